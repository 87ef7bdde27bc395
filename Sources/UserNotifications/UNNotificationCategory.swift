// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation

/// A button of notifications.
open class UNNotificationAction: NSObject, @unchecked Sendable {
  /// The identifier, which is that of the response.
  public let identifier: String
  /// The title.
  public let title: String
  /// Options of the action. No effect: the desktop shows all buttons alike.
  public let options: UNNotificationActionOptions

  /// Creates a button.
  public init(identifier: String, title: String, options: UNNotificationActionOptions = []) {
    (self.identifier, self.title, self.options) = (identifier, title, options)
  }
}

/// A category of notifications and its actions.
public final class UNNotificationCategory: NSObject, Sendable {
  /// The identifier, to which those of contents refer.
  public let identifier: String
  /// The buttons.
  public let actions: [UNNotificationAction]
  /// Identifiers of intents. No effect.
  public let intentIdentifiers: [String]
  /// Whether the delegate gets a response if the user has closed a notification.
  public let options: UNNotificationCategoryOptions

  /// Creates a category.
  public init(
    identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
    options: UNNotificationCategoryOptions = []
  ) {
    self.identifier = identifier
    self.actions = actions
    self.intentIdentifiers = intentIdentifiers
    self.options = options
  }
}

/// The user's response to a notification.
public final class UNNotificationResponse: NSObject, Sendable {
  /// The notification.
  public let notification: UNNotification
  /// The identifier of the button, `UNNotificationDefaultActionIdentifier` or
  /// `UNNotificationDismissActionIdentifier`.
  public let actionIdentifier: String

  init(_ notification: UNNotification, _ action: String) {
    (self.notification, actionIdentifier) = (notification, action)
  }
}

/// The identifier of a response if the user has clicked on the notification.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
/// The identifier of a response if the user has closed the notification.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"

/// Options of an action.
public struct UNNotificationActionOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let authenticationRequired = Self(rawValue: 1)
  public static let destructive = Self(rawValue: 2)
  public static let foreground = Self(rawValue: 4)
}

/// The properties of a category.
public struct UNNotificationCategoryOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The delegate gets a response if the user has closed a notification.
  public static let customDismissAction = Self(rawValue: 1)
}

/// Requested permissions. The desktop decides on sounds itself.
public struct UNAuthorizationOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let badge = Self(rawValue: 1)
  public static let sound = Self(rawValue: 2)
  public static let alert = Self(rawValue: 4)
  public static let criticalAlert = Self(rawValue: 16)
  public static let providesAppNotificationSettings = Self(rawValue: 32)
  public static let provisional = Self(rawValue: 64)
}

/// The presentation of a notification while the app's window is active.
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let badge = Self(rawValue: 1)
  public static let sound = Self(rawValue: 2)
  /// The same as `banner`, as before iOS 14.
  public static let alert = Self(rawValue: 4)
  public static let list = Self(rawValue: 8)
  public static let banner = Self(rawValue: 16)
}

/// Whether an app may show notifications.
public enum UNAuthorizationStatus: Int, Sendable {
  /// The app has not asked.
  case notDetermined
  /// There is no notification service on the session bus.
  case denied
  case authorized
  case provisional
  case ephemeral
}

/// Whether a kind of notification is shown.
public enum UNNotificationSetting: Int, Sendable {
  case notSupported
  case disabled
  case enabled
}

/// Notification settings.
public final class UNNotificationSettings: NSObject, Sendable {
  /// Whether the app may show notifications.
  public let authorizationStatus: UNAuthorizationStatus
  /// Whether banners are shown.
  public var alertSetting: UNNotificationSetting {
    authorizationStatus == .authorized ? .enabled : .disabled
  }
  /// Whether sounds are played.
  public var soundSetting: UNNotificationSetting { alertSetting }
  /// Badges are not supported.
  public var badgeSetting: UNNotificationSetting { .notSupported }

  init(_ status: UNAuthorizationStatus) { authorizationStatus = status }
}
