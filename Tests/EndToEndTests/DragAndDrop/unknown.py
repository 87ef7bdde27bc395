# Part of Snapback, under the MIT licence; see LICENSE.
"""Sends the messages of a drag whose types do not exist to a window of X11.

Usage: unknown.py WINDOW
Once with the types in the message, and once with them in a property of the source, as more than three are.
"""

import ctypes
import sys


class Message(ctypes.Structure):
    _fields_ = [
        ("type", ctypes.c_int), ("serial", ctypes.c_ulong), ("is_sent", ctypes.c_int),
        ("display", ctypes.c_void_p), ("window", ctypes.c_ulong), ("name", ctypes.c_ulong),
        ("format", ctypes.c_int), ("data", ctypes.c_long * 5), ("rest", ctypes.c_long * 24)]


x = ctypes.CDLL("libX11.so.6")
x.XOpenDisplay.restype = ctypes.c_void_p
for function in (x.XInternAtom, x.XDefaultRootWindow, x.XCreateSimpleWindow):
    function.restype = ctypes.c_ulong
display = ctypes.c_void_p(x.XOpenDisplay(None))
window = int(sys.argv[1])
source = x.XCreateSimpleWindow(
    display, ctypes.c_ulong(x.XDefaultRootWindow(display)), 0, 0, 1, 1, 0, ctypes.c_ulong(0), ctypes.c_ulong(0))


def atom(name):
    return x.XInternAtom(display, name.encode(), 0)


def send(name, *data):
    message = Message(33, 0, 1, display, window, atom(name), 32, (ctypes.c_long * 5)(*data))
    x.XSendEvent(display, ctypes.c_ulong(window), 0, ctypes.c_long(0), ctypes.byref(message))
    x.XSync(display, 0)


TYPES = (0x1FFFFFF0, 0x1FFFFFF1, 0x1FFFFFF2)
send("XdndEnter", source, 5 << 24, *TYPES)
send("XdndLeave", source, 0, 0, 0, 0)
types = (ctypes.c_ulong * 4)(*TYPES, 0x1FFFFFF3)
x.XChangeProperty(
    display, ctypes.c_ulong(source), ctypes.c_ulong(atom("XdndTypeList")), ctypes.c_ulong(4), 32, 0, types, 4)
send("XdndEnter", source, 5 << 24 | 1, *TYPES)
send("XdndLeave", source, 0, 0, 0, 0)
