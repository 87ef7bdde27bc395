// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation

/// A guide that views are lined up by: where it lies in a view of given dimensions.
public protocol AlignmentID: SendableMetatype {
  /// Where it lies in a view in which nothing sets it.
  static func defaultValue(in context: ViewDimensions) -> CGFloat

  /// Takes the n-th of the values that the views in a container set into the container's own.
  static func _combineExplicit(childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?)
}

extension AlignmentID {
  /// The mean.
  public static func _combineExplicit(
    childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?
  ) {
    let sum = (parentValue ?? 0) * CGFloat(n) + childValue
    parentValue = sum / CGFloat(n + 1)
  }
}

/// A guide and the axis along which it lies.
struct AlignmentKey: Equatable {
  let id: any AlignmentID.Type
  let axis: Axis

  static func == (a: AlignmentKey, b: AlignmentKey) -> Bool { a.id == b.id && a.axis == b.axis }

  /// The values that the items of a container set, as one in the container's space.
  @MainActor
  func combined(_ placings: [Placing]) -> CGFloat? {
    var result: CGFloat?
    var count = 0
    for placing in placings {
      guard let value = placing.element.guide(self, placing.dimensions) else { continue }
      id._combineExplicit(childValue: value + placing.origin[axis], count, into: &result)
      count += 1
    }
    return result
  }
}

/// A guide along the horizontal axis.
public struct HorizontalAlignment: Sendable {
  let id: any AlignmentID.Type
  var key: AlignmentKey { AlignmentKey(id: id, axis: .horizontal) }

  public init(_ id: any AlignmentID.Type) {
    self.id = id
  }

  public static let leading = HorizontalAlignment(Leading.self)
  public static let center = HorizontalAlignment(HorizontalCenter.self)
  public static let trailing = HorizontalAlignment(Trailing.self)
}

/// A guide along the vertical axis.
public struct VerticalAlignment: Sendable {
  let id: any AlignmentID.Type
  var key: AlignmentKey { AlignmentKey(id: id, axis: .vertical) }

  public init(_ id: any AlignmentID.Type) {
    self.id = id
  }

  public static let top = VerticalAlignment(Top.self)
  public static let center = VerticalAlignment(VerticalCenter.self)
  public static let bottom = VerticalAlignment(Bottom.self)
  /// The first line of text; the lower edge where there is none.
  public static let firstTextBaseline = VerticalAlignment(FirstTextBaseline.self)
  /// The last line of text; the lower edge where there is none.
  public static let lastTextBaseline = VerticalAlignment(LastTextBaseline.self)
}

extension HorizontalAlignment: Equatable {
  public static func == (a: HorizontalAlignment, b: HorizontalAlignment) -> Bool { a.id == b.id }
}

extension VerticalAlignment: Equatable {
  public static func == (a: VerticalAlignment, b: VerticalAlignment) -> Bool { a.id == b.id }
}

/// A guide along each axis.
public struct Alignment: Equatable, Sendable {
  public var horizontal: HorizontalAlignment
  public var vertical: VerticalAlignment

  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  public static let center = Alignment(horizontal: .center, vertical: .center)
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  public static let top = Alignment(horizontal: .center, vertical: .top)
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  public static let centerFirstTextBaseline = Alignment(
    horizontal: .center, vertical: .firstTextBaseline)
  public static let centerLastTextBaseline = Alignment(
    horizontal: .center, vertical: .lastTextBaseline)
  public static let leadingFirstTextBaseline = Alignment(
    horizontal: .leading, vertical: .firstTextBaseline)
  public static let leadingLastTextBaseline = Alignment(
    horizontal: .leading, vertical: .lastTextBaseline)
  public static let trailingFirstTextBaseline = Alignment(
    horizontal: .trailing, vertical: .firstTextBaseline)
  public static let trailingLastTextBaseline = Alignment(
    horizontal: .trailing, vertical: .lastTextBaseline)

  /// Where the two guides cross in a view.
  @MainActor
  func point(in dimensions: ViewDimensions) -> CGPoint {
    CGPoint(x: dimensions.place(of: horizontal.key), y: dimensions.place(of: vertical.key))
  }

  /// Where one view begins in the space of another, so that their guides meet.
  @MainActor
  func origin(of inner: ViewDimensions, in outer: ViewDimensions) -> CGPoint {
    let (a, b) = (point(in: outer), point(in: inner))
    return CGPoint(x: a.x - b.x, y: a.y - b.y)
  }

  /// Where a view begins in a container of a size, so that their guides meet.
  @MainActor
  func origin(of inner: ViewDimensions, in size: CGSize) -> CGPoint {
    origin(of: inner, in: ViewDimensions(size))
  }
}

/// A guide that belongs to the frame: what views inside set does not become their container's.
private protocol FrameGuide: AlignmentID {}

extension FrameGuide {
  static func _combineExplicit(
    childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?
  ) {}
}

private enum Leading: FrameGuide {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}

private enum HorizontalCenter: FrameGuide {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
}

private enum Trailing: FrameGuide {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
}

private enum Top: FrameGuide {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}

private enum VerticalCenter: FrameGuide {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
}

private enum Bottom: FrameGuide {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
}

private enum FirstTextBaseline: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }

  static func _combineExplicit(
    childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?
  ) {
    parentValue = min(childValue, parentValue ?? .infinity)
  }
}

private enum LastTextBaseline: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }

  static func _combineExplicit(
    childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?
  ) {
    parentValue = max(childValue, parentValue ?? -.infinity)
  }
}
