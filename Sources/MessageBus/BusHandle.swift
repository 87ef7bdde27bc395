// Part of Snapback, under the MIT licence; see LICENSE.

import CGIO
import CMessageBus

/// A connection to a message bus, for blocking calls on any thread.
package struct BusHandle: Sendable {
  // The C object locks what its functions share.
  nonisolated(unsafe) let pointer: OpaquePointer

  init(_ pointer: OpaquePointer) {
    self.pointer = pointer
  }

  /// Connects to the bus at an address; nil for the session bus. Returns nil if that fails.
  package static func connect(to address: String?) -> BusHandle? {
    cbus_connect(address).map { BusHandle($0) }
  }

  /// The unique name of this end.
  package var name: String { String(cString: cbus_name(pointer)) }

  /// Calls a method, and returns the reply's values; nil for an error. It waits for the reply, but at
  /// most 10 s.
  package func call(
    _ destination: String, _ path: String, _ interface: String, _ member: String,
    _ arguments: [DBusValue] = [], startsService: Bool = false
  ) -> [DBusValue]? {
    guard
      let reply = cbus_call(
        pointer, destination, path, interface, member, DBusValue.makeTuple(arguments),
        startsService)
    else { return nil }
    defer { g_variant_unref(reply) }
    return DBusValue(reply)?.members
  }

  package func close() {
    cbus_close(pointer)
  }
}
