"""What a shared link shows, 1200 by 630: food on one side, room for the name on the other."""
from kitchen.pictures import picture
from kitchen.stage import camera
from scenes.hero import everything


def aside(shift):
    everything()
    camera((0, -10.5, 3.6), (0.1, 0.2, 1.2), lens=45, fstop=0.42, focus=(0, -0.35, 1.1), shift=(shift, 0.02))


@picture('sharing-en', width=1200, height=630, samples=10, bounces=14)
def sharing_en():
    """The whole house on the right, quiet on the left, where English begins."""
    aside(-0.2)


@picture('sharing-ar', width=1200, height=630, samples=10, bounces=14)
def sharing_ar():
    """The whole house on the left, quiet on the right, where Arabic begins."""
    aside(0.2)
