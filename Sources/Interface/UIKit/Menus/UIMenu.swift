// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// A menu, or a part of one.
public final class UIMenu: UIMenuElement {
  /// The name of a menu.
  public struct Identifier: Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates the name of a menu.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    public static let file = Identifier("com.apple.menu.file")
    public static let edit = Identifier("com.apple.menu.edit")
    public static let format = Identifier("com.apple.menu.format")
    public static let view = Identifier("com.apple.menu.view")
    public static let window = Identifier("com.apple.menu.window")
    public static let help = Identifier("com.apple.menu.help")
    public static let services = Identifier("com.apple.menu.services")
    public static let toolbar = Identifier("com.apple.menu.toolbar")
  }

  /// The appearance and behavior of a menu inside another one.
  public struct Options: OptionSet, Hashable, Sendable {
    /// The raw value of the option set.
    public let rawValue: UInt
    /// Creates an option set from a raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The entries are a section of the menu around it, instead of a submenu.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// The entry of the submenu is red.
    public static let destructive = Options(rawValue: 1 << 1)
    /// Choosing an entry checks it, and no other one of the menu.
    public static let singleSelection = Options(rawValue: 1 << 5)
    /// The entries are in one row, by their images.
    public static let displayAsPalette = Options(rawValue: 1 << 7)
  }

  /// The size of the entries of a menu.
  public enum ElementSize: Int, Sendable {
    /// Entries in one row.
    case small
    /// Entries in one row.
    case medium
    /// Entries below each other.
    case large
    /// Entries below each other; in one row for a palette.
    case automatic = -1
  }

  /// The name.
  public let identifier: Identifier
  /// The appearance and behavior of the menu inside another one.
  public let options: Options
  /// The entries.
  public let children: [UIMenuElement]
  /// The size of the entries.
  public var preferredElementSize: ElementSize
  private static var count = 0

  /// Creates a menu.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, options: Options = [],
    preferredElementSize: ElementSize = .automatic, children: [UIMenuElement] = []
  ) {
    Self.count += 1
    self.identifier = identifier ?? Identifier("menu \(Self.count)")
    (self.options, self.children) = (options, children)
    self.preferredElementSize = preferredElementSize
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// Returns the menu with other entries.
  public func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      preferredElementSize: preferredElementSize, children: newChildren)
  }

  /// The checked actions of the menu and of its sections, in their order.
  public var selectedElements: [UIMenuElement] { actions.filter { $0.state == .on } }

  /// The actions of the menu and of its sections, in their order.
  package var actions: [UIAction] {
    children.flatMap { child in
      if let action = child as? UIAction { return [action] }
      guard let menu = child as? UIMenu, menu.options.contains(.displayInline) else { return [] }
      return menu.actions
    }
  }
}
