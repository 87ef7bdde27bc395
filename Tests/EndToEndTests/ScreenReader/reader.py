# Part of Snapback, under the MIT licence; see LICENSE.

"""What the tests do as a screen reader does: find a program's objects on the accessibility bus."""

import sys
import time

import pyatspi

LIMIT = 60


def eventually(what, poll):
    """Polls until the function returns something true, and returns it. The limit only bounds a hang."""
    end = time.monotonic() + LIMIT
    while True:
        try:
            result = poll()
        except Exception as error:  # The object has gone, or the program is not there yet.
            result, last = None, error
        else:
            last = None
        if result:
            return result
        if time.monotonic() > end:
            sys.exit(f"timed out: {what} ({last})")
        time.sleep(0.02)


def program(name="snapback"):
    def find():
        desktop = pyatspi.Registry.getDesktop(0)
        return next((app for app in desktop if app and app.name == name), None)

    return eventually("the program on the bus", find)


def window(name="snapback"):
    app = program(name)
    return eventually("the window", lambda: app.childCount and app.getChildAtIndex(0))


def walk(root, limit=50):
    """All objects below one, in order. Of longer lists only the first and the last objects."""
    count = root.childCount
    indices = range(count) if count <= limit else [*range(limit // 2), *range(count - limit // 2, count)]
    for index in indices:
        child = root.getChildAtIndex(index)
        if child is None:
            continue
        yield child
        yield from walk(child, limit)


def has(item, state):
    return item.getState().contains(state)


def find(root, role, name=None, showing=None):
    def search():
        for item in walk(root):
            if item.getRoleName() == role and (name is None or item.name == name):
                if showing is None or has(item, pyatspi.STATE_SHOWING) == showing:
                    return item
        return None

    return eventually(f"a {role} named {name}", search)


def actions(item):
    action = item.queryAction()
    return [action.getName(index) for index in range(action.nActions)]


def perform(item, name="press"):
    action = item.queryAction()
    names = actions(item)
    if name not in names:
        sys.exit(f"{item.name} has no action {name}, but {names}")
    if not action.doAction(names.index(name)):
        sys.exit(f"{item.name} refused {name}")


def expect(condition, what):
    if not condition:
        sys.exit(f"not true: {what}")


def describe(root, depth=0):
    """The tree as text, for a look."""
    states = [pyatspi.stateToString(s) for s in root.getState().getStates()]
    interesting = [s for s in states if s not in ("enabled", "sensitive", "visible", "showing")]
    hidden = "" if "showing" in states else " (not showing)"
    box = ""
    try:
        e = root.queryComponent().getExtents(1)
        box = f" [{e.x},{e.y} {e.width}x{e.height}]"
    except NotImplementedError:
        pass
    acts = ""
    if "Action" in pyatspi.listInterfaces(root):
        acts = " actions=" + ",".join(actions(root))
    print(f"{'  ' * depth}{root.getRoleName()} {root.name!r}{hidden}{box} {' '.join(interesting)}{acts}"
          + (f" -- {root.description}" if root.description else ""))
    count = root.childCount
    for index in range(count) if count < 60 else [0, 1, 2, count - 1]:
        child = root.getChildAtIndex(index)
        if child:
            describe(child, depth + 1)


if __name__ == "__main__":
    describe(window(*sys.argv[1:]))
