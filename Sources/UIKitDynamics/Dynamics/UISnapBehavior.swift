// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
@_spi(ViewTree) import UIKitContainers
@_spi(ViewTree) import UIKitLists
@_spi(ViewTree) import UIKitViews

/// Moves an item to a point by a spring, and turns it upright.
/// - Note: Differs from UIKit: a spring of 2.5 Hz; UIKit's is not published.
@preconcurrency @MainActor
open class UISnapBehavior: UIDynamicBehavior {
  private let item: any UIDynamicItem
  /// The point of the reference view to which the middle of the item moves.
  open var snapPoint: CGPoint { didSet { changed() } }
  /// The damping, from 0, which oscillates most, to 1, which does not oscillate; 0.5 by default. Numbers outside are
  /// clamped.
  open var damping: CGFloat = 0.5 { didSet { changed() } }
  /// The spring, in hertz, and its smallest damping ratio. Chosen by trial.
  private static let frequency = 2.5
  private static let leastRatio = 0.2

  /// Creates a snap of an item to a point.
  public init(item: any UIDynamicItem, snapTo point: CGPoint) {
    self.item = item
    snapPoint = point
  }

  override var dynamicItems: [any UIDynamicItem] { [item] }

  override func applyForces(_ simulation: DynamicSimulation) {
    guard let index = simulation.index(of: item), !simulation.world.bodies[index].isAnchored
    else { return }
    let body = simulation.world.bodies[index]
    let omega = 2 * Double.pi * Self.frequency
    let ratio = Self.leastRatio + (1 - Self.leastRatio) * Double(min(max(damping, 0), 1))
    let (dt, stiffness, damper) = (DynamicWorld.step, omega * omega, 2 * ratio * omega)
    // The implicit step, which is stable for any stiffness.
    let share = 1 / (1 + dt * damper + dt * dt * stiffness)
    let delta = body.position - SIMD2(snapPoint)
    simulation.world.bodies[index].velocity = (body.velocity - dt * stiffness * delta) * share
    guard body.allowsRotation else { return }
    let turn = body.angle.remainder(dividingBy: 2 * .pi)
    simulation.world.bodies[index].angularVelocity =
      (body.angularVelocity - dt * stiffness * turn) * share
  }
}
