# Part of Snapback, under the MIT licence; see LICENSE.

"""Walks the window of `snapback gallery`, selects a scene, and does its gestures by their names."""

from reader import actions, eventually, expect, find, perform, walk, window

INTERACTIVE = ("push button", "toggle button", "check box", "radio button", "slider", "entry", "combo box")

root = window("snapback")
find(root, "push button", "Spring home")
items = list(walk(root))
expect(len(items) > 50, f"the gallery has {len(items)} items")
unnamed = [item.getRoleName() for item in items if item.getRoleName() in INTERACTIVE and not item.name]
expect(not unnamed, f"controls without a name: {unnamed}")
unfocusable = [
    item.name for item in items if item.getRoleName() in INTERACTIVE and not item.queryComponent()]
expect(not unfocusable, f"controls without a place: {unfocusable}")

perform(find(root, "push button", "Move, pinch, rotate a photo"))


def photo():
    for item in walk(root):
        try:
            if "pinch out" in actions(item):
                return item
        except NotImplementedError:
            pass
    return None


def box():
    extents = photo().queryComponent().getExtents(1)
    return extents.width, extents.height


item = eventually("the photo", photo)
for name in ("nudge left", "nudge right", "nudge up", "nudge down", "pinch out", "pinch in", "rotate clockwise"):
    expect(name in actions(item), f"{name} in {actions(item)}")
before = box()
perform(item, "pinch out")
eventually("a larger photo", lambda: box()[0] > before[0] or None)

print("ok")
