// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation
public import Motion

/// A place in one view, which another can ask for in its own space through its `GeometryProxy`.
///
/// It is where views come to rest, whatever is still on its way.
public struct Anchor<Value> {
  /// In the root's space.
  package let value: Value
  private let convert: @Sendable (Value, CGAffineTransform) -> Value

  init(_ value: Value, _ convert: @escaping @Sendable (Value, CGAffineTransform) -> Value) {
    self.value = value
    self.convert = convert
  }

  /// The place in an element's own space; where that space has no extent, in the root's.
  @MainActor
  func resolved(in element: Element) -> Value {
    let transform = element.modelTransformToRoot
    return transform.determinant != 0 ? convert(value, transform.inverted()) : value
  }

  /// What of a view an anchor is made from.
  public struct Source {
    /// What it is in a view of a size, in the space that the transform leads to.
    let make: (CGSize, CGAffineTransform) -> Anchor<Value>
  }
}

extension Anchor: Sendable where Value: Sendable {}

extension Anchor: Equatable where Value: Equatable {
  public static func == (a: Anchor, b: Anchor) -> Bool { a.value == b.value }
}

extension Anchor: Hashable where Value: Hashable {
  public func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

extension Anchor<CGRect>.Source {
  /// The view's bounds.
  public static var bounds: Self {
    Self { size, transform in
      anchor(CGRect(origin: .zero, size: size), transform)
    }
  }

  /// A rectangle in the view's space.
  public static func rect(_ r: CGRect) -> Self {
    Self { _, transform in anchor(r, transform) }
  }

  private static func anchor(_ rect: CGRect, _ transform: CGAffineTransform) -> Anchor<CGRect> {
    Anchor(rect.applying(transform)) { $0.applying($1) }
  }
}

extension Anchor<CGPoint>.Source {
  /// A point in the view's space.
  public static func point(_ p: CGPoint) -> Self {
    Self { _, transform in anchor(p, transform) }
  }

  /// A point of the view by its parts, from 0, 0 to 1, 1.
  public static func unitPoint(_ p: UnitPoint) -> Self {
    Self { size, transform in
      anchor(CGPoint(x: p.x * size.width, y: p.y * size.height), transform)
    }
  }

  public static var topLeading: Self { unitPoint(.topLeading) }
  public static var top: Self { unitPoint(.top) }
  public static var topTrailing: Self { unitPoint(.topTrailing) }
  public static var leading: Self { unitPoint(.leading) }
  public static var center: Self { unitPoint(.center) }
  public static var trailing: Self { unitPoint(.trailing) }
  public static var bottomLeading: Self { unitPoint(.bottomLeading) }
  public static var bottom: Self { unitPoint(.bottom) }
  public static var bottomTrailing: Self { unitPoint(.bottomTrailing) }

  private static func anchor(_ point: CGPoint, _ transform: CGAffineTransform) -> Anchor<CGPoint> {
    Anchor(point.applying(transform)) { $0.applying($1) }
  }
}
