// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
import UIKitControls
@_spi(ViewTree) import UIKitViews

/// A position along the edges of a rectangle.
public enum NSRectAlignment: Int, Sendable {
  case none
  case top
  case topLeading
  case leading
  case bottomLeading
  case bottom
  case bottomTrailing
  case trailing
  case topTrailing

  /// The position along each axis: -1 at the start, 0 in the middle, 1 at the end.
  var unit: (x: CGFloat, y: CGFloat) {
    switch self {
    case .none: (0, 0)
    case .top: (0, -1)
    case .topLeading: (-1, -1)
    case .leading: (-1, 0)
    case .bottomLeading: (-1, 1)
    case .bottom: (0, 1)
    case .bottomTrailing: (1, 1)
    case .trailing: (1, 0)
    case .topTrailing: (1, -1)
    }
  }
}

/// The position of a badge on an item.
@preconcurrency @MainActor
public final class NSCollectionLayoutAnchor {
  /// The edges of the item at which the badge is, inside; the middle of those that are missing.
  public let edges: NSDirectionalRectEdge
  /// The offset: in points, or as fractions of the badge's size.
  public let offset: CGPoint
  /// Whether the offset is in points.
  public let isAbsoluteOffset: Bool
  /// Whether the offset is in fractions of the badge's size.
  public var isFractionalOffset: Bool { !isAbsoluteOffset }

  /// Creates an anchor at edges.
  public convenience init(edges: NSDirectionalRectEdge) {
    self.init(edges: edges, absoluteOffset: .zero)
  }
  /// Creates an anchor at edges with an offset in points.
  public init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    (self.edges, offset, isAbsoluteOffset) = (edges, absoluteOffset, true)
  }
  /// Creates an anchor at edges with an offset in fractions of the badge's size.
  public init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    (self.edges, offset, isAbsoluteOffset) = (edges, fractionalOffset, false)
  }

  /// The rectangle of a badge of a size on an item.
  func frame(_ size: CGSize, on item: CGRect) -> CGRect {
    func place(
      _ low: CGFloat, _ high: CGFloat, _ length: CGFloat, _ start: Bool, _ end: Bool
    ) -> CGFloat {
      if start == end { return (low + high - length) / 2 }
      return start ? low : high - length
    }
    let x = place(
      item.minX, item.maxX, size.width, edges.contains(.leading), edges.contains(.trailing))
    let y = place(
      item.minY, item.maxY, size.height, edges.contains(.top), edges.contains(.bottom))
    let unit = isAbsoluteOffset ? CGSize(width: 1, height: 1) : size
    return CGRect(
      origin: CGPoint(x: x + offset.x * unit.width, y: y + offset.y * unit.height), size: size)
  }
}

/// A view that is placed at an anchor of an item or a group, such as a badge.
@preconcurrency @MainActor
public class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// The kind under which the data source is asked for the view, and under which it is registered.
  public let elementKind: String
  /// The order: a greater one is in front; 1 by default.
  public var zIndex = 1
  /// The position of the badge on the item.
  public let containerAnchor: NSCollectionLayoutAnchor
  /// The position of the badge; nil for the same edges.
  public let itemAnchor: NSCollectionLayoutAnchor?

  /// Creates a badge at an anchor.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(layoutSize, elementKind, containerAnchor, nil)
  }

  /// Creates a badge, a point of which is at an anchor of the item.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor, itemAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(layoutSize, elementKind, containerAnchor, itemAnchor)
  }

  init(
    _ size: NSCollectionLayoutSize, _ kind: String, _ container: NSCollectionLayoutAnchor,
    _ item: NSCollectionLayoutAnchor?
  ) {
    (elementKind, containerAnchor, itemAnchor) = (kind, container, item)
    super.init(layoutSize: size, supplementaryItems: [])
  }

  /// The rectangle of the badge on an item.
  func frame(on item: CGRect) -> CGRect {
    let size = layoutSize.size(in: item.size)
    guard let itemAnchor else { return containerAnchor.frame(size, on: item) }
    let point = containerAnchor.frame(.zero, on: item).origin
    let own = itemAnchor.frame(.zero, on: CGRect(origin: .zero, size: size)).origin
    return CGRect(origin: CGPoint(x: point.x - own.x, y: point.y - own.y), size: size)
  }
}

/// A header or footer of a section or of the whole layout.
@preconcurrency @MainActor
public final class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem
{
  /// Whether the section becomes larger by it; true by default. Otherwise it is over the items.
  public var extendsBoundary = true
  /// Whether it stays at the edge while its section is visible; false by default.
  public var pinToVisibleBounds = false
  /// The edge at which it is.
  public let alignment: NSRectAlignment
  /// Its offset in points.
  public let offset: CGPoint

  /// Creates a header or footer at an edge.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment
  ) {
    self.init(
      layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: .zero)
  }

  /// Creates a header or footer at an edge with an offset in points.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
    absoluteOffset: CGPoint
  ) {
    (self.alignment, offset) = (alignment, absoluteOffset)
    super.init(layoutSize, elementKind, NSCollectionLayoutAnchor(edges: []), nil)
  }
}

/// A view behind the items of a section, which belongs to the layout.
@preconcurrency @MainActor
public final class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  /// The kind under which the view's class is registered with the layout.
  public let elementKind: String
  /// The order: a greater one is in front; 0 by default.
  public var zIndex = 0

  private init(_ kind: String) {
    elementKind = kind
    super.init(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)),
      supplementaryItems: [])
  }

  /// A view that fills a section, behind its items.
  public static func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
    NSCollectionLayoutDecorationItem(elementKind)
  }
}
