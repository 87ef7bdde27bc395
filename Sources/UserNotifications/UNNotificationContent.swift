// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation

/// The texts and the sound of a notification.
open class UNNotificationContent: NSObject, @unchecked Sendable {
  struct Values {
    var title = ""
    var subtitle = ""
    var body = ""
    var badge: NSNumber?
    var sound: UNNotificationSound?
    var userInfo: [AnyHashable: Any] = [:]
    var categoryIdentifier = ""
    var threadIdentifier = ""
    var interruptionLevel = UNNotificationInterruptionLevel.active
    var attachments: [UNNotificationAttachment] = []
  }

  var values = Values()

  /// Creates a content without title, subtitle and body.
  public override init() {}

  /// The first line.
  open var title: String { values.title }
  /// The second line.
  open var subtitle: String { values.subtitle }
  /// The text.
  open var body: String { values.body }
  /// The badge of the app's icon. No effect: desktops have no badges.
  open var badge: NSNumber? { values.badge }
  /// The sound; nil for none.
  open var sound: UNNotificationSound? { values.sound }
  /// Values for the app.
  open var userInfo: [AnyHashable: Any] { values.userInfo }
  /// The identifier of the category, whose actions are buttons of the notification.
  open var categoryIdentifier: String { values.categoryIdentifier }
  /// The identifier of a group. No effect.
  open var threadIdentifier: String { values.threadIdentifier }
  /// The importance.
  open var interruptionLevel: UNNotificationInterruptionLevel { values.interruptionLevel }
  /// Files that are shown: the first image among them.
  open var attachments: [UNNotificationAttachment] { values.attachments }

  /// Returns a content with the same values that can be changed.
  open override func mutableCopy() -> Any {
    let copy = UNMutableNotificationContent()
    copy.values = values
    return copy
  }

  open override func copy() -> Any {
    let copy = UNNotificationContent()
    copy.values = values
    return copy
  }
}

/// The title, subtitle, body and sound of a notification that is to be requested.
open class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {
  /// The first line.
  open override var title: String {
    get { values.title }
    set { values.title = newValue }
  }
  /// The second line.
  open override var subtitle: String {
    get { values.subtitle }
    set { values.subtitle = newValue }
  }
  /// The text.
  open override var body: String {
    get { values.body }
    set { values.body = newValue }
  }
  /// The badge of the app's icon. No effect: desktops have no badges.
  open override var badge: NSNumber? {
    get { values.badge }
    set { values.badge = newValue }
  }
  /// The sound; nil for none.
  open override var sound: UNNotificationSound? {
    get { values.sound }
    set { values.sound = newValue }
  }
  /// Values for the app.
  open override var userInfo: [AnyHashable: Any] {
    get { values.userInfo }
    set { values.userInfo = newValue }
  }
  /// The identifier of the category, whose actions are buttons of the notification.
  open override var categoryIdentifier: String {
    get { values.categoryIdentifier }
    set { values.categoryIdentifier = newValue }
  }
  /// The identifier of a group. No effect.
  open override var threadIdentifier: String {
    get { values.threadIdentifier }
    set { values.threadIdentifier = newValue }
  }
  /// The importance.
  open override var interruptionLevel: UNNotificationInterruptionLevel {
    get { values.interruptionLevel }
    set { values.interruptionLevel = newValue }
  }
  /// Files that are shown: the first image among them.
  open override var attachments: [UNNotificationAttachment] {
    get { values.attachments }
    set { values.attachments = newValue }
  }
}

/// The importance of a notification.
public enum UNNotificationInterruptionLevel: UInt, Sendable {
  /// In the list only, without attention: the urgency "low" of the desktop.
  case passive
  case active
  /// The urgency "normal" of the desktop.
  case timeSensitive
  /// Shown until the user acts: the urgency "critical" of the desktop.
  case critical
}

/// The sound of a notification: the desktop's for messages, whatever is asked for.
public final class UNNotificationSound: NSObject, Sendable {
  /// The sound of messages.
  public static let `default` = UNNotificationSound()
  /// The sound of messages.
  public static let defaultCritical = UNNotificationSound()

  private override init() {}

  /// Creates the sound of messages; files are not played.
  public convenience init(named name: UNNotificationSoundName) { self.init() }
}

/// The name of a file with a sound.
public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
  /// The name.
  public var rawValue: String
  /// Creates a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}
