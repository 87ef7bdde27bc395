// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Motion
@_spi(ViewTree) import UIKitContainers
@_spi(ViewTree) import UIKitLists
@_spi(ViewTree) import UIKitViews

/// Accelerates items in a direction: downwards with 1000 points per second squared by default.
@preconcurrency @MainActor
open class UIGravityBehavior: UIDynamicBehavior {
  /// The acceleration as a multiple of 1000 points per second squared; (0, 1) by default.
  open var gravityDirection = CGVector(dx: 0, dy: 1) {
    didSet {
      if gravityDirection.magnitude > 0 { direction = gravityDirection.angle }
      changed()
    }
  }
  /// The angle, also while the strength is 0.
  private var direction: CGFloat = .pi / 2
  /// The acceleration of a length of 1, in points per second squared.
  private static let unit = 1000.0

  /// Creates the gravity of items.
  public init(items: [any UIDynamicItem] = []) {
    super.init()
    list = DynamicItems(items)
  }

  /// The items that it accelerates, in the order in which they were added.
  open var items: [any UIDynamicItem] { list.all }

  /// Adds an item; nothing if it is one already.
  open func addItem(_ item: any UIDynamicItem) { list.add(item) }

  /// Removes an item, which keeps its velocity; nothing for another one.
  open func removeItem(_ item: any UIDynamicItem) { list.remove(item) }

  /// The direction in radians, clockwise from the right; half of pi, downwards, by default. It is kept while the
  /// strength is 0.
  open var angle: CGFloat {
    get { direction }
    set { setAngle(newValue, magnitude: magnitude) }
  }

  /// The strength; 1, the default, is 1000 points per second squared, and 0 is none.
  open var magnitude: CGFloat {
    get { gravityDirection.magnitude }
    set { setAngle(angle, magnitude: newValue) }
  }

  /// Sets the direction in radians, clockwise from the right, and the strength.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    gravityDirection = CGVector(angle: angle, magnitude: magnitude)
    direction = angle
  }

  override func applyForces(_ simulation: DynamicSimulation) {
    let change =
      SIMD2(Double(gravityDirection.dx), Double(gravityDirection.dy)) * Self.unit
      * DynamicWorld.step
    for item in items {
      guard let index = simulation.index(of: item), !simulation.world.bodies[index].isAnchored
      else { continue }
      simulation.world.bodies[index].velocity += change
    }
  }
}
