# Part of Snapback, under the MIT licence; see LICENSE.

"""Does the gestures of UIKit's recognizers by the names of their actions."""

from reader import actions, eventually, expect, find, perform, walk, window

root = window("snapback")
card = eventually("the card", lambda: next((item for item in walk(root) if item.name == "Card"), None))
expected = {
    "press": "Tapped", "long press": "Pressed", "nudge right": "Panned right", "nudge left": "Panned left",
    "pinch out": "Pinched", "rotate clockwise": "Turned"}
for name, status in expected.items():
    expect(name in actions(card), f"{name} in {actions(card)}")
    perform(card, name)
    find(root, "label", status)
expect({"swipe left", "swipe right"} <= set(actions(card)), f"swipes in {actions(card)}")

print("ok")
