// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
package import MessageBus
package import UserNotifications

/// The desktop's notification service, `org.freedesktop.Notifications` on the session bus.
@MainActor
package final class NotificationService: NotificationPresenting {
  private nonisolated static let name = "org.freedesktop.Notifications"
  private nonisolated static let path = "/org/freedesktop/Notifications"

  package var onAction: (UInt32, String?) -> Void = { _, _ in }
  private var bus: BusConnection?

  package init() {}

  package func connect(_ completion: @escaping @MainActor (Bool) -> Void) {
    let known = bus?.opened
    BackgroundCall.run(.userInitiated) { () -> (BusHandle, Bool)? in
      guard let bus = known ?? BusHandle.connect(to: nil) else { return nil }
      let reply = bus.call(
        Self.name, Self.path, Self.name, "GetServerInformation", startsService: true)
      return (bus, reply != nil)
    } then: { [weak self] found in
      guard let self, let (handle, isThere) = found else { return completion(false) }
      if bus == nil { open(handle) }
      completion(isThere)
    }
  }

  private func open(_ handle: BusHandle) {
    let bus = BusConnection(handle)
    bus.onSignal = { [weak self] in self?.handle($0) }
    bus.addMatch("type='signal',interface='\(Self.name)'")
    self.bus = bus
  }

  package func show(
    _ message: NotificationMessage, _ completion: @escaping @MainActor (UInt32?) -> Void
  ) {
    guard let bus = bus?.opened else { return completion(nil) }
    BackgroundCall.run(.userInitiated) {
      bus.call(Self.name, Self.path, Self.name, "Notify", message.arguments, startsService: true)
    } then: { reply in
      completion(reply?.first?.integer.map { UInt32($0) })
    }
  }

  package func close(_ number: UInt32) {
    guard let bus = bus?.opened else { return }
    BackgroundCall.run(.utility) {
      bus.call(Self.name, Self.path, Self.name, "CloseNotification", [.uint32(number)])
    } then: { _ in
    }
  }

  private func handle(_ signal: BusMessage) {
    guard signal.interface == Self.name, let number = signal.arguments.first?.integer else {
      return
    }
    switch signal.member {
    case "ActionInvoked": onAction(UInt32(number), signal.arguments.last?.text)
    // The reason 2: the user has closed it.
    case "NotificationClosed":
      if signal.arguments.last?.integer == 2 { onAction(UInt32(number), nil) }
    default: break
    }
  }
}

extension NotificationMessage {
  /// The arguments of the service's method `Notify`.
  package var arguments: [DBusValue] {
    var hints: [String: DBusValue] = ["urgency": .byte(urgency)]
    if hasSound {
      hints["sound-name"] = .string("message-new-instant")
    } else {
      hints["suppress-sound"] = .boolean(true)
    }
    return [
      .string(ProcessInfo.processInfo.processName), .uint32(replaced), .string(""),
      .string(title), .string(Self.escaped(body)),
      .array("s", actions.flatMap { [.string($0.key), .string($0.title)] }),
      .dictionary("v", hints.mapValues { .variant($0) }), .int32(-1),
    ]
  }

  /// A text without markup, which services may interpret.
  private static func escaped(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      default: result.append(character)
      }
    }
  }
}
