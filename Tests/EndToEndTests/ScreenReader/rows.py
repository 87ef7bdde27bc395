# Part of Snapback, under the MIT licence; see LICENSE.

"""Walks a list of 100,000 rows at its edges, in the preview `Rows.swift`."""

import sys

import pyatspi

from reader import eventually, expect, find, has, perform, window

COUNT = 100_000
root = window(*sys.argv[1:])
rows = find(root, "list")
expect(rows.childCount == COUNT, f"the list has {rows.childCount} children")
eventually("the first row", lambda: rows.getChildAtIndex(0).name == "Row 0")
last = rows.getChildAtIndex(COUNT - 1)
expect(last.getRoleName() == "list item", "the last row is a list item")
expect(last.name == "" and last.childCount == 0, "the last row is not made")
expect(last.getIndexInParent() == COUNT - 1, "the last row's index")
expect(not has(last, pyatspi.STATE_SHOWING), "the last row is not visible")
expect(rows.getChildAtIndex(COUNT) is None, "there is no further row")
attributes = dict(item.split(":", 1) for item in last.getAttributes())
expect((attributes["posinset"], attributes["setsize"]) == (str(COUNT), str(COUNT)), "the row's position")

# Scrolled to, the last row is made; the first one then is not any more.
perform(last, "show")
eventually("the last row", lambda: rows.getChildAtIndex(COUNT - 1).name == f"Row {COUNT - 1:,}")
eventually("its visibility", lambda: has(rows.getChildAtIndex(COUNT - 1), pyatspi.STATE_SHOWING))
expect(last.name == f"Row {COUNT - 1:,}", "the same object, which is made now")
expect(rows.childCount == COUNT, "the list has as many children as before")
expect(rows.getChildAtIndex(0).name == "", "the first row is not made any more")

# Back at the top, and somewhere in the middle.
perform(rows.getChildAtIndex(50_000), "show")
eventually("a row in the middle", lambda: rows.getChildAtIndex(50_000).name == "Row 50,000")
rows.getChildAtIndex(0).queryComponent().grabFocus()
eventually("the first row again", lambda: rows.getChildAtIndex(0).name == "Row 0")
print("ok")
