"""Heights of a motor yacht's decks in meters above the waterline, for its house and for the glow of its glass."""


def main_deck(loa: float) -> float:
    return 0.85 + 0.0215 * loa


def deck_height(loa: float) -> float:
    """From one deck to the next."""
    return 2.35 + 0.006 * loa
