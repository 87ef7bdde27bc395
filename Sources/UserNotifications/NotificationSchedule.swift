// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
@_spi(ViewTree) import ViewCore

/// The pending requests, and the notifications that have been shown.
@MainActor
final class NotificationSchedule {
  private struct Pending {
    var request: UNNotificationRequest
    var timer: DispatchWorkItem
  }

  private struct Shown {
    var notification: UNNotification
    /// The number that the service has given; 0 until it has answered.
    var number: UInt32
  }

  weak var delegate: (any UNUserNotificationCenterDelegate)?
  weak var center: UNUserNotificationCenter?
  var categories: Set<UNNotificationCategory> = []
  private var status = UNAuthorizationStatus.notDetermined
  private var waitingForStatus: [@MainActor (UNAuthorizationStatus) -> Void] = []
  private var pending: [String: Pending] = [:]
  private var shown: [String: Shown] = [:]
  /// The notifications that are shown after the one that the service is showing.
  private var queue: [(notification: UNNotification, hasSound: Bool)] = []
  private var isShowing = false
  private var hasReportedFailure = false
  private let makePresenter: @MainActor () -> (any NotificationPresenting)?
  private var made: (any NotificationPresenting)?

  /// Whether the app's window is active: then its delegate decides what is shown.
  var isForeground: () -> Bool = { FrameContext.current.host?.scenePhase == .active }

  /// The service is made when it is first needed: an app may have a delegate before there is a desktop.
  init(_ makePresenter: @escaping @MainActor () -> (any NotificationPresenting)?) {
    self.makePresenter = makePresenter
  }

  /// Nil without a desktop.
  private var presenter: (any NotificationPresenting)? {
    if let made { return made }
    made = makePresenter()
    made?.onAction = { [weak self] in self?.respond($0, $1) }
    return made
  }

  var requests: [UNNotificationRequest] {
    pending.values.map(\.request).sorted { $0.identifier < $1.identifier }
  }
  var notifications: [UNNotification] {
    shown.values.filter { $0.number != 0 }.map(\.notification).sorted { $0.date < $1.date }
  }

  // MARK: Authorization

  func authorize(_ completion: @escaping @MainActor (Bool) -> Void) {
    guard presenter == nil else { return connect(completion) }
    // Before the first window, as in the initializer of an app, there may be none yet.
    DispatchQueue.main.async { self.connect(completion) }
  }

  private func connect(_ completion: @escaping @MainActor (Bool) -> Void) {
    func finish(_ isThere: Bool) {
      status = isThere ? .authorized : .denied
      completion(isThere)
    }
    guard let presenter else { return finish(false) }
    presenter.hasAsked = true
    presenter.connect(finish)
  }

  /// Reports the status. An app that has asked when it ran before need not ask again.
  func resolveStatus(_ completion: @escaping @MainActor (UNAuthorizationStatus) -> Void) {
    guard status == .notDetermined, presenter?.hasAsked == true else { return completion(status) }
    waitingForStatus.append(completion)
    guard waitingForStatus.count == 1 else { return }
    connect { [weak self] _ in
      guard let self else { return }
      let waiting = waitingForStatus
      waitingForStatus = []
      for completion in waiting { completion(status) }
    }
  }

  // MARK: Requests

  /// Adds a request. Reports an error without authorization.
  func add(_ request: UNNotificationRequest, _ completion: @escaping @MainActor (UNError?) -> Void)
  {
    resolveStatus { status in
      guard status == .authorized else { return completion(UNError(.notificationsNotAllowed)) }
      self.pending.removeValue(forKey: request.identifier)?.timer.cancel()
      if let trigger = request.trigger {
        self.wait(for: trigger, request, after: Date())
      } else {
        self.deliver(request)
      }
      completion(nil)
    }
  }

  /// Delivers a request at the next time of its trigger after a date, which may be ahead of the clock by a little.
  private func wait(
    for trigger: UNNotificationTrigger, _ request: UNNotificationRequest, after date: Date
  ) {
    guard let delay = trigger.delay(after: date) else { return }
    let due = date.addingTimeInterval(min(delay, 1e9))
    let timer = DispatchWorkItem { [weak self] in
      MainActor.assumeIsolated {
        guard let self, self.pending.removeValue(forKey: request.identifier) != nil else { return }
        // A timer that is early does not have the same time again.
        if trigger.repeats { self.wait(for: trigger, request, after: max(Date(), due)) }
        self.deliver(request)
      }
    }
    pending[request.identifier] = Pending(request: request, timer: timer)
    // The clock of the wall also counts while the computer sleeps.
    let remaining = max(0, due.timeIntervalSinceNow)
    DispatchQueue.main.asyncAfter(wallDeadline: .now() + remaining, execute: timer)
  }

  func removeRequests(_ isRemoved: (String) -> Bool) {
    for identifier in pending.keys where isRemoved(identifier) {
      pending.removeValue(forKey: identifier)?.timer.cancel()
    }
  }

  func removeNotifications(_ isRemoved: (String) -> Bool) {
    queue.removeAll { isRemoved($0.notification.request.identifier) }
    for identifier in shown.keys where isRemoved(identifier) {
      if let entry = shown.removeValue(forKey: identifier), entry.number != 0 {
        presenter?.close(entry.number)
      }
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

  /// Shows a notification after those that are being shown: their order is kept, and one with the same identifier
  /// replaces the other.
  private func show(_ notification: UNNotification, hasSound: Bool) {
    queue.append((notification, hasSound))
    if !isShowing { showNext() }
  }

  private func showNext() {
    guard !queue.isEmpty, let presenter else {
      (queue, isShowing) = ([], false)
      return
    }
    isShowing = true
    let (notification, hasSound) = queue.removeFirst()
    let identifier = notification.request.identifier
    let replaced = shown[identifier]?.number ?? 0
    shown[identifier] = Shown(notification: notification, number: replaced)
    presenter.show(message(notification, hasSound: hasSound, replacing: replaced)) { number in
      self.finish(notification, number)
      self.showNext()
    }
  }

  private func finish(_ notification: UNNotification, _ number: UInt32?) {
    let identifier = notification.request.identifier
    guard shown[identifier]?.notification === notification else {
      // It has been removed in the meantime.
      if let number { presenter?.close(number) }
      return
    }
    if let number {
      shown[identifier]?.number = number
    } else {
      shown[identifier] = nil
      reportFailure()
    }
  }

  private func reportFailure() {
    guard !hasReportedFailure else { return }
    hasReportedFailure = true
    let line =
      "A notification was not shown: the desktop's notification service has not accepted it.\n"
    try? FileHandle.standardError.write(contentsOf: Data(line.utf8))
  }

  private func message(
    _ notification: UNNotification, hasSound: Bool, replacing replaced: UInt32
  ) -> NotificationMessage {
    let content = notification.request.content
    let buttons = category(of: content)?.actions ?? []
    return NotificationMessage(
      title: content.title,
      body: [content.subtitle, content.body].filter { !$0.isEmpty }.joined(separator: "\n"),
      actions: [.init(key: Self.defaultKey, title: "")]
        + buttons.map { .init(key: Self.actionPrefix + $0.identifier, title: $0.title) },
      urgency: Self.urgency(of: content.interruptionLevel), hasSound: hasSound,
      image: content.attachments.first(where: \.isImage)?.url, replaced: replaced)
  }

  /// The key of a click on the notification itself, and the beginning of those of its buttons.
  private static let (defaultKey, actionPrefix) = ("default", "action.")

  private static func urgency(of level: UNNotificationInterruptionLevel) -> UInt8 {
    switch level {
    case .passive: 0
    case .active, .timeSensitive: 1
    case .critical: 2
    }
  }

  private func category(of content: UNNotificationContent) -> UNNotificationCategory? {
    categories.first { $0.identifier == content.categoryIdentifier }
  }

  /// Calls the delegate for a button, by its key, or for a notification that the user has closed.
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
      case Self.defaultKey: UNNotificationDefaultActionIdentifier
      case let key?: String(key.dropFirst(Self.actionPrefix.count))
      }
    delegate?.userNotificationCenter(
      center, didReceive: UNNotificationResponse(entry.notification, action)
    ) {}
  }
}
