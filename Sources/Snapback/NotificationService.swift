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
  private let address: String?
  private let limit: Double
  private var isConnecting = false
  /// The completions of those who wait for the connection, by numbers.
  private var waiting: [Int: @MainActor (Bool) -> Void] = [:]
  private var waitCount = 0

  private static let askedKey = "SnapbackHasRequestedNotifications"
  package var hasAsked: Bool {
    get { UserDefaults.standard.bool(forKey: Self.askedKey) }
    set { if hasAsked != newValue { UserDefaults.standard.set(newValue, forKey: Self.askedKey) } }
  }

  /// Creates a service on the bus at an address; nil for the session bus. One that has not answered after `limit`
  /// seconds counts as missing.
  package init(address: String? = nil, limit: Double = 10) {
    (self.address, self.limit) = (address, limit)
  }

  private struct Connection: Sendable {
    var handle: BusHandle?
    var isNew = false
    var isThere = false
  }

  package func connect(_ completion: @escaping @MainActor (Bool) -> Void) {
    waitCount += 1
    let number = waitCount
    waiting[number] = completion
    DispatchQueue.main.asyncAfter(deadline: .now() + limit) { [weak self] in
      MainActor.assumeIsolated { self?.waiting.removeValue(forKey: number)?(false) }
    }
    guard !isConnecting else { return }
    isConnecting = true
    let (known, address) = (bus?.opened, address)
    BackgroundCall.run(.userInitiated) {
      Self.connection(known, address)
    } then: { [weak self] found in
      guard let self else {
        if found.isNew { found.handle?.close() }
        return
      }
      isConnecting = false
      if found.isNew, let handle = found.handle { open(handle) }
      let completions = waiting.sorted { $0.key < $1.key }
      waiting = [:]
      for (_, completion) in completions { completion(found.isThere) }
    }
  }

  /// Tries the known connection, and another one if the bus or the service has been started again.
  private nonisolated static func connection(_ known: BusHandle?, _ address: String?) -> Connection
  {
    if let known, isThere(on: known) { return Connection(handle: known, isThere: true) }
    guard let new = BusHandle.connect(to: address) else { return Connection() }
    return Connection(handle: new, isNew: true, isThere: isThere(on: new))
  }

  private nonisolated static func isThere(on bus: BusHandle) -> Bool {
    bus.call(name, path, name, "GetServerInformation", startsService: true) != nil
  }

  private func open(_ handle: BusHandle) {
    self.bus?.close()
    let bus = BusConnection(handle)
    bus.onSignal = { [weak self] in self?.handle($0) }
    bus.addMatch("type='signal',sender='\(Self.name)',interface='\(Self.name)'")
    self.bus = bus
  }

  package func show(
    _ message: NotificationMessage, _ completion: @escaping @MainActor (UInt32?) -> Void
  ) {
    guard let bus = bus?.opened else { return completion(nil) }
    BackgroundCall.run(.userInitiated) {
      bus.call(Self.name, Self.path, Self.name, "Notify", message.arguments, startsService: true)
    } then: { [weak self] reply in
      // The next one may find a bus that has been started again.
      if reply == nil { self?.connect { _ in } }
      completion(reply?.first?.integer.flatMap { UInt32(exactly: $0) })
    }
  }

  package func close(_ number: UInt32) {
    guard let bus = bus?.opened else { return }
    BackgroundCall.run(.utility) {
      bus.call(Self.name, Self.path, Self.name, "CloseNotification", [.uint32(number)])
    } then: { _ in
    }
  }

  /// Handles a signal. Any program on the bus can send one, with arguments of any type.
  package func handle(_ signal: BusMessage) {
    guard signal.interface == Self.name, case .uint32(let number)? = signal.arguments.first else {
      return
    }
    switch signal.member {
    case "ActionInvoked":
      if let key = signal.arguments.last?.text { onAction(number, key) }
    // The reason 2: the user has closed it.
    case "NotificationClosed":
      if signal.arguments.last?.integer == 2 { onAction(number, nil) }
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
    if let image { hints["image-path"] = .string(image.absoluteString) }
    return [
      .string(ProcessInfo.processInfo.processName), .uint32(replaced), .string(""),
      .string(title), .string(Self.escaped(body)),
      .array("s", actions.flatMap { [.string($0.key), .string($0.title)] }),
      .dictionary("v", hints.mapValues { .variant($0) }), .int32(-1),
    ]
  }

  /// A text without markup, which services may interpret.
  private static func escaped(_ text: String) -> String {
    // A sign with a combining mark is escaped, too.
    text.unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      default: result.unicodeScalars.append(scalar)
      }
    }
  }
}
