# Part of Snapback, under the MIT licence; see LICENSE.

"""A desktop portal with settings. Each line of the input sets one: a namespace, a key, and a value in GVariant's form."""

import sys
import threading

from gi.repository import Gio, GLib

INTERFACE = """
<node>
  <interface name="org.freedesktop.portal.Settings">
    <method name="ReadAll"><arg type="as" direction="in"/><arg type="a{sa{sv}}" direction="out"/></method>
    <signal name="SettingChanged"><arg type="s"/><arg type="s"/><arg type="v"/></signal>
  </interface>
</node>
"""
PATH = "/org/freedesktop/portal/desktop"
settings = {"org.freedesktop.appearance": {"color-scheme": GLib.Variant("u", 2)}}


def answer(bus, sender, path, interface, method, arguments, invocation):
    invocation.return_value(GLib.Variant("(a{sa{sv}})", (settings,)))


def change(bus, line):
    namespace, key, value = line.rstrip("\n").split(" ", 2)
    variant = GLib.Variant.parse(None, value, None, None)
    settings.setdefault(namespace, {})[key] = variant
    bus.emit_signal(
        None, PATH, "org.freedesktop.portal.Settings", "SettingChanged",
        GLib.Variant("(ssv)", (namespace, key, variant)))


def read(bus):
    for line in sys.stdin:
        GLib.idle_add(change, bus, line)


def provide(bus, name):
    bus.register_object(PATH, Gio.DBusNodeInfo.new_for_xml(INTERFACE).interfaces[0], answer, None, None)
    threading.Thread(target=read, args=(bus,), daemon=True).start()


Gio.bus_own_name(
    Gio.BusType.SESSION, "org.freedesktop.portal.Desktop", 0, provide, lambda *_: print("ready", flush=True), None)
GLib.MainLoop().run()
