// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
@_spi(ViewTree) import UIKitViews

/// Rigid bodies with contacts and joints, which are moved in steps of a fixed length, so that the motion
/// does not depend on when frames are.
///
/// Contacts and joints are solved by sequential impulses: each one in turn corrects the velocities of
/// its bodies, several times a step.
struct DynamicWorld {
  /// The length of a step in seconds.
  static let step = 1.0 / 240
  private static let iterations = 12
  /// Slower contacts, in points per second, do not bounce.
  private static let bounceThreshold = 20.0
  /// Overlaps of this many points remain, so that contacts are stable.
  private static let slop = 0.1
  /// The fraction of a deeper overlap that a step removes.
  private static let correction = 0.2

  var bodies: [RigidBody] = []

  /// A contact of a body with another one or with a boundary.
  struct Contact {
    var first: Int
    /// nil for a boundary.
    var second: Int?
    var place: ConvexContact
    fileprivate var along = 0.0
    fileprivate var against = 0.0
    fileprivate var bounce = 0.0

    init(_ first: Int, _ second: Int?, _ place: ConvexContact) {
      (self.first, self.second, self.place) = (first, second, place)
    }
  }

  /// A constraint between points of two bodies, or of a body and the plane.
  struct Joint {
    var first: Int
    var firstOffset: SIMD2<Double>
    var second: Int?
    /// The offset in the second body, or the point of the plane.
    var secondOffset: SIMD2<Double>
    /// The distance of the points.
    var length: Double
    /// In hertz; 0 is rigid.
    var frequency: Double
    /// 1 is critical.
    var damping: Double
    fileprivate var impulse = SIMD2<Double>.zero
    fileprivate var softness = 0.0
    fileprivate var bias = SIMD2<Double>.zero

    init(
      first: Int, firstOffset: SIMD2<Double>, second: Int?, secondOffset: SIMD2<Double>,
      length: Double, frequency: Double, damping: Double
    ) {
      (self.first, self.firstOffset) = (first, firstOffset)
      (self.second, self.secondOffset) = (second, secondOffset)
      (self.length, self.frequency, self.damping) = (length, frequency, damping)
    }
  }

  /// Moves the bodies by one step. Forces have changed their velocities already.
  mutating func advance(_ contacts: [Contact], _ joints: [Joint]) {
    let dt = Self.step
    for index in bodies.indices where !bodies[index].isAnchored {
      bodies[index].velocity /= 1 + dt * bodies[index].resistance
      bodies[index].angularVelocity /= 1 + dt * bodies[index].angularResistance
    }
    var (contacts, joints) = (contacts, joints)
    for index in contacts.indices { prepare(&contacts[index]) }
    for index in joints.indices { prepare(&joints[index]) }
    for _ in 0..<Self.iterations {
      for index in joints.indices { solve(&joints[index]) }
      for index in contacts.indices { solve(&contacts[index]) }
    }
    for index in bodies.indices where !bodies[index].isAnchored {
      bodies[index].position += bodies[index].velocity * dt
      if bodies[index].allowsRotation {
        bodies[index].angle += bodies[index].angularVelocity * dt
      }
    }
    for contact in contacts { separate(contact) }
  }

  // MARK: Contacts

  private func offsets(_ contact: Contact) -> (SIMD2<Double>, SIMD2<Double>) {
    (
      contact.place.point - bodies[contact.first].position,
      contact.second.map { contact.place.point - bodies[$0].position } ?? .zero
    )
  }

  /// The velocity of the second body relative to the first one.
  private func relativeVelocity(_ contact: Contact) -> SIMD2<Double> {
    let (a, b) = offsets(contact)
    let other = contact.second.map { bodies[$0].velocity(at: b) } ?? .zero
    return other - bodies[contact.first].velocity(at: a)
  }

  private func material(
    _ contact: Contact, _ value: (RigidBody) -> Double, _ mix: (Double, Double) -> Double
  ) -> Double {
    let one = value(bodies[contact.first])
    return contact.second.map { mix(one, value(bodies[$0])) } ?? one
  }

  private func prepare(_ contact: inout Contact) {
    let speed = dot(relativeVelocity(contact), contact.place.normal)
    guard speed < -Self.bounceThreshold else { return }
    contact.bounce = -speed * material(contact, \.elasticity, max)
  }

  private mutating func solve(_ contact: inout Contact) {
    let (a, b) = offsets(contact)
    let normal = contact.place.normal
    func mass(_ direction: SIMD2<Double>) -> Double {
      let response =
        bodies[contact.first].response(at: a, along: direction)
        + (contact.second.map { bodies[$0].response(at: b, along: direction) } ?? 0)
      return response > 0 ? 1 / response : 0
    }
    let speed = dot(relativeVelocity(contact), normal)
    let along = max(0, contact.along + (contact.bounce - speed) * mass(normal))
    apply((along - contact.along) * normal, contact, a, b)
    contact.along = along
    let tangent = SIMD2(-normal.y, normal.x)
    let limit = material(contact, \.friction) { ($0 * $1).squareRoot() } * contact.along
    let slide = dot(relativeVelocity(contact), tangent)
    let against = min(max(contact.against - slide * mass(tangent), -limit), limit)
    apply((against - contact.against) * tangent, contact, a, b)
    contact.against = against
  }

  private mutating func apply(
    _ impulse: SIMD2<Double>, _ contact: Contact, _ a: SIMD2<Double>, _ b: SIMD2<Double>
  ) {
    bodies[contact.first].apply(impulse: -impulse, at: a)
    if let second = contact.second { bodies[second].apply(impulse: impulse, at: b) }
  }

  /// Moves overlapping bodies apart.
  private mutating func separate(_ contact: Contact) {
    let one = bodies[contact.first].inverseMass
    let other = contact.second.map { bodies[$0].inverseMass } ?? 0
    guard one + other > 0 else { return }
    let distance = max(0, contact.place.depth - Self.slop) * Self.correction / (one + other)
    bodies[contact.first].position -= contact.place.normal * distance * one
    if let second = contact.second {
      bodies[second].position += contact.place.normal * distance * other
    }
  }

  // MARK: Joints

  private func points(_ joint: Joint) -> (SIMD2<Double>, SIMD2<Double>, SIMD2<Double>) {
    let a = bodies[joint.first].rotated(joint.firstOffset)
    let b = joint.second.map { bodies[$0].rotated(joint.secondOffset) } ?? .zero
    let from = bodies[joint.first].position + a
    let to = joint.second.map { bodies[$0].position + b } ?? joint.secondOffset
    return (a, b, to - from)
  }

  /// Whether a joint holds two points together, without a direction.
  private func isPin(_ joint: Joint) -> Bool { joint.length < 0.5 }

  private func mass(
    _ joint: Joint, _ a: SIMD2<Double>, _ b: SIMD2<Double>, _ direction: SIMD2<Double>
  ) -> Double {
    let response =
      bodies[joint.first].response(at: a, along: direction)
      + (joint.second.map { bodies[$0].response(at: b, along: direction) } ?? 0)
    return response > 0 ? 1 / response : 0
  }

  private func prepare(_ joint: inout Joint) {
    let dt = Self.step
    let (a, b, delta) = points(joint)
    let distance = length(delta)
    let direction = distance > 1e-6 ? delta / distance : SIMD2(0, 1)
    let error = isPin(joint) ? delta : direction * (distance - joint.length)
    guard joint.frequency > 0 else {
      joint.bias = error * (0.2 / dt)
      return
    }
    // A spring and a damper as a soft constraint, which is stable for any stiffness.
    let mass = mass(joint, a, b, direction)
    let omega = 2 * Double.pi * joint.frequency
    let (damper, spring) = (2 * mass * joint.damping * omega, mass * omega * omega)
    let gamma = dt * (damper + dt * spring)
    joint.softness = gamma > 0 ? 1 / gamma : 0
    joint.bias = error * (dt * spring * joint.softness)
  }

  private mutating func solve(_ joint: inout Joint) {
    let (a, b, delta) = points(joint)
    let distance = length(delta)
    let directions: [SIMD2<Double>] =
      isPin(joint)
      ? [SIMD2(1, 0), SIMD2(0, 1)] : [distance > 1e-6 ? delta / distance : SIMD2(0, 1)]
    for direction in directions {
      let other = joint.second.map { bodies[$0].velocity(at: b) } ?? .zero
      let speed = dot(other - bodies[joint.first].velocity(at: a), direction)
      let inverse = 1 / max(mass(joint, a, b, direction), 1e-12) + joint.softness
      let impulse =
        -(speed + dot(joint.bias, direction) + joint.softness * dot(joint.impulse, direction))
        / inverse
      joint.impulse += direction * impulse
      bodies[joint.first].apply(impulse: -direction * impulse, at: a)
      if let second = joint.second { bodies[second].apply(impulse: direction * impulse, at: b) }
    }
  }
}
