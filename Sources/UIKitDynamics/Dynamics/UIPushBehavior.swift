// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
import Motion
@_spi(ViewTree) import UIKitContainers
import UIKitControls
@_spi(ViewTree) import UIKitLists
@_spi(ViewTree) import UIKitViews

/// Pushes items by a force, continuously or once.
@preconcurrency @MainActor
open class UIPushBehavior: UIDynamicBehavior {
  /// The duration of a push.
  public enum Mode: Int, Sendable {
    /// While it is active.
    case continuous
    /// Once; it is not active afterwards.
    case instantaneous
  }

  private var offsets: [ObjectIdentifier: UIOffset] = [:]
  /// The duration of the push.
  public let mode: Mode
  /// Whether it pushes; true by default.
  open var active = true { didSet { if active { changed() } } }
  /// The force: a length of 1 accelerates a square of 100 points by 100 points per second squared, or
  /// by 100 points per second if it is instantaneous.
  open var pushDirection = CGVector(dx: 0, dy: 0) {
    didSet {
      if pushDirection.magnitude > 0 { direction = pushDirection.angle }
      changed()
    }
  }
  /// The angle, also while the strength is 0.
  private var direction: CGFloat = 0
  private static let unit = 100.0

  /// Creates a push of items.
  public init(items: [any UIDynamicItem], mode: Mode) {
    self.mode = mode
    super.init()
    list = DynamicItems(items)
  }

  /// Creates a continuous push of no items.
  public convenience override init() { self.init(items: [], mode: .continuous) }

  /// The items that it pushes, in the order in which they were added.
  open var items: [any UIDynamicItem] { list.all }

  /// Adds an item; nothing if it is one already.
  open func addItem(_ item: any UIDynamicItem) { list.add(item) }

  /// Removes an item, which keeps its velocity; nothing for another one.
  open func removeItem(_ item: any UIDynamicItem) { list.remove(item) }

  /// The direction in radians, clockwise from the right; 0 by default. It is kept while the strength is 0.
  open var angle: CGFloat {
    get { direction }
    set { setAngle(newValue, magnitude: magnitude) }
  }

  /// The strength of the force, the length of `pushDirection`; 0, no push, by default.
  open var magnitude: CGFloat {
    get { pushDirection.magnitude }
    set { setAngle(angle, magnitude: newValue) }
  }

  /// Sets the direction in radians, clockwise from the right, and the strength.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    pushDirection = CGVector(angle: angle, magnitude: magnitude)
    direction = angle
  }

  /// The point of an item at which it is pushed, as an offset from its middle.
  open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset {
    offsets[ObjectIdentifier(item)] ?? .zero
  }

  /// Sets the point of an item at which it is pushed, as an offset from its middle; a push beside it
  /// turns the item.
  open func setTargetOffsetFromCenter(_ offset: UIOffset, for item: any UIDynamicItem) {
    offsets[ObjectIdentifier(item)] = offset
    changed()
  }

  override var isActing: Bool { active && mode == .continuous && magnitude > 0 }

  override func applyForces(_ simulation: DynamicSimulation) {
    guard active else { return }
    let force = SIMD2(Double(pushDirection.dx), Double(pushDirection.dy)) * Self.unit
    let impulse = mode == .instantaneous ? force : force * DynamicWorld.step
    for item in items {
      guard let index = simulation.index(of: item) else { continue }
      let offset = targetOffsetFromCenter(for: item)
      let arm = simulation.world.bodies[index].rotated(
        SIMD2(Double(offset.horizontal), Double(offset.vertical)))
      simulation.world.bodies[index].apply(impulse: impulse, at: arm)
    }
    if mode == .instantaneous { active = false }
  }
}
