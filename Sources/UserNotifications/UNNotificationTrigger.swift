// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation

/// The time at which a notification is shown.
open class UNNotificationTrigger: NSObject, @unchecked Sendable {
  /// Whether the notification repeats.
  public let repeats: Bool

  init(repeats: Bool) { self.repeats = repeats }

  /// The time from a date to the next notification, in seconds; nil if there is none.
  func delay(after date: Date) -> TimeInterval? { nil }
}

/// A time after the request.
public final class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// The time in seconds.
  public let timeInterval: TimeInterval

  /// Creates a trigger. The time must be above 0, and at least 60 s if it repeats.
  public init(timeInterval: TimeInterval, repeats: Bool) {
    // The messages of preconditions are not in optimized programs.
    guard timeInterval > 0 else {
      fatalError("The time interval of a notification must be greater than 0, not \(timeInterval).")
    }
    guard !repeats || timeInterval >= 60 else {
      fatalError("A notification that repeats must have a time interval of at least 60 s.")
    }
    self.timeInterval = timeInterval
    super.init(repeats: repeats)
  }

  /// The date of the notification if it is requested now.
  public func nextTriggerDate() -> Date? { Date(timeIntervalSinceNow: timeInterval) }

  override func delay(after date: Date) -> TimeInterval? { timeInterval }
}

/// A date, or all dates with the same components.
public final class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// The components of the date.
  public let dateComponents: DateComponents

  /// Creates a trigger for the next date that has the components.
  public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
    self.dateComponents = dateComponents
    super.init(repeats: repeats)
  }

  /// The next date that has the components; nil if all of them are past.
  public func nextTriggerDate() -> Date? { next(after: Date()) }

  override func delay(after date: Date) -> TimeInterval? {
    next(after: date).map { $0.timeIntervalSince(date) }
  }

  private func next(after date: Date) -> Date? {
    (dateComponents.calendar ?? .current).nextDate(
      after: date, matching: dateComponents, matchingPolicy: .nextTime)
  }
}

/// A notification to be shown at a time.
public final class UNNotificationRequest: NSObject, Sendable {
  /// The identifier; a later request with the same one replaces this one.
  public let identifier: String
  /// The title, subtitle, body and sound.
  public let content: UNNotificationContent
  /// The time; nil: immediately.
  public let trigger: UNNotificationTrigger?

  /// Creates a request, with a copy of the content.
  public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
    self.identifier = identifier
    self.content = content.copy() as? UNNotificationContent ?? content
    self.trigger = trigger
  }
}

/// A notification that is due.
public final class UNNotification: NSObject, Sendable {
  /// The time at which it was due.
  public let date: Date
  /// The request.
  public let request: UNNotificationRequest

  init(_ request: UNNotificationRequest, date: Date) {
    (self.request, self.date) = (request, date)
  }
}
