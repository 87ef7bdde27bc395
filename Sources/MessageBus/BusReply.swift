// Part of Snapback, under the MIT licence; see LICENSE.

/// The reply to a call.
package enum BusReply: Equatable, Sendable {
  case values([DBusValue])
  /// The name of an error of D-Bus, and a message.
  case error(String, String)

  /// The object has no such method or property.
  package static func unknown(_ name: String) -> BusReply {
    .error("org.freedesktop.DBus.Error.UnknownMethod", "There is no \(name).")
  }

  /// The arguments are not those of the method.
  package static let invalid = BusReply.error(
    "org.freedesktop.DBus.Error.InvalidArgs", "The arguments are invalid.")

  package static func boolean(_ value: Bool) -> BusReply { .values([.boolean(value)]) }
  package static func integer(_ value: Int) -> BusReply {
    .values([.int32(Int32(clamping: value))])
  }
  package static func string(_ text: String) -> BusReply { .values([.string(text)]) }
}
