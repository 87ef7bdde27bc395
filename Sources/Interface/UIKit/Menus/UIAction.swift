// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// The handler of an action.
public typealias UIActionHandler = (UIAction) -> Void

/// An action of a control or a menu.
@preconcurrency @MainActor
public final class UIAction: UIMenuElement {
  /// The name of an action.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// The name.
  public let identifier: Identifier
  /// A longer title, for assistive technologies; nil for the title.
  public var discoverabilityTitle: String?
  /// The appearance and behavior of the action in a menu.
  public var attributes: Attributes
  /// Whether the action is checked in a menu.
  public var state: State
  /// The object for which the action is performed now.
  public private(set) var sender: Any?
  private let handler: UIActionHandler
  private static var count = 0

  /// Creates an action.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, discoverabilityTitle: String? = nil, attributes: Attributes = [],
    state: State = .off, handler: @escaping UIActionHandler
  ) {
    self.handler = handler
    self.discoverabilityTitle = discoverabilityTitle
    (self.attributes, self.state) = (attributes, state)
    Self.count += 1
    self.identifier = identifier ?? Identifier("action \(Self.count)")
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// Performs the action for an object. The target has no effect.
  public func performWithSender(_ sender: Any?, target: Any?) { perform(sender: sender) }

  package func perform(sender: Any?) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}
