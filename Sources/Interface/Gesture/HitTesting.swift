// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation

/// Says where what it modifies is hit, in place of where it is seen.
public struct _ContentShapeModifier<S: Shape>: ElementModifier {
  public typealias Body = Never
  let shape: S

  func wrap(_ child: Element, _ node: Node) -> ContentShapeElement<S> {
    ContentShapeElement(shape, child, node)
  }

  func update(_ element: ContentShapeElement<S>, _ pass: UpdatePass) { element.shape = shape }
}

final class ContentShapeElement<S: Shape>: UnaryElement {
  fileprivate var shape: S

  init(_ shape: S, _ child: Element, _ node: Node) {
    self.shape = shape
    super.init(child, node)
  }

  override func hitTest(_ point: CGPoint, _ path: inout HitPath) -> Bool {
    let drawing = shape.path(in: CGRect(origin: .zero, size: presentedSize)).drawing
    guard drawing.contains(point, .nonZero) else { return false }
    _ = child.hit(point, &path)
    return true
  }
}

/// Says whether what it modifies can be hit at all.
public struct _AllowsHitTestingModifier: ElementModifier {
  public typealias Body = Never
  let isAllowed: Bool

  func wrap(_ child: Element, _ node: Node) -> AllowsHitTestingElement {
    AllowsHitTestingElement(child, node)
  }

  func update(_ element: AllowsHitTestingElement, _ pass: UpdatePass) {
    element.isAllowed = isAllowed
  }
}

final class AllowsHitTestingElement: UnaryElement {
  fileprivate var isAllowed = true

  override func hitTest(_ point: CGPoint, _ path: inout HitPath) -> Bool {
    isAllowed && child.hit(point, &path)
  }
}

/// What a content shape is for; here hands alone ask for one.
public struct ContentShapeKinds: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let interaction = ContentShapeKinds(rawValue: 1)
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  public static let accessibility = ContentShapeKinds(rawValue: 16)
}

private enum IsEnabledKey: EnvironmentKey {
  static let defaultValue = true
}

extension EnvironmentValues {
  /// Whether the view and those inside answer to the hand.
  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }
}

extension View {
  /// Says where the view is hit: in a shape of its size.
  public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    modifier(_ContentShapeModifier(shape: shape))
  }

  /// Says where the view is hit, for some purposes.
  @ViewBuilder
  public func contentShape<S: Shape>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> some View {
    if kind.contains(.interaction) { contentShape(shape) } else { self }
  }

  /// Says whether the view and those inside can be hit; where not, the hand goes through.
  public func allowsHitTesting(_ enabled: Bool) -> some View {
    modifier(_AllowsHitTestingModifier(isAllowed: enabled))
  }

  /// Makes the gestures of the view and of those inside fail, and those under way be cancelled. What is
  /// disabled outside stays so inside.
  public func disabled(_ disabled: Bool) -> some View {
    modifier(_DisabledModifier(isDisabled: disabled))
  }
}

/// Disables what it modifies, or leaves it as it is.
public struct _DisabledModifier: ViewModifier {
  let isDisabled: Bool
  @Environment(\.isEnabled) private var isEnabled

  init(isDisabled: Bool) {
    self.isDisabled = isDisabled
  }

  public func body(content: Content) -> some View {
    content.environment(\.isEnabled, isEnabled && !isDisabled)
  }
}
