"""Parts to cook pictures from: materials, shapes, the set, the film, and every food and thing that stands on the table.

One unit is about 6 cm (a burger's radius is 1); z points up, the camera looks along +y. Colours are sRGB hex strings.
"""
