// Part of Snapback, under the MIT licence; see LICENSE.

import AccessibilityBridge
import Foundation
import Interface
import InterfaceTesting
import MessageBus

/// A window without a desktop, and a client that calls its objects without a bus.
@MainActor
final class FakeWindow: AccessibleWindow {
  let title = "Window"
  var size: CGSize { harness.host.size }
  let scale = 2.0
  let contentPosition = CGPoint(x: 100, y: 50)
  var isActive = false
  let harness: Harness
  private(set) var events: [String] = []
  private(set) var server: AccessibilityServer?

  init(@ViewBuilder _ view: () -> some View) {
    harness = Harness(view)
    server = AccessibilityServer(
      self, harness.host, busName: ":1.1",
      desktop: .structure([.string(":1.0"), .objectPath("/root")])
    ) { [weak self] path, interface, member, body in
      let name = interface.split(separator: ".").last.map(String.init) ?? ""
      self?.events.append(
        "\(name) \(member) \(body[0].text ?? "") \(body[1].integer ?? 0)")
    }
  }

  /// Runs a frame, and sends what has changed.
  func frame() {
    harness.frame()
    harness.frame()
    server?.noteFrame()
    server?.update()
  }

  func clearEvents() { events = [] }

  func call(_ path: String, _ interface: String, _ member: String, _ arguments: [DBusValue] = [])
    -> BusReply
  {
    server?.reply(
      to: BusMessage(
        sender: ":1.5", path: path, interface: "org.a11y.atspi." + interface, member: member,
        arguments: arguments)) ?? .invalid
  }

  func values(_ path: String, _ interface: String, _ member: String, _ arguments: [DBusValue] = [])
    -> [DBusValue]
  {
    if case .values(let values) = call(path, interface, member, arguments) { values } else { [] }
  }

  func property(_ path: String, _ interface: String, _ name: String) -> DBusValue? {
    let reply = server?.reply(
      to: BusMessage(
        path: path, interface: "org.freedesktop.DBus.Properties", member: "Get",
        arguments: [.string("org.a11y.atspi." + interface), .string(name)]))
    guard case .values(let values) = reply else { return nil }
    return values.first?.unwrapped
  }

  /// The paths of an object's children.
  func children(of path: String) -> [String] {
    values(path, "Accessible", "GetChildren").first?.members.compactMap { $0.members.last?.text }
      ?? []
  }

  /// The path of the first object with a name.
  func path(named name: String, in path: String = window) -> String? {
    for child in children(of: path) {
      if property(child, "Accessible", "Name") == .string(name) { return child }
      if let inner = self.path(named: name, in: child) { return inner }
    }
    return nil
  }

  static let window = "/org/a11y/atspi/accessible/1"
}
