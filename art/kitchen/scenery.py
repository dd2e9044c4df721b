"""How burgers and rolls are looked at: the same for all of a kind, so that they compare."""
from kitchen.stage import camera


def burger_camera(eye=2.0, middle=0.86, away=8.6, x=0.0, target_x=0.0, lens=88):
    """A long lens on one burger. eye: height of the camera; middle: the height it looks at; away: distance along y."""
    camera((x, -away, eye), (target_x, 0, middle), lens=lens, fstop=0.4, focus=(0, -0.85, middle))


def roll_camera(middle):
    """One roll beside a pot: the same lens for every size, so that the rolls compare. middle: the height it looks at."""
    camera((0, -8.2, 3.9), (0, 0, middle), lens=76, fstop=0.75, focus=(-0.1, -0.5, middle + 0.2))


def saj_camera():
    """Two halves of saj on their board."""
    camera((0, -8.2, 4.6), (0.0, 0.3, 0.42), lens=80, focus=(-0.3, -0.3, 0.6))


def rocket_camera():
    """A rocket on its paper, its cut large."""
    camera((0, -8.0, 4.6), (-0.07, 0.25, 0.5), lens=76, fstop=0.6, focus=(-0.35, -0.6, 0.6))


def meal_camera():
    """Eight pieces on a plate, from high up, so that their fillings show."""
    camera((0, -7.6, 6.6), (0.0, -0.06, 0.32), lens=80, fstop=0.75, focus=(-0.2, -0.6, 0.6))
