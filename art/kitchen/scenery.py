"""How burgers and rolls are looked at: the same for all of a kind, so that they compare."""
from kitchen.stage import camera


def burger_camera(eye=2.0, middle=0.86, away=8.6, x=0.0, target_x=0.0, lens=88):
    """A long lens on one burger. eye: height of the camera; middle: the height it looks at; away: distance along y."""
    camera((x, -away, eye), (target_x, 0, middle), lens=lens, fstop=0.4, focus=(0, -0.85, middle))


def sandwich_camera(lens=75, middle=0.98):
    """Two halves of a roll beside a pot, or one roll with a longer lens. middle: the height it looks at."""
    camera((0, -8.4, 2.9), (0.0, 0, middle), lens=lens, fstop=0.75, focus=(-0.1, -0.6, middle + 0.12))
