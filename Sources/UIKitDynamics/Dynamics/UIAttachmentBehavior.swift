// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
import Motion
@_spi(ViewTree) import UIKitContainers
import UIKitControls
@_spi(ViewTree) import UIKitViews

/// Holds a point of an item at a distance from a point of the plane, or from one of another item: as a
/// rod, or as a spring if it has a frequency.
@preconcurrency @MainActor
open class UIAttachmentBehavior: UIDynamicBehavior {
  /// The kind of attachment of an item.
  public enum AttachmentType: Int, Sendable {
    /// To another item.
    case items
    /// To a fixed point.
    case anchor
  }

  /// The items: one, or two that are attached to each other.
  public let items: [any UIDynamicItem]
  /// The kind of the attachment.
  public let attachedBehaviorType: AttachmentType
  private let offsets: [UIOffset]
  /// The point of the plane to which the item is attached.
  open var anchorPoint: CGPoint { didSet { changed() } }
  /// The distance that is held, in points: at first that at which the points are.
  open var length: CGFloat { didSet { changed() } }
  /// The damping of the spring: 1 is critical; 0 by default.
  open var damping: CGFloat = 0 { didSet { changed() } }
  /// The frequency of the spring in hertz; 0, the default, is a rod.
  open var frequency: CGFloat = 0 { didSet { changed() } }

  /// Attaches the middle of an item to a point.
  public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
    self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
  }

  /// Attaches a point of an item, as an offset from its middle, to a point.
  public init(
    item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint
  ) {
    items = [item]
    offsets = [offset]
    attachedBehaviorType = .anchor
    anchorPoint = point
    let end = Self.place(of: offset, in: item)
    length = hypot(end.x - point.x, end.y - point.y)
  }

  /// Attaches the middles of two items to each other.
  public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
    self.init(
      item: item1, offsetFromCenter: .zero, attachedTo: item2, offsetFromCenter: .zero)
  }

  /// Attaches points of two items, as offsets from their middles, to each other.
  public init(
    item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset,
    attachedTo item2: any UIDynamicItem, offsetFromCenter offset2: UIOffset
  ) {
    items = [item1, item2]
    offsets = [offset1, offset2]
    attachedBehaviorType = .items
    anchorPoint = .zero
    let (a, b) = (Self.place(of: offset1, in: item1), Self.place(of: offset2, in: item2))
    length = hypot(a.x - b.x, a.y - b.y)
  }

  private static func place(of offset: UIOffset, in item: any UIDynamicItem) -> CGPoint {
    let turned = CGPoint(x: offset.horizontal, y: offset.vertical).applying(item.transform)
    return CGPoint(x: item.center.x + turned.x, y: item.center.y + turned.y)
  }

  override var dynamicItems: [any UIDynamicItem] { items }

  override func joints(_ simulation: DynamicSimulation) -> [DynamicWorld.Joint] {
    guard let first = simulation.index(of: items[0]) else { return [] }
    func vector(_ offset: UIOffset) -> SIMD2<Double> {
      SIMD2(Double(offset.horizontal), Double(offset.vertical))
    }
    var second: Int?
    if items.count > 1 {
      guard let index = simulation.index(of: items[1]) else { return [] }
      second = index
    }
    return [
      DynamicWorld.Joint(
        first: first, firstOffset: vector(offsets[0]), second: second,
        secondOffset: second == nil ? SIMD2(anchorPoint) : vector(offsets[1]),
        length: Double(max(0, length)), frequency: Double(max(0, frequency)),
        damping: Double(max(0, damping)))
    ]
  }
}
