// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation

/// An entry of a menu.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
  /// The appearance and behavior of an entry.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// The raw value of the option set.
    public let rawValue: UInt
    /// Creates an option set from a raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Gray, without an effect.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// Red, for what cannot be undone.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// Not shown.
    public static let hidden = Attributes(rawValue: 1 << 2)
    /// The menu stays open when the entry is chosen.
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }

  /// Whether an entry is checked.
  public enum State: Int, Sendable {
    /// Not checked.
    case off
    /// Checked.
    case on
    /// Checked in part. It is shown as checked.
    case mixed
  }

  /// The title.
  public var title: String
  /// A text below the title; nil for none.
  public var subtitle: String?
  /// The image; nil for none.
  public var image: UIImage?

  package init(title: String, subtitle: String? = nil, image: UIImage? = nil) {
    (self.title, self.subtitle, self.image) = (title, subtitle, image)
    super.init()
  }
}
