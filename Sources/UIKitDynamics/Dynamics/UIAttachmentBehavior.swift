// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
import Motion
@_spi(ViewTree) import UIKitContainers
import UIKitControls
@_spi(ViewTree) import UIKitLists
@_spi(ViewTree) import UIKitViews

/// Holds a point of an item at a distance from a point of the plane, or from one of another item: as a
/// rod, or as a spring if it has a frequency. Others are ropes, pins, rails, or fix an item to another.
@preconcurrency @MainActor
open class UIAttachmentBehavior: UIDynamicBehavior {
  /// The kind of attachment of an item.
  public enum AttachmentType: Int, Sendable {
    /// To another item.
    case items
    /// To a fixed point.
    case anchor
  }

  /// The attached items: one, or two that are attached to each other.
  public let items: [any UIDynamicItem]
  /// The kind of the attachment.
  public let attachedBehaviorType: AttachmentType
  private let offsets: [UIOffset]
  /// The point of the reference view to which the item is attached; 0, 0 and no effect between two items.
  open var anchorPoint: CGPoint { didSet { changed() } }
  /// The distance that is held, in points: at first that at which the points are. Negative numbers count as 0.
  open var length: CGFloat { didSet { changed() } }
  /// The damping ratio of the spring: 1 is critical; 0, the default, oscillates. A rod has none. Negative numbers count
  /// as 0.
  open var damping: CGFloat = 0 { didSet { changed() } }
  /// The frequency of the spring in hertz; at 0, the default, and negative numbers the attachment is a rod.
  open var frequency: CGFloat = 0 { didSet { changed() } }
  /// The range in which the item may slide along its axis, in points, or turn about its pin, in radians, from
  /// its first position; `infinite` by default. Other attachments have none.
  open var attachmentRange = UIFloatRange.infinite { didSet { changed() } }
  private var form = Form.distance

  private enum Form {
    case distance, rope
    /// Items at an angle to each other.
    case pin(angle: Double)
    case fixed(angle: Double)
    /// Along an axis, in the coordinates of the second item, or of the plane.
    case rail(axis: SIMD2<Double>, angle: Double)
  }

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
    let end = Self.position(of: offset, in: item)
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
    let (a, b) = (Self.position(of: offset1, in: item1), Self.position(of: offset2, in: item2))
    length = hypot(a.x - b.x, a.y - b.y)
  }

  private static func position(of offset: UIOffset, in item: any UIDynamicItem) -> CGPoint {
    let turned = CGPoint(x: offset.horizontal, y: offset.vertical).applying(item.transform)
    return CGPoint(x: item.center.x + turned.x, y: item.center.y + turned.y)
  }

  // MARK: Other attachments

  /// Attaches two items by a rope, which is as long as the distance of their points is now.
  public static func limitAttachment(
    with item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset,
    attachedTo item2: any UIDynamicItem, offsetFromCenter offset2: UIOffset
  ) -> UIAttachmentBehavior {
    let rope = UIAttachmentBehavior(
      item: item1, offsetFromCenter: offset1, attachedTo: item2, offsetFromCenter: offset2)
    rope.form = .rope
    return rope
  }

  /// Attaches two items by a pin at a point of the plane, about which they turn.
  public static func pinAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem,
    attachmentAnchor point: CGPoint
  ) -> UIAttachmentBehavior {
    let pin = joined(item1, item2, at: point)
    pin.form = .pin(angle: pin.angle)
    return pin
  }

  /// Attaches two items so that they move as one.
  public static func fixedAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem,
    attachmentAnchor point: CGPoint
  ) -> UIAttachmentBehavior {
    let joint = joined(item1, item2, at: point)
    joint.form = .fixed(angle: joint.angle)
    return joint
  }

  /// Lets an item slide along an axis relative to another one, without turning. An axis without a length
  /// counts as a horizontal one.
  public static func slidingAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem,
    attachmentAnchor point: CGPoint, axisOfTranslation axis: CGVector
  ) -> UIAttachmentBehavior {
    let rail = joined(item1, item2, at: point)
    let turn = angle(of: item2)
    rail.form = .rail(axis: unit(axis).turned(by: -turn), angle: rail.angle)
    return rail
  }

  /// Lets an item slide along an axis through a point of the plane, without turning. An axis without a
  /// length counts as a horizontal one.
  public static func slidingAttachment(
    with item: any UIDynamicItem, attachmentAnchor point: CGPoint,
    axisOfTranslation axis: CGVector
  ) -> UIAttachmentBehavior {
    let rail = UIAttachmentBehavior(
      item: item, offsetFromCenter: offset(of: point, in: item), attachedToAnchor: point)
    rail.form = .rail(axis: unit(axis), angle: rail.angle)
    return rail
  }

  private static func joined(
    _ item1: any UIDynamicItem, _ item2: any UIDynamicItem, at point: CGPoint
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior(
      item: item1, offsetFromCenter: offset(of: point, in: item1), attachedTo: item2,
      offsetFromCenter: offset(of: point, in: item2))
  }

  private static func angle(of item: any UIDynamicItem) -> Double {
    atan2(item.transform.b, item.transform.a)
  }

  /// The angle of the second item, or of the plane, to the first one.
  private var angle: Double {
    (items.count > 1 ? Self.angle(of: items[1]) : 0) - Self.angle(of: items[0])
  }

  private static func offset(of point: CGPoint, in item: any UIDynamicItem) -> UIOffset {
    let turned = SIMD2(Double(point.x - item.center.x), Double(point.y - item.center.y))
      .turned(by: -angle(of: item))
    return UIOffset(horizontal: turned.x, vertical: turned.y)
  }

  private static func unit(_ axis: CGVector) -> SIMD2<Double> {
    let length = hypot(axis.dx, axis.dy)
    guard length > 0, length.isFinite else { return SIMD2(1, 0) }
    return SIMD2(Double(axis.dx / length), Double(axis.dy / length))
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
    func joint(_ kind: DynamicWorld.Joint.Kind, _ length: Double) -> DynamicWorld.Joint {
      DynamicWorld.Joint(
        kind, first: first, firstOffset: vector(offsets[0]), second: second,
        secondOffset: second == nil ? SIMD2(anchorPoint) : vector(offsets[1]), length: length)
    }
    let (low, high) = limits
    switch form {
    case .distance:
      var rod = joint(.distance, Double(max(0, length)))
      rod.frequency = Double(max(0, frequency))
      rod.damping = Double(max(0, damping))
      return [rod]
    case .rope: return [joint(.rope, Double(max(0, length)))]
    case .fixed(let angle): return [joint(.distance, 0), joint(.turn, angle)]
    case .pin(let angle):
      // The first item turns against the second one, so that the signs are the other way round.
      return [joint(.distance, 0)]
        + (high.map { [joint(.turnStop(sign: -1), $0 - angle)] } ?? [])
        + (low.map { [joint(.turnStop(sign: 1), angle - $0)] } ?? [])
    case .rail(let axis, let angle):
      let along = axis.turned(by: second.map { simulation.world.bodies[$0].angle } ?? 0)
      let normal = SIMD2(-along.y, along.x)
      return [joint(.line(normal: normal), 0), joint(.turn, angle)]
        + (high.map { [joint(.stop(along: -along), $0)] } ?? [])
        + (low.map { [joint(.stop(along: along), -$0)] } ?? [])
    }
  }

  /// The finite ends of the range; nil for none.
  private var limits: (low: Double?, high: Double?) {
    let low = Double(attachmentRange.minimum)
    let high = max(Double(attachmentRange.maximum), low)
    return (low.isFinite ? low : nil, high.isFinite ? high : nil)
  }
}

extension SIMD2<Double> {
  /// The vector turned clockwise by an angle in radians.
  fileprivate func turned(by angle: Double) -> SIMD2<Double> {
    let (c, s) = (cos(angle), sin(angle))
    return SIMD2(x * c - y * s, x * s + y * c)
  }
}
