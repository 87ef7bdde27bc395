// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Motion
@_spi(ViewTree) import UIKitContainers
@_spi(ViewTree) import UIKitLists
@_spi(ViewTree) import UIKitViews

/// Applies a force to items that depends on where they are, how fast they move and how heavy they are.
///
/// The unit of length of forces and strengths is 100 points: a force of 1 accelerates a square of 100 points
/// by 100 points per second squared, as with `UIPushBehavior`.
///
/// - Note: Differs from UIKit: there are no vortex, turbulence, electric and magnetic fields.
@preconcurrency @MainActor
open class UIFieldBehavior: UIDynamicBehavior {
  /// Computes the force of a field from the field, the offset of an item from its position in points, the item's
  /// velocity in points per second, its mass, its charge (0) and the duration in seconds for which the force acts.
  public typealias Evaluation = (
    UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval
  ) -> CGVector

  private enum Kind {
    case drag, radialGravity, linearGravity, velocity, spring
    case noise(FieldNoise)
    case evaluation(Evaluation)
  }

  private static let unit = 100.0
  private var kind = Kind.drag

  /// The middle of the field, in the coordinates of the reference view; (0, 0) by default.
  open var position = CGPoint.zero { didSet { changed() } }
  /// The region in which the field acts, about its position; everywhere by default.
  open var region = UIRegion.infinite { didSet { changed() } }
  /// The factor of the force; 1 by default. A negative one reverses it.
  open var strength: CGFloat = 1 { didSet { changed() } }
  /// The exponent by which the force falls with the distance from the position: 0, the default, not at all, 2 to
  /// a quarter at twice the distance. The whole strength is at `minimumRadius`, or at 100 points if that is 0.
  open var falloff: CGFloat = 0 { didSet { changed() } }
  /// The distance in points inside of which the force is the same as at it; 0 by default.
  open var minimumRadius: CGFloat = 0 { didSet { changed() } }
  /// The direction of a field of linear gravity, in 100 points per second squared, or of velocity, in 100 points
  /// per second; no effect on others.
  open var direction = CGVector(dx: 0, dy: 0) { didSet { changed() } }
  /// The smoothness of the force of noise in space, from 0 to 1: at larger values it changes more slowly from
  /// point to point; no effect on other fields.
  open var smoothness: CGFloat = 0 { didSet { changed() } }
  /// The rate at which the force of noise changes, in changes per second; 0, the default, for a constant force.
  open var animationSpeed: CGFloat = 0 { didSet { changed() } }

  /// Creates a field for the methods of the class, which set its force.
  public required override init() { super.init() }

  private static func make(_ kind: Kind) -> Self {
    let field = Self()
    field.kind = kind
    return field
  }

  /// A field whose force is against the velocity of items and proportional to it.
  open class func dragField() -> Self { make(.drag) }
  /// A field that pulls items to its position, all masses with the same acceleration: 100 points per second
  /// squared at a strength of 1.
  open class func radialGravityField(position: CGPoint) -> Self {
    let field = make(.radialGravity)
    field.position = position
    return field
  }
  /// A field that accelerates items in a direction, all masses alike: by 100 points per second squared at a
  /// length and a strength of 1.
  open class func linearGravityField(direction: CGVector) -> Self {
    let field = make(.linearGravity)
    field.direction = direction
    return field
  }
  /// A field that gives items a velocity: 100 points per second at a length and a strength of 1.
  open class func velocityField(direction: CGVector) -> Self {
    let field = make(.velocity)
    field.direction = direction
    return field
  }
  /// A field that accelerates items in random directions, the same in each run.
  open class func noiseField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> Self {
    let field = make(.noise(FieldNoise()))
    (field.smoothness, field.animationSpeed) = (smoothness, speed)
    return field
  }
  /// A field whose force is towards its position and proportional to the distance from it. At a strength of 1,
  /// an item of mass 1 at a distance of 100 points is accelerated by 100 points per second squared.
  open class func springField() -> Self { make(.spring) }
  /// A field whose force is computed by a closure in each step.
  open class func field(evaluationBlock block: @escaping Evaluation) -> Self {
    make(.evaluation(block))
  }

  /// The items that the field acts on, in the order in which they were added.
  open var items: [any UIDynamicItem] { list.all }
  /// Adds an item; nothing if it is one already.
  open func addItem(_ item: any UIDynamicItem) { list.add(item) }
  /// Removes an item, which keeps its velocity; nothing for another one.
  open func removeItem(_ item: any UIDynamicItem) { list.remove(item) }

  override var isActing: Bool {
    switch kind {
    case .noise: animationSpeed != 0 && strength != 0 && !items.isEmpty
    case .evaluation: !items.isEmpty
    default: false
    }
  }

  override func applyForces(_ simulation: DynamicSimulation) {
    for item in items {
      guard let index = simulation.index(of: item), !simulation.world.bodies[index].isAnchored
      else { continue }
      let body = simulation.world.bodies[index]
      let offset = body.position - SIMD2(position)
      guard region.contains(offset.point) else { continue }
      let velocity = velocity(of: body, at: offset)
      if velocity.x.isFinite, velocity.y.isFinite {
        simulation.world.bodies[index].velocity = velocity
      }
    }
  }

  /// The velocity of a body after a step, at an offset from the position.
  private func velocity(of body: RigidBody, at offset: SIMD2<Double>) -> SIMD2<Double> {
    let (scale, dt) = (Double(strength) * weight(length(offset)), DynamicWorld.step)
    let direction = SIMD2(Double(direction.dx), Double(direction.dy))
    switch kind {
    case .linearGravity: return body.velocity + direction * (scale * Self.unit * dt)
    case .velocity: return direction * (scale * Self.unit)
    case .radialGravity:
      let distance = length(offset)
      guard distance > 0 else { return body.velocity }
      return body.velocity - offset / distance * (scale * Self.unit * dt)
    case .spring: return body.velocity - offset * (scale * dt / body.mass)
    // Implicit, so that a strong drag stops an item and does not throw it back.
    case .drag: return body.velocity / (1 + max(scale * dt / body.mass, -0.5))
    case .noise(let noise):
      let time = (dynamicAnimator?.elapsedTime ?? 0) * Double(animationSpeed)
      let push = noise.direction(at: body.position, time: time, smoothness: Double(smoothness))
      return body.velocity + push * (scale * Self.unit * dt)
    case .evaluation(let block):
      let force = block(
        self, offset.point, CGVector(dx: body.velocity.x, dy: body.velocity.y),
        CGFloat(body.mass), 0, dt)
      let push = SIMD2(Double(force.dx), Double(force.dy))
      return body.velocity + push * (scale * Self.unit * dt / body.mass)
    }
  }

  /// The fraction of the strength at a distance.
  private func weight(_ distance: Double) -> Double {
    guard falloff != 0 else { return 1 }
    let least = minimumRadius > 0 ? Double(minimumRadius) : 0
    return pow(max(distance, least, 1) / (least > 0 ? least : Self.unit), -Double(falloff))
  }
}
