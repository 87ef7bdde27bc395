// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Interface
import Motion
@_spi(ViewTree) import UIKitContainers
@_spi(ViewTree) import UIKitLists
@_spi(ViewTree) import UIKitViews
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// Makes items collide with each other and with boundaries.
@preconcurrency @MainActor
open class UICollisionBehavior: UIDynamicBehavior {
  /// The objects that items collide with.
  public struct Mode: OptionSet, Sendable {
    /// The raw value of the option set.
    public let rawValue: UInt
    /// Creates an option set from a raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Items collide with each other.
    public static let items = Mode(rawValue: 1)
    /// Items collide with the boundaries.
    public static let boundaries = Mode(rawValue: 2)
    /// Items collide with each other and with the boundaries.
    public static let everything = Mode(rawValue: .max)
  }

  /// The objects that the items collide with; everything by default.
  open var collisionMode = Mode.everything { didSet { changed() } }
  /// Whether the edges of the animator's reference view are a boundary; false by default.
  open var translatesReferenceBoundsIntoBoundary = false { didSet { changed() } }
  /// The delegate, notified of contacts.
  open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?
  private var insets = UIEdgeInsets.zero
  private var boundaries: [Boundary] = []
  private var touching: [ContactKey: CGPoint] = [:]
  private var reported: [ContactKey: CGPoint] = [:]

  private struct Boundary {
    var identifier: any NSCopying
    var name: String
    var path: UIBezierPath
    var segments: [[SIMD2<Double>]]
  }

  /// A pair of things that touch.
  private struct ContactKey: Hashable {
    var item: ObjectIdentifier
    var other: ObjectIdentifier?
    /// The name of a boundary; empty for the reference bounds.
    var boundary: String?
  }

  /// Creates the collisions of items.
  public init(items: [any UIDynamicItem] = []) {
    super.init()
    list = DynamicItems(items)
  }

  /// The items that collide, in the order in which they were added.
  open var items: [any UIDynamicItem] { list.all }

  /// Adds an item; nothing if it is one already.
  open func addItem(_ item: any UIDynamicItem) { list.add(item) }

  /// Removes an item; nothing for another one.
  open func removeItem(_ item: any UIDynamicItem) { list.remove(item) }

  // MARK: Boundaries

  /// Makes the edges of the animator's reference view, inset by some points, a boundary.
  open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
    self.insets = insets
    translatesReferenceBoundsIntoBoundary = true
  }

  /// Adds a path as a boundary. One with the same identifier is replaced.
  open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
    add(identifier, bezierPath)
  }

  /// Adds a line as a boundary. One with the same identifier is replaced.
  open func addBoundary(
    withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint
  ) {
    let path = UIBezierPath()
    path.move(to: p1)
    path.addLine(to: p2)
    add(identifier, path)
  }

  private func add(_ identifier: any NSCopying, _ path: UIBezierPath) {
    let name = "\(identifier)"
    boundaries.removeAll { $0.name == name }
    boundaries.append(
      Boundary(identifier: identifier, name: name, path: path, segments: path.segments))
    changed()
  }

  /// The path of a boundary; nil if there is none of the identifier.
  open func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? {
    boundaries.first { $0.name == "\(identifier)" }?.path
  }

  /// Removes the boundary of an identifier; nothing if there is none.
  open func removeBoundary(withIdentifier identifier: any NSCopying) {
    boundaries.removeAll { $0.name == "\(identifier)" }
    changed()
  }

  /// Removes all boundaries except the edges of the reference view.
  open func removeAllBoundaries() {
    boundaries = []
    changed()
  }

  /// The identifiers of the boundaries; nil if there are none.
  open var boundaryIdentifiers: [any NSCopying]? {
    boundaries.isEmpty ? nil : boundaries.map(\.identifier)
  }

  // MARK: Contacts

  override func contacts(_ simulation: DynamicSimulation) -> [DynamicWorld.Contact] {
    let bodies: [(item: any UIDynamicItem, index: Int, outline: [SIMD2<Double>])] =
      items.compactMap { item in
        simulation.index(of: item).map { (item, $0, simulation.world.bodies[$0].outline) }
      }
    var result: [DynamicWorld.Contact] = []
    touching = [:]
    if collisionMode.contains(.items) {
      for one in bodies.indices {
        for other in bodies.indices where other > one {
          let (a, b) = (bodies[one], bodies[other])
          let overlaps = ConvexContact.between(a.outline, b.outline)
          guard let first = overlaps.first else { continue }
          let key = ContactKey(item: ObjectIdentifier(a.item), other: ObjectIdentifier(b.item))
          touching[key] = first.point.point
          result += overlaps.map { DynamicWorld.Contact(a.index, b.index, $0) }
        }
      }
    }
    guard collisionMode.contains(.boundaries) else { return result }
    for body in bodies {
      for boundary in boundaries {
        let overlaps = boundary.segments.flatMap { ConvexContact.between(body.outline, $0) }
        guard let first = overlaps.first else { continue }
        let key = ContactKey(item: ObjectIdentifier(body.item), boundary: boundary.name)
        touching[key] = first.point.point
        result += overlaps.map { DynamicWorld.Contact(body.index, nil, $0) }
      }
      let overlaps = referenceContacts(body.outline)
      guard let first = overlaps.first else { continue }
      let key = ContactKey(item: ObjectIdentifier(body.item), boundary: "")
      touching[key] = first.point.point
      result += overlaps.map { DynamicWorld.Contact(body.index, nil, $0) }
    }
    return result
  }

  /// The contacts with the edges of the reference view, which nothing can pass.
  private func referenceContacts(_ outline: [SIMD2<Double>]) -> [ConvexContact] {
    guard translatesReferenceBoundsIntoBoundary, let view = dynamicAnimator?.referenceView
    else { return [] }
    let area = view.bounds.inset(by: insets)
    guard area.width > 0, area.height > 0 else { return [] }
    let edges: [(origin: SIMD2<Double>, normal: SIMD2<Double>)] = [
      (SIMD2(area.minX, area.minY), SIMD2(-1, 0)), (SIMD2(area.minX, area.minY), SIMD2(0, -1)),
      (SIMD2(area.maxX, area.maxY), SIMD2(1, 0)), (SIMD2(area.maxX, area.maxY), SIMD2(0, 1)),
    ]
    return edges.flatMap { origin, normal in
      let deepest = outline.map { ($0, dot($0 - origin, normal)) }.filter { $0.1 >= 0 }
        .sorted { $0.1 > $1.1 }.prefix(2)
      return deepest.map { ConvexContact(point: $0.0, normal: normal, depth: $0.1) }
    }
  }

  /// Calls the delegate for contacts that have begun or ended since the last call.
  func report() {
    let (now, before) = (touching, reported)
    reported = now
    guard let collisionDelegate else { return }
    func item(_ id: ObjectIdentifier) -> (any UIDynamicItem)? {
      items.first { ObjectIdentifier($0) == id }
    }
    func identifier(_ name: String) -> (any NSCopying)? {
      boundaries.first { $0.name == name }?.identifier
    }
    for (key, point) in now where before[key] == nil {
      guard let one = item(key.item) else { continue }
      if let other = key.other.flatMap(item) {
        collisionDelegate.collisionBehavior(self, beganContactFor: one, with: other, at: point)
      } else if let boundary = key.boundary {
        collisionDelegate.collisionBehavior(
          self, beganContactFor: one, withBoundaryIdentifier: identifier(boundary), at: point)
      }
    }
    for key in before.keys where now[key] == nil {
      guard let one = item(key.item) else { continue }
      if let other = key.other.flatMap(item) {
        collisionDelegate.collisionBehavior(self, endedContactFor: one, with: other)
      } else if let boundary = key.boundary {
        collisionDelegate.collisionBehavior(
          self, endedContactFor: one, withBoundaryIdentifier: identifier(boundary))
      }
    }
  }
}

/// A delegate of collisions.
@preconcurrency @MainActor
public protocol UICollisionBehaviorDelegate: AnyObject {
  /// Called when two items begin to touch.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem, at p: CGPoint)
  /// Called when two items no longer touch.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem)
  /// Called when an item begins to touch a boundary; the identifier is nil for the edges of the
  /// reference view.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint)
  /// Called when an item no longer touches a boundary.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?)
}

extension UICollisionBehaviorDelegate {
  /// The default does nothing.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem, at p: CGPoint
  ) {}
  /// The default does nothing.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem
  ) {}
  /// The default does nothing.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
  ) {}
  /// The default does nothing.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?
  ) {}
}

extension UIBezierPath {
  /// The path as segments; curves become twelve each.
  fileprivate var segments: [[SIMD2<Double>]] {
    var result: [[SIMD2<Double>]] = []
    var (start, last) = (SIMD2<Double>.zero, SIMD2<Double>.zero)
    func add(_ point: SIMD2<Double>) {
      if length(point - last) > 1e-6 { result.append([last, point]) }
      last = point
    }
    for element in Path(cgPath).outlineElements {
      switch element {
      case .move(let point): (start, last) = (SIMD2(point), SIMD2(point))
      case .line(let point): add(SIMD2(point))
      case .quadCurve(let end, let control):
        let (a, b, c) = (last, SIMD2(control), SIMD2(end))
        for step in 1...12 {
          let t = Double(step) / 12
          add(a * ((1 - t) * (1 - t)) + b * (2 * t * (1 - t)) + c * (t * t))
        }
      case .curve(let end, let first, let second):
        let (a, b, c, d) = (last, SIMD2(first), SIMD2(second), SIMD2(end))
        for step in 1...12 {
          let t = Double(step) / 12
          let s = 1 - t
          let near = a * (s * s * s) + b * (3 * s * s * t)
          add(near + c * (3 * s * t * t) + d * (t * t * t))
        }
      case .closeSubpath: add(start)
      }
    }
    return result
  }
}

/// Strings can be identifiers of boundaries, as with Objective-C.
// swift-format-ignore: AvoidRetroactiveConformances
extension String: @retroactive NSCopying {
  /// Returns the string.
  public func copy(with zone: NSZone? = nil) -> Any { self }
}
