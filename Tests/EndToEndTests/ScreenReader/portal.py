# Part of Snapback, under the MIT licence; see LICENSE.

"""A desktop portal whose dialogs for files end at once with the file in the first argument. It prints each call."""

import json
import sys

from gi.repository import Gio, GLib

INTERFACE = """
<node>
  <interface name="org.freedesktop.portal.FileChooser">
    <method name="OpenFile">
      <arg type="s" direction="in"/><arg type="s" direction="in"/><arg type="a{sv}" direction="in"/>
      <arg type="o" direction="out"/>
    </method>
    <method name="SaveFile">
      <arg type="s" direction="in"/><arg type="s" direction="in"/><arg type="a{sv}" direction="in"/>
      <arg type="o" direction="out"/>
    </method>
  </interface>
</node>
"""


def answer(bus, sender, path, interface, method, arguments, invocation):
    parent, title, options = arguments.unpack()
    handle = f"/org/freedesktop/portal/desktop/request/{sender[1:].replace('.', '_')}/{options['handle_token']}"
    print(json.dumps([method, parent, title, options.get("filters"), options.get("current_name")]), flush=True)
    invocation.return_value(GLib.Variant("(o)", (handle,)))
    results = {"uris": GLib.Variant("as", ["file://" + sys.argv[1]])}
    bus.emit_signal(
        sender, handle, "org.freedesktop.portal.Request", "Response", GLib.Variant("(ua{sv})", (0, results)))


def provide(bus, name):
    interface = Gio.DBusNodeInfo.new_for_xml(INTERFACE).interfaces[0]
    bus.register_object("/org/freedesktop/portal/desktop", interface, answer, None, None)


Gio.bus_own_name(Gio.BusType.SESSION, "org.freedesktop.portal.Desktop", 0, provide, None, None)
GLib.MainLoop().run()
