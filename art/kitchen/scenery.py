"""How burgers and rolls are looked at: the same for all of a kind, so that they compare."""
from kitchen.stage import camera


def burger_camera(eye=2.0, middle=0.86, away=8.6, x=0.0, target_x=0.0, lens=88):
    """A long lens on one burger. eye: height of the camera; middle: the height it looks at; away: distance along y."""
    camera((x, -away, eye), (target_x, 0, middle), lens=lens, fstop=0.4, focus=(0, -0.85, middle))


def sandwich_camera(lens=74, middle=0.92):
    """Two halves of a roll beside a pot, or one roll with a longer lens. middle: the height it looks at."""
    camera((0, -8.2, 3.7), (-0.04, 0, middle - 0.06), lens=lens, fstop=0.75, focus=(-0.1, -0.6, middle + 0.12))


def saj_camera():
    """Two halves of saj on their board."""
    camera((0, -8.2, 4.6), (0.0, 0.3, 0.42), lens=80, focus=(-0.3, -0.3, 0.6))


def long_roll_camera():
    """A long roll on its board, from higher up."""
    camera((0, -8.6, 4.1), (-0.06, 0.1, 0.62), lens=75, fstop=0.7, focus=(-0.3, -0.4, 0.8))


def rocket_camera():
    """A rocket on its paper, its cut large."""
    camera((0, -8.0, 4.6), (0.28, 0.25, 0.48), lens=80, fstop=0.6, focus=(-0.35, -0.6, 0.6))


def meal_camera():
    """Eight slices on a plate, from high up, so that their fillings show."""
    camera((0, -7.0, 7.4), (0.0, -0.04, 0.25), lens=75, fstop=0.75, focus=(-0.2, -0.6, 0.6))
