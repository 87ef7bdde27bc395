// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation

/// The notifications of the app, which the desktop shows.
///
/// While the app's window is active, a notification is shown only if the delegate says so, as on a phone.
/// - Note: Differs from UserNotifications: the desktop asks the user nothing, so that authorization is
///   granted if its notification service is there. Pending notifications end with the program.
public final class UNUserNotificationCenter: NSObject, @unchecked Sendable {
  private static let shared = UNUserNotificationCenter()

  // All access is on the main queue.
  private nonisolated(unsafe) var created: NotificationSchedule?

  /// The app's notifications.
  public static func current() -> UNUserNotificationCenter { shared }

  /// Makes the service that displays notifications; nil without a desktop, where authorization is denied.
  @MainActor package static var makePresenter: (@MainActor () -> any NotificationPresenting)?

  private override init() {}

  /// Notifications with another presenter, for tests. It is made when it is needed; until then it may be nil.
  @MainActor
  package init(
    isForeground: Bool, _ presenter: @escaping @MainActor () -> (any NotificationPresenting)?
  ) {
    super.init()
    created = NotificationSchedule(presenter)
    created?.center = self
    created?.isForeground = { isForeground }
  }

  @MainActor
  private var schedule: NotificationSchedule {
    if let created { return created }
    let schedule = NotificationSchedule { Self.makePresenter?() }
    schedule.center = self
    created = schedule
    return schedule
  }

  private typealias Continuation = CheckedContinuation<Void, any Error>

  private static let mainQueue: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Whether this is the main queue, which need not be on the main thread.
  private static var isOnMain: Bool {
    DispatchQueue.getSpecific(key: mainQueue) == true || Thread.isMainThread
  }

  /// Runs a closure on the main queue: at once if this is it.
  private func onMain(_ body: @escaping @MainActor (NotificationSchedule) -> Void) {
    if Self.isOnMain {
      MainActor.assumeIsolated { body(schedule) }
    } else {
      DispatchQueue.main.async { body(self.schedule) }
    }
  }

  /// The delegate, which handles delivered notifications and responses. Must be read on the main queue; elsewhere it is
  /// nil.
  public var delegate: (any UNUserNotificationCenterDelegate)? {
    get {
      guard Self.isOnMain else { return nil }
      nonisolated(unsafe) var delegate: (any UNUserNotificationCenterDelegate)?
      MainActor.assumeIsolated { delegate = schedule.delegate }
      return delegate
    }
    set {
      nonisolated(unsafe) let newValue = newValue
      onMain { $0.delegate = newValue }
    }
  }

  /// Reports whether the desktop shows notifications, on the main queue.
  public func requestAuthorization(
    options: UNAuthorizationOptions = [],
    completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    onMain { $0.authorize { completionHandler($0, nil) } }
  }

  /// Returns whether the desktop shows notifications.
  public func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
    await withCheckedContinuation { continuation in
      requestAuthorization(options: options) { granted, _ in continuation.resume(returning: granted)
      }
    }
  }

  /// Reports what the desktop allows, on the main queue.
  public func getNotificationSettings(
    completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void
  ) {
    onMain { schedule in
      schedule.resolveStatus { status in
        DispatchQueue.main.async { completionHandler(UNNotificationSettings(status)) }
      }
    }
  }

  /// Returns what the desktop allows.
  public func notificationSettings() async -> UNNotificationSettings {
    await withCheckedContinuation { continuation in
      getNotificationSettings { continuation.resume(returning: $0) }
    }
  }

  /// Requests a notification, and reports an error if the app has never asked for authorization.
  public func add(
    _ request: UNNotificationRequest,
    withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    onMain { $0.add(request) { completionHandler?($0) } }
  }

  /// Requests a notification. Fails if the app has never asked for authorization.
  public func add(_ request: UNNotificationRequest) async throws {
    try await withCheckedThrowingContinuation { (continuation: Continuation) in
      add(request) { error in
        if let error { continuation.resume(throwing: error) } else { continuation.resume() }
      }
    }
  }

  /// Reports the pending requests.
  public func getPendingNotificationRequests(
    completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void
  ) {
    onMain { completionHandler($0.requests) }
  }

  /// Returns the pending requests.
  public func pendingNotificationRequests() async -> [UNNotificationRequest] {
    await MainActor.run { schedule.requests }
  }

  /// Removes requests.
  public func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
    onMain { $0.removeRequests(identifiers.contains) }
  }

  /// Removes all requests.
  public func removeAllPendingNotificationRequests() { onMain { $0.removeRequests { _ in true } } }

  /// Reports the notifications that have been shown and not clicked.
  public func getDeliveredNotifications(
    completionHandler: @escaping @Sendable ([UNNotification]) -> Void
  ) {
    onMain { completionHandler($0.notifications) }
  }

  /// Returns the notifications that have been shown and not clicked.
  public func deliveredNotifications() async -> [UNNotification] {
    await MainActor.run { schedule.notifications }
  }

  /// Closes notifications.
  public func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {
    onMain { $0.removeNotifications(identifiers.contains) }
  }

  /// Closes all notifications.
  public func removeAllDeliveredNotifications() { onMain { $0.removeNotifications { _ in true } } }

  /// Sets the categories, whose actions are buttons of later notifications.
  public func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
    onMain { $0.categories = categories }
  }

  /// Reports the categories.
  public func getNotificationCategories(
    completionHandler: @escaping @Sendable (Set<UNNotificationCategory>) -> Void
  ) {
    onMain { completionHandler($0.categories) }
  }
}

/// A delegate that handles notifications. All methods have defaults; an app has those with completion handlers or those
/// that are asynchronous.
public protocol UNUserNotificationCenterDelegate: AnyObject {
  /// Called when a notification is due while the app's window is active. By default nothing is shown.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void)
  /// Called when the user clicks on a notification or a button of it.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void)
  /// Called when a notification is due while the app's window is active. By default nothing is shown.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions
  /// Called when the user clicks on a notification or a button of it.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async
}

extension UNUserNotificationCenterDelegate {
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
  ) {
    nonisolated(unsafe) let delegate: any UNUserNotificationCenterDelegate = self
    nonisolated(unsafe) let handler = completionHandler
    Task { @MainActor in
      handler(await delegate.userNotificationCenter(center, willPresent: notification))
    }
  }

  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) {
    nonisolated(unsafe) let delegate: any UNUserNotificationCenterDelegate = self
    nonisolated(unsafe) let handler = completionHandler
    Task { @MainActor in
      await delegate.userNotificationCenter(center, didReceive: response)
      handler()
    }
  }

  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions { [] }

  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
  ) async {}
}

/// An error of the notification center.
public struct UNError: LocalizedError, Sendable {
  /// A reason.
  public enum Code: Int, Sendable {
    case notificationsNotAllowed = 1
  }

  /// The reason.
  public let code: Code

  init(_ code: Code) { self.code = code }

  public var errorDescription: String? {
    "Notifications are not allowed: call requestAuthorization first."
  }
}
