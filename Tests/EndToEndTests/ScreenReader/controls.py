# Part of Snapback, under the MIT licence; see LICENSE.

"""Uses every control of the preview `Controls.swift` as a screen reader does."""

import sys
import threading

import pyatspi

from reader import eventually, expect, find, has, perform, window

root = window(*sys.argv[1:])

# A button, and the text that shows what it did.
perform(find(root, "push button", "Add"))
find(root, "label", "Count 1")

# A slider: its value in numbers, by steps, and its limits.
slider = find(root, "slider", "Volume")
value = slider.queryValue()
expect((value.minimumValue, value.maximumValue, value.minimumIncrement) == (0, 10, 1), "the slider's limits")
value.currentValue = 7
find(root, "label", "Volume 7")
eventually("the slider's own value", lambda: slider.queryValue().currentValue == 7)
perform(slider, "increment")
find(root, "label", "Volume 8")

# A toggle.
toggle = find(root, "check box", "Wi-Fi")
expect(not has(toggle, pyatspi.STATE_CHECKED), "the toggle is off")
perform(toggle)
eventually("the toggle is on", lambda: has(toggle, pyatspi.STATE_CHECKED))

# A text field: reading, writing, the caret and the selection.
field = find(root, "entry", "Name")
text, editable = field.queryText(), field.queryEditableText()
expect(text.getText(0, -1) == "Ada", "the field's text")
editable.insertText(3, " Ü😀", 3)
find(root, "label", "Hello Ada Ü😀")
eventually("the field's new text", lambda: field.queryText().getText(0, -1) == "Ada Ü😀")
expect(field.queryText().characterCount == 6, "offsets count code points")
editable.deleteText(0, 4)
find(root, "label", "Hello Ü😀")
editable.setTextContents("Grace Hopper")
find(root, "label", "Hello Grace Hopper")
text = field.queryText()
expect(text.getTextAtOffset(7, pyatspi.TEXT_BOUNDARY_WORD_START)[0] == "Hopper", "the word at an offset")
text.setCaretOffset(5)
eventually("the caret", lambda: field.queryText().caretOffset == 5)
text.addSelection(0, 5)
eventually("the selection", lambda: field.queryText().getNSelections() == 1)
expect(tuple(field.queryText().getSelection(0)) == (0, 5), "the selected range")
secret = find(root, "password text", "Password")
expect(secret.queryText().getText(0, -1) == "•••", "a password is not readable")

# The focus moves, and its events arrive.
focused = []


def on_focus(event):
    if event.detail1:
        focused.append((event.source.getRoleName(), event.source.name))


pyatspi.Registry.registerEventListener(on_focus, "object:state-changed:focused")
values, announced = [], []
pyatspi.Registry.registerEventListener(
    lambda event: values.append(event.source.name), "object:property-change:accessible-value")
pyatspi.Registry.registerEventListener(lambda event: announced.append(event.any_data), "object:announcement")
thread = threading.Thread(target=pyatspi.Registry.start, daemon=True)
thread.start()
field.queryComponent().grabFocus()
eventually("the focus is in the field", lambda: has(field, pyatspi.STATE_FOCUSED))
slider.queryComponent().grabFocus()
eventually("the focus is at the slider", lambda: has(slider, pyatspi.STATE_FOCUSED))
eventually("the focus events", lambda: focused[-2:] == [("entry", "Name"), ("slider", "Volume")])
perform(slider, "decrement")
# libatspi does not pass on the number of the event.
eventually("the event of the value", lambda: values == ["Volume"])
expect(slider.queryValue().currentValue == 7, "the value after the event")
perform(find(root, "push button", "Announce"))
eventually("the announcement", lambda: announced == ["Saved"])
pyatspi.Registry.stop()

# Positions: a control is where its extents say.
button = find(root, "push button", "Add")
box = button.queryComponent().getExtents(pyatspi.WINDOW_COORDS)
middle = (box.x + box.width // 2, box.y + box.height // 2)
hit = root.queryComponent().getAccessibleAtPoint(*middle, pyatspi.WINDOW_COORDS)
expect(hit.name == "Add", "the button is at its position")

# A disabled button, a heading, a custom action, an adjustable view.
disabled = find(root, "push button", "Disabled")
expect(not has(disabled, pyatspi.STATE_SENSITIVE), "the disabled button is insensitive")
find(root, "heading", "Settings")
stars = find(root, "slider", "Rating")
perform(stars, "increment")
eventually("the rating in words", lambda: dict(a.split(":", 1) for a in find(root, "slider", "Rating").getAttributes()).get("valuetext") == "4 stars")
perform(stars, "Reset")
find(root, "label", "Reset")

# A segmented picker is a group of radio buttons.
perform(find(root, "radio button", "Two"))
eventually("the second option is checked", lambda: has(find(root, "radio button", "Two"), pyatspi.STATE_CHECKED))

# A sheet hides what is behind it, until its button closes it.
perform(find(root, "push button", "Show sheet"))
sheet = find(root, "dialog")
expect(has(sheet, pyatspi.STATE_MODAL), "the sheet is modal")
find(sheet, "label", "In the sheet")
# A child may have gone meanwhile.
expect(all(child is None or child.name != "Add" for child in root), "the views behind the sheet are hidden")
perform(find(sheet, "push button", "Close"))
find(root, "push button", "Add")
print("ok")
