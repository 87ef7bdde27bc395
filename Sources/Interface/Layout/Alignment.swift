// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation

/// A guide that views are lined up by: where it lies in a view of given dimensions.
public protocol AlignmentID: SendableMetatype {
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// The size of a view, and where its alignment guides lie.
public struct ViewDimensions {
  public let width: CGFloat
  public let height: CGFloat

  init(_ size: CGSize) {
    width = size.width
    height = size.height
  }

  public subscript(guide: HorizontalAlignment) -> CGFloat { guide.id.defaultValue(in: self) }
  public subscript(guide: VerticalAlignment) -> CGFloat { guide.id.defaultValue(in: self) }
}

/// A guide along the horizontal axis.
public struct HorizontalAlignment: Sendable {
  let id: any AlignmentID.Type

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

  public init(_ id: any AlignmentID.Type) {
    self.id = id
  }

  public static let top = VerticalAlignment(Top.self)
  public static let center = VerticalAlignment(VerticalCenter.self)
  public static let bottom = VerticalAlignment(Bottom.self)
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

  /// Where the two guides cross in a view of the size.
  func point(in size: CGSize) -> CGPoint {
    let dimensions = ViewDimensions(size)
    return CGPoint(x: dimensions[horizontal], y: dimensions[vertical])
  }

  /// Where a view of one size begins in a view of another, so that their guides meet.
  func origin(of inner: CGSize, in outer: CGSize) -> CGPoint {
    let (a, b) = (point(in: outer), point(in: inner))
    return CGPoint(x: a.x - b.x, y: a.y - b.y)
  }
}

private enum Leading: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}

private enum HorizontalCenter: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
}

private enum Trailing: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
}

private enum Top: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}

private enum VerticalCenter: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
}

private enum Bottom: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
}
