"""The built-in sheet: every number of iron_age 2 in one place, most of them assumed (iron_age 2.8).

Nothing else in this package holds a number of the sheet. A corrected sheet is another document of the same shape under
another name (iron_age 2.9); docs/games/iron_age.md shows how an owner of the game supplies one.
"""

from __future__ import annotations

NAME_KEY = "sheet_version"

# No name means that the number is printed there: the seed's are the faces either, goods and skull, the goods maximum,
# 2 armies a province, 1 population a port, the Colosseum's 13 and 10, Formations' 2, enemies 4 and 10, and `end`.
SHEET_V0_ASSUMED = """\
{"sheet_version": "iron_age_sheet_v0_assumed",
 "empire_faces": ["food", "population", "either", "goods", "innovation", "skull"],
 "face_food": {"food": 3, "either": 2}, "face_population": {"population": 3, "either": 2},
 "innovation_value": 3, "good_value": 1, "wealth_value": 5, "goods_per_wealth": 4,
 "fate_faces": {
   "drought": {"letter": "D", "food_adjust": -1},
   "bounty": {"letter": "B", "food_adjust": 1},
   "conquest": {"letter": "C", "action": "conquest"},
   "tribute_demand": {"letter": "T", "action": "tribute_demand"},
   "portents": {"letter": "O", "action": "portents"},
   "calm": {"letter": "N"}},
 "rows": {"wealth": [0, 15], "ships": [0, 15], "armies": [0, 15], "goods": [0, 15], "food": [3, 15]},
 "max_empire_dice": 6,
 "provinces": {
   "boxes": {"2": 3, "3": 4, "4": 5, "5": 6, "6": 7},
   "tribute": {"2": 1, "3": 2, "4": 3, "5": 4, "6": 5},
   "armies": 2},
 "ports": {"population": 1, "goods": {"2": 2, "3": 3, "4": 4, "5": 5, "6": 6}},
 "setup_extra_province_gives_bonus": true,
 "monuments": {
   "oracle": [4, 3, 2],
   "lighthouse": [6, 5, 3],
   "mausoleum": [8, 7, 5],
   "parthenon": [10, 9, 7],
   "appian_way": [12, 11, 8],
   "colosseum": [15, 13, 10]},
 "monuments_removed": {"1": [], "2": [], "3": [], "4": []},
 "disasters": {"2": "unrest", "3": "pestilence", "4": "barbarians", "5": "civil_war", "6": "invasion"},
 "skull_marks": {"unrest": 2, "pestilence": 3, "civil_war": 5},
 "enemy": {"barbarians": 4, "invasion": 10}, "conquest_boxes_start": 1,
 "army_cost": {"population": 1, "food": 1}, "ship_cost_goods": 2,
 "points_per_wealth": 1,
 "developments": {
   "irrigation": {"cost": 4, "points": 2, "ignore_drought": true},
   "law": {"cost": 5, "points": 2, "immune": ["unrest"]},
   "agriculture": {"cost": 6, "points": 3, "food_per_food_die": 1},
   "medicine": {"cost": 6, "points": 3, "immune": ["pestilence"]},
   "formations": {"cost": 6, "points": 3, "combat": 2},
   "shipbuilding": {"cost": 6, "points": 3, "enable_ships": true, "score_per": {"ships": 1}},
   "religion": {"cost": 8, "points": 4, "immune": ["civil_war"]},
   "navy": {"cost": 8, "points": 4, "combat_per_ship": 1, "lose_ship_in_battle": true},
   "coinage": {"cost": 8, "points": 4, "innovation_value": 5},
   "engineering": {"cost": 10, "points": 5, "population_per_population_die": 1},
   "commerce": {"cost": 14, "points": 6, "score_per": {"ports": 1}},
   "architecture": {"cost": 16, "points": 7, "score_per": {"monuments": 2}},
   "empire": {"cost": 18, "points": 8, "score_per": {"provinces": 1}}},
 "end": {
   "short": {"developments": 5, "tribute": 30, "monuments_left": 1},
   "full": {"developments": 7, "tribute": 50, "monuments_left": 0}}}
"""
