// Part of Snapback, under the MIT licence; see LICENSE.

/// A call of a method, or a signal, from a bus.
package struct BusMessage: Equatable, Sendable {
  package var sender: String
  package var path: String
  package var interface: String
  package var member: String
  package var arguments: [DBusValue]

  package init(
    sender: String = "", path: String, interface: String, member: String,
    arguments: [DBusValue] = []
  ) {
    self.sender = sender
    self.path = path
    self.interface = interface
    self.member = member
    self.arguments = arguments
  }
}
