# Part of Snapback, under the MIT licence; see LICENSE.
"""Another program on X11 that owns a selection.

Usage: owner.py CLIPBOARD|PRIMARY whole|parts|silent|partial|refuse COUNT
The text is the lines "0", "1", ... up to COUNT. In parts (INCR) each has 1,000 bytes; a partial text stops after two.
It prints "ready" when it owns the selection, and ends when another program does.
"""

import ctypes
import sys
from ctypes import byref, c_char_p, c_int, c_long, c_ulong, c_void_p

PART = 1_000
PROPERTY_NOTIFY, SELECTION_CLEAR, SELECTION_REQUEST, SELECTION_NOTIFY = 28, 29, 30, 31
PROPERTY_CHANGE_MASK = 1 << 22
PROPERTY_DELETE = 1


class PropertyEvent(ctypes.Structure):
    _fields_ = [
        ("type", c_int), ("serial", c_ulong), ("is_sent", c_int), ("display", c_void_p),
        ("window", c_ulong), ("atom", c_ulong), ("time", c_ulong), ("state", c_int)]


class SelectionRequest(ctypes.Structure):
    _fields_ = [
        ("type", c_int), ("serial", c_ulong), ("is_sent", c_int), ("display", c_void_p),
        ("owner", c_ulong), ("requestor", c_ulong), ("selection", c_ulong), ("target", c_ulong),
        ("property", c_ulong), ("time", c_ulong)]


class SelectionEvent(ctypes.Structure):
    _fields_ = [
        ("type", c_int), ("serial", c_ulong), ("is_sent", c_int), ("display", c_void_p),
        ("requestor", c_ulong), ("selection", c_ulong), ("target", c_ulong), ("property", c_ulong),
        ("time", c_ulong)]


class Event(ctypes.Union):
    _fields_ = [
        ("type", c_int), ("property", PropertyEvent), ("request", SelectionRequest),
        ("selection", SelectionEvent), ("padding", c_long * 24)]


xlib = ctypes.CDLL("libX11.so.6")
xlib.XOpenDisplay.restype = c_void_p
xlib.XOpenDisplay.argtypes = [c_char_p]
xlib.XDefaultRootWindow.restype = c_ulong
xlib.XDefaultRootWindow.argtypes = [c_void_p]
xlib.XInternAtom.restype = c_ulong
xlib.XInternAtom.argtypes = [c_void_p, c_char_p, c_int]
xlib.XCreateSimpleWindow.restype = c_ulong
xlib.XCreateSimpleWindow.argtypes = [c_void_p, c_ulong] + [c_int] * 5 + [c_ulong] * 2
xlib.XSelectInput.argtypes = [c_void_p, c_ulong, c_long]
xlib.XSetSelectionOwner.argtypes = [c_void_p, c_ulong, c_ulong, c_ulong]
xlib.XGetSelectionOwner.restype = c_ulong
xlib.XGetSelectionOwner.argtypes = [c_void_p, c_ulong]
xlib.XChangeProperty.argtypes = [c_void_p, c_ulong, c_ulong, c_ulong, c_int, c_int, c_void_p, c_int]
xlib.XSendEvent.argtypes = [c_void_p, c_ulong, c_int, c_long, c_void_p]
xlib.XNextEvent.argtypes = [c_void_p, c_void_p]
xlib.XFlush.argtypes = [c_void_p]

display = xlib.XOpenDisplay(None)


def atom(name):
    return xlib.XInternAtom(display, name.encode(), 0)


selection, kind, count = atom(sys.argv[1]), sys.argv[2], int(sys.argv[3])
text = "\n".join(str(line) for line in range(count)).encode()
window = xlib.XCreateSimpleWindow(display, xlib.XDefaultRootWindow(display), 0, 0, 1, 1, 0, 0, 0)
# The parts that are still to be given.
parts = []


def answer(request, gives):
    event = Event()
    event.selection = SelectionEvent(
        SELECTION_NOTIFY, 0, 0, None, request.requestor, request.selection, request.target,
        request.property if gives else 0, request.time)
    xlib.XSendEvent(display, request.requestor, 0, 0, byref(event))
    xlib.XFlush(display)


def write(requestor, target, to, value):
    xlib.XChangeProperty(display, requestor, to, target, 8, 0, value, len(value))
    xlib.XFlush(display)


def provide(request):
    if kind == "silent":
        return
    if kind == "refuse" or request.target != atom("UTF8_STRING"):
        answer(request, False)
        return
    if kind == "whole":
        write(request.requestor, request.target, request.property, text)
        answer(request, True)
        return
    parts[:] = [text[start:start + PART] for start in range(0, len(text), PART)] + [b""]
    if kind == "partial":
        del parts[2:]
    xlib.XSelectInput(display, request.requestor, PROPERTY_CHANGE_MASK)
    size = c_long(len(text))
    xlib.XChangeProperty(
        display, request.requestor, request.property, atom("INCR"), 32, 0, byref(size), 1)
    answer(request, True)


def go_on(event):
    if event.state == PROPERTY_DELETE and parts:
        write(event.window, atom("UTF8_STRING"), event.atom, parts.pop(0))


xlib.XSetSelectionOwner(display, selection, window, 0)
if xlib.XGetSelectionOwner(display, selection) != window:
    sys.exit("no owner")
print("ready", flush=True)
event = Event()
while True:
    xlib.XNextEvent(display, byref(event))
    if event.type == SELECTION_REQUEST:
        provide(event.request)
    elif event.type == PROPERTY_NOTIFY:
        go_on(event.property)
    elif event.type == SELECTION_CLEAR:
        break
