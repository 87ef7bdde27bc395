// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation
public import Motion
@_spi(ViewTree) import ViewCore

/// A position or rectangle in a view, which other views convert to their own coordinate space with
/// a `GeometryProxy`.
///
/// It refers to the final layout: running animations do not change it.
public struct Anchor<Value> {
  /// The value in the root's coordinate space.
  package let value: Value
  private let convert: @Sendable (Value, CGAffineTransform) -> Value

  init(_ value: Value, _ convert: @escaping @Sendable (Value, CGAffineTransform) -> Value) {
    self.value = value
    self.convert = convert
  }

  /// Returns the value in an element's coordinate space; in the root's if the transform between the
  /// two is singular.
  @MainActor
  func resolved(in element: Element) -> Value {
    let transform = element.modelTransformToRoot
    return transform.determinant != 0 ? convert(value, transform.inverted()) : value
  }

  /// The part of a view that an anchor refers to.
  public struct Source {
    /// Returns the anchor for a view of a size, given the transform from its space to the root's.
    package let make: (CGSize, CGAffineTransform) -> Anchor<Value>
  }
}

extension Anchor: Sendable where Value: Sendable {}

extension Anchor: Equatable where Value: Equatable {
  /// Returns whether both refer to the same values in the root's coordinate space.
  public static func == (a: Anchor, b: Anchor) -> Bool { a.value == b.value }
}

extension Anchor: Hashable where Value: Hashable {
  /// Hashes the value in the root's coordinate space.
  public func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

extension Anchor<CGRect>.Source {
  /// The bounds of the view, as a rectangle that a `GeometryProxy` converts to its own coordinates.
  public static var bounds: Self {
    Self { size, transform in
      anchor(CGRect(origin: .zero, size: size), transform)
    }
  }

  /// A rectangle in the view's coordinate space.
  public static func rect(_ r: CGRect) -> Self {
    Self { _, transform in anchor(r, transform) }
  }

  private static func anchor(_ rect: CGRect, _ transform: CGAffineTransform) -> Anchor<CGRect> {
    Anchor(rect.applying(transform)) { $0.applying($1) }
  }
}

extension Anchor<CGPoint>.Source {
  /// A point in the view's coordinate space.
  public static func point(_ p: CGPoint) -> Self {
    Self { _, transform in anchor(p, transform) }
  }

  /// A point as fractions of the view's width and height.
  public static func unitPoint(_ p: UnitPoint) -> Self {
    Self { size, transform in
      anchor(CGPoint(x: p.x * size.width, y: p.y * size.height), transform)
    }
  }

  /// The top left corner.
  public static var topLeading: Self { unitPoint(.topLeading) }
  /// The center of the top edge.
  public static var top: Self { unitPoint(.top) }
  /// The top right corner.
  public static var topTrailing: Self { unitPoint(.topTrailing) }
  /// The center of the left edge.
  public static var leading: Self { unitPoint(.leading) }
  /// The center.
  public static var center: Self { unitPoint(.center) }
  /// The center of the right edge.
  public static var trailing: Self { unitPoint(.trailing) }
  /// The bottom left corner.
  public static var bottomLeading: Self { unitPoint(.bottomLeading) }
  /// The center of the bottom edge.
  public static var bottom: Self { unitPoint(.bottom) }
  /// The bottom right corner.
  public static var bottomTrailing: Self { unitPoint(.bottomTrailing) }

  private static func anchor(_ point: CGPoint, _ transform: CGAffineTransform) -> Anchor<CGPoint> {
    Anchor(point.applying(transform)) { $0.applying($1) }
  }
}
