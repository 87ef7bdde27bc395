# Part of Snapback, under the MIT licence; see LICENSE.

"""Opens and saves a file in the preview `Files.swift`, by the dialogs of a portal, and without one."""

import json
import pathlib
import subprocess
import sys
import tempfile

from reader import expect, find, perform, window

root = window()
perform(find(root, "push button", "Open"))
find(root, "label", "No dialog")

with tempfile.TemporaryDirectory() as folder:
    file = pathlib.Path(folder) / "a note.txt"
    file.write_text("hello")
    script = pathlib.Path(__file__).with_name("portal.py")
    portal = subprocess.Popen(
        [sys.executable, script, str(file).replace(" ", "%20")], stdout=subprocess.PIPE, text=True)
    try:
        subprocess.run(
            ["gdbus", "wait", "--session", "--timeout", "30", "org.freedesktop.portal.Desktop"], check=True)
        perform(find(root, "push button", "Open"))
        find(root, "label", "Read hello")
        method, parent, title, filters, _ = json.loads(portal.stdout.readline())
        expect((method, title) == ("OpenFile", "Choose a File"), f"the call {method} {title}")
        expect(parent.startswith("x11:"), f"the parent {parent}")
        expect([0, "*.txt"] in filters[0][1], f"the filters {filters}")
        perform(find(root, "push button", "Save"))
        find(root, "label", "Saved a note.txt")
        method, _, _, _, name = json.loads(portal.stdout.readline())
        expect((method, name) == ("SaveFile", "Copy.txt"), f"the call {method} {name}")
        expect(file.read_text() == "HELLO", "the saved text")
    finally:
        portal.kill()
        portal.wait()

print("ok")
