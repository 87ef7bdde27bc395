// Part of Snapback, under the MIT licence; see LICENSE.

import Interface

/// An action of a control or a menu.
@preconcurrency @MainActor
public final class UIAction {
  /// The name of an action.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// The text.
  public var title: String
  /// The image.
  public var image: UIImage?
  /// The name.
  public let identifier: Identifier
  /// The object for which the action is performed now.
  public private(set) var sender: Any?
  private let handler: (UIAction) -> Void
  private static var count = 0

  /// Creates an action.
  public init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil,
    handler: @escaping (UIAction) -> Void
  ) {
    (self.title, self.image, self.handler) = (title, image, handler)
    Self.count += 1
    self.identifier = identifier ?? Identifier("action \(Self.count)")
  }

  func perform(sender: Any?) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}
