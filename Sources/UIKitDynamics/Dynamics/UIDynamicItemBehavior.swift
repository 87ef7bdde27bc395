// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
@_spi(ViewTree) import UIKitContainers
@_spi(ViewTree) import UIKitLists
@_spi(ViewTree) import UIKitViews

/// The physical properties of items, and their velocities.
///
/// A property that is not set leaves the items as they are: an elasticity and a friction of 0.2, a
/// density of 1 and little resistance.
@preconcurrency @MainActor
open class UIDynamicItemBehavior: UIDynamicBehavior {
  private var values = Values()
  private var velocities: [(item: any UIDynamicItem, linear: SIMD2<Double>, angular: Double)] = []

  private struct Values {
    var elasticity: CGFloat?
    var friction: CGFloat?
    var density: CGFloat?
    var resistance: CGFloat?
    var angularResistance: CGFloat?
    var allowsRotation: Bool?
    var isAnchored: Bool?
  }

  /// Creates the properties of items.
  public init(items: [any UIDynamicItem] = []) {
    super.init()
    list = DynamicItems(items)
  }

  /// The items whose properties it sets, in the order in which they were added.
  open var items: [any UIDynamicItem] { list.all }

  /// Adds an item; nothing if it is one already.
  open func addItem(_ item: any UIDynamicItem) { list.add(item) }

  /// Removes an item, which keeps its last velocity; nothing for another one.
  open func removeItem(_ item: any UIDynamicItem) { list.remove(item) }

  private func set<Value>(_ path: WritableKeyPath<Values, Value?>, _ value: Value) {
    values[keyPath: path] = value
    changed()
  }

  /// The fraction of the velocity that remains after a bounce, usually from 0 to 1; 0 until it is set, although items
  /// have 0.2 without it.
  open var elasticity: CGFloat {
    get { values.elasticity ?? 0 }
    set { set(\.elasticity, newValue) }
  }
  /// The strength with which contacts brake: 0 not at all, 1 strongly; 0 until it is set, although items have 0.2
  /// without it.
  open var friction: CGFloat {
    get { values.friction ?? 0 }
    set { set(\.friction, newValue) }
  }
  /// The mass of a square of 100 points; 1 by default.
  open var density: CGFloat {
    get { values.density ?? 1 }
    set { set(\.density, newValue) }
  }
  /// The loss of velocity per second, as a fraction of the velocity; 0 by default. Negative numbers count as 0.
  open var resistance: CGFloat {
    get { values.resistance ?? 0 }
    set { set(\.resistance, newValue) }
  }
  /// The loss of angular velocity per second, as a fraction of it; 0 by default. Negative numbers count as 0.
  open var angularResistance: CGFloat {
    get { values.angularResistance ?? 0 }
    set { set(\.angularResistance, newValue) }
  }
  /// Whether the items turn; true by default.
  open var allowsRotation: Bool {
    get { values.allowsRotation ?? true }
    set { set(\.allowsRotation, newValue) }
  }
  /// Whether the items stay where they are, and others collide with them; false by default.
  open var isAnchored: Bool {
    get { values.isAnchored ?? false }
    set { set(\.isAnchored, newValue) }
  }

  /// The velocity of an item in points per second.
  open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
    let pending = velocities.filter { $0.item === item }.reduce(SIMD2<Double>.zero) {
      $0 + $1.linear
    }
    return (pending + (body(item)?.velocity ?? .zero)).point
  }

  /// Adds to the velocity of an item, in points per second.
  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
    velocities.append((item, SIMD2(velocity), 0))
    changed()
  }

  /// The angular velocity of an item in radians per second.
  open func angularVelocity(for item: any UIDynamicItem) -> CGFloat {
    let pending = velocities.filter { $0.item === item }.reduce(0) { $0 + $1.angular }
    return pending + (body(item)?.angularVelocity ?? 0)
  }

  /// Adds to the angular velocity of an item, in radians per second.
  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
    velocities.append((item, .zero, Double(velocity)))
    changed()
  }

  private func body(_ item: any UIDynamicItem) -> RigidBody? {
    guard let simulation = dynamicAnimator?.simulation, let index = simulation.index(of: item)
    else { return nil }
    return simulation.world.bodies[index]
  }

  override func configure(_ simulation: DynamicSimulation) {
    for item in items {
      guard let index = simulation.index(of: item) else { continue }
      var body = simulation.world.bodies[index]
      if let value = values.elasticity { body.elasticity = Double(value) }
      if let value = values.friction { body.friction = Double(value) }
      if let value = values.density { body.density = Double(value) }
      if let value = values.resistance { body.resistance = max(0, Double(value)) }
      if let value = values.angularResistance { body.angularResistance = max(0, Double(value)) }
      if let value = values.allowsRotation { body.allowsRotation = value }
      if let value = values.isAnchored { body.isAnchored = value }
      if !body.allowsRotation || body.isAnchored { body.angularVelocity = 0 }
      if body.isAnchored { body.velocity = .zero }
      simulation.world.bodies[index] = body
    }
    for (item, linear, angular) in velocities {
      guard let index = simulation.index(of: item), !simulation.world.bodies[index].isAnchored
      else { continue }
      simulation.world.bodies[index].velocity += linear
      if simulation.world.bodies[index].allowsRotation {
        simulation.world.bodies[index].angularVelocity += angular
      }
    }
    velocities = []
  }
}
