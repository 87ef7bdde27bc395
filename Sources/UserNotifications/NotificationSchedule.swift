// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
@_spi(ViewTree) import ViewCore

/// The requests that wait for their time, and the notifications that have been shown.
@MainActor
final class NotificationSchedule {
  private struct Pending {
    var request: UNNotificationRequest
    var timer: DispatchWorkItem
  }

  /// nil without a desktop.
  let presenter: (any NotificationPresenting)?
  weak var delegate: (any UNUserNotificationCenterDelegate)?
  weak var center: UNUserNotificationCenter?
  var categories: Set<UNNotificationCategory> = []
  private(set) var status = UNAuthorizationStatus.notDetermined
  private var pending: [String: Pending] = [:]
  private var shown: [String: (notification: UNNotification, number: UInt32)] = [:]

  /// Whether the app's window is active: then its delegate decides what is shown.
  var isForeground: () -> Bool = { FrameContext.current.host?.scenePhase == .active }

  init(_ presenter: (any NotificationPresenting)?) {
    self.presenter = presenter
    presenter?.onAction = { [weak self] in self?.respond($0, $1) }
  }

  var requests: [UNNotificationRequest] {
    pending.values.map(\.request).sorted { $0.identifier < $1.identifier }
  }
  var notifications: [UNNotification] {
    shown.values.map(\.notification).sorted { $0.date < $1.date }
  }

  func authorize(_ completion: @escaping @MainActor (Bool) -> Void) {
    func finish(_ isThere: Bool) {
      status = isThere ? .authorized : .denied
      completion(isThere)
    }
    if let presenter { presenter.connect(finish) } else { finish(false) }
  }

  // MARK: Requests

  /// Adds a request. Fails without authorization.
  func add(_ request: UNNotificationRequest) throws {
    guard status == .authorized else { throw UNError(.notificationsNotAllowed) }
    pending.removeValue(forKey: request.identifier)?.timer.cancel()
    guard let trigger = request.trigger else { return deliver(request) }
    wait(for: trigger, request)
  }

  private func wait(for trigger: UNNotificationTrigger, _ request: UNNotificationRequest) {
    guard let delay = trigger.delay(after: Date()) else { return }
    let timer = DispatchWorkItem { [weak self] in
      MainActor.assumeIsolated {
        guard let self, self.pending.removeValue(forKey: request.identifier) != nil else { return }
        if trigger.repeats { self.wait(for: trigger, request) }
        self.deliver(request)
      }
    }
    pending[request.identifier] = Pending(request: request, timer: timer)
    DispatchQueue.main.asyncAfter(deadline: .now() + min(delay, 1e9), execute: timer)
  }

  func removeRequests(_ isRemoved: (String) -> Bool) {
    for identifier in pending.keys where isRemoved(identifier) {
      pending.removeValue(forKey: identifier)?.timer.cancel()
    }
  }

  func removeNotifications(_ isRemoved: (String) -> Bool) {
    for identifier in shown.keys where isRemoved(identifier) {
      if let (_, number) = shown.removeValue(forKey: identifier) { presenter?.close(number) }
    }
  }

  // MARK: Notifications

  private func deliver(_ request: UNNotificationRequest) {
    let notification = UNNotification(request, date: Date())
    guard isForeground() else { return show(notification, hasSound: request.content.sound != nil) }
    guard let delegate, let center else { return }
    delegate.userNotificationCenter(center, willPresent: notification) { options in
      let hasSound = options.contains(.sound) && request.content.sound != nil
      guard !options.isDisjoint(with: [.banner, .list, .alert]) else { return }
      DispatchQueue.main.async { self.show(notification, hasSound: hasSound) }
    }
  }

  private func show(_ notification: UNNotification, hasSound: Bool) {
    let content = notification.request.content
    let identifier = notification.request.identifier
    let buttons = category(of: content)?.actions ?? []
    let message = NotificationMessage(
      title: content.title,
      body: [content.subtitle, content.body].filter { !$0.isEmpty }.joined(separator: "\n"),
      actions: [.init(key: "default", title: "")]
        + buttons.map { .init(key: $0.identifier, title: $0.title) },
      urgency: Self.urgency(of: content.interruptionLevel), hasSound: hasSound,
      replaced: shown[identifier]?.number ?? 0)
    presenter?.show(message) { number in
      if let number { self.shown[identifier] = (notification, number) }
    }
  }

  private static func urgency(of level: UNNotificationInterruptionLevel) -> UInt8 {
    switch level {
    case .passive: 0
    case .active: 1
    case .timeSensitive, .critical: 2
    }
  }

  private func category(of content: UNNotificationContent) -> UNNotificationCategory? {
    categories.first { $0.identifier == content.categoryIdentifier }
  }

  /// Tells the delegate of a button, by its key, or that a notification has been closed.
  private func respond(_ number: UInt32, _ key: String?) {
    guard let (identifier, entry) = shown.first(where: { $0.value.number == number }) else {
      return
    }
    shown[identifier] = nil
    let options = category(of: entry.notification.request.content)?.options ?? []
    guard key != nil || options.contains(.customDismissAction), let center else { return }
    let action =
      switch key {
      case nil: UNNotificationDismissActionIdentifier
      case "default": UNNotificationDefaultActionIdentifier
      case let key?: key
      }
    delegate?.userNotificationCenter(
      center, didReceive: UNNotificationResponse(entry.notification, action)
    ) {}
  }
}
