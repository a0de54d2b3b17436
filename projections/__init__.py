"""From events to meaning: the Game protocol, the games, the standing line, the fold, the recorder."""
