# Part of Snapback, under the MIT licence; see LICENSE.
"""A window of GTK from which a text or files can be dragged.

Usage: source.py text TEXT | source.py large TEXT | source.py files PATH... | source.py silent TEXT
| source.py partial TEXT
A large text is repeated 400,000 times. It hangs instead of giving a silent text, and while it gives a partial one,
which is repeated eight million times.
Its title is "source"; it prints "ready" when it is shown, and "finished" after a drag that was accepted.
"""

import sys
import time
from pathlib import Path

import gi

gi.require_version("Gdk", "3.0")
gi.require_version("Gtk", "3.0")
from gi.repository import Gdk, GLib, Gtk  # noqa: E402

kind, values = sys.argv[1], sys.argv[2:]
window = Gtk.Window(title="source")
window.set_default_size(150, 100)
area = Gtk.EventBox()
area.add(Gtk.Label(label="drag me"))
window.add(area)
area.drag_source_set(Gdk.ModifierType.BUTTON1_MASK, [], Gdk.DragAction.COPY)
if kind == "files":
    area.drag_source_add_uri_targets()
else:
    area.drag_source_add_text_targets()


def hang():
    print("hangs", flush=True)
    time.sleep(1000)


def provide(_area, _context, data, _info, _time):
    if kind == "files":
        data.set_uris([Path(value).as_uri() for value in values])
        return
    if kind == "silent":
        hang()
    data.set_text(values[0] * {"partial": 8_000_000, "large": 400_000}.get(kind, 1), -1)
    if kind == "partial":
        GLib.idle_add(hang)


area.connect("drag-data-get", provide)
area.connect("drag-end", lambda *_: print("finished", flush=True))
window.connect("destroy", Gtk.main_quit)
window.connect("map-event", lambda *_: print("ready", flush=True))
window.show_all()
Gtk.main()
