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
  private var settling = Settling()

  /// A contact of a body with another one or with a boundary.
  struct Contact {
    var first: Int
    /// Nil for a boundary.
    var second: Int?
    var overlap: ConvexContact
    fileprivate var along = 0.0
    fileprivate var against = 0.0
    fileprivate var bounce = 0.0

    init(_ first: Int, _ second: Int?, _ overlap: ConvexContact) {
      (self.first, self.second, self.overlap) = (first, second, overlap)
    }
  }

  /// Moves the bodies by one step. Forces have changed their velocities already.
  ///
  /// - Parameter settles: Whether bodies that touch others and hardly move are slowed down.
  mutating func advance(_ contacts: [Contact], _ joints: [Joint], settles: Bool = true) {
    let dt = Self.step
    if settles { settling.slow(&bodies, contacts) } else { settling = Settling() }
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
      contact.overlap.point - bodies[contact.first].position,
      contact.second.map { contact.overlap.point - bodies[$0].position } ?? .zero
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
    let speed = dot(relativeVelocity(contact), contact.overlap.normal)
    guard speed < -Self.bounceThreshold else { return }
    contact.bounce = -speed * material(contact, \.elasticity, max)
  }

  private mutating func solve(_ contact: inout Contact) {
    let (a, b) = offsets(contact)
    let normal = contact.overlap.normal
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
    let distance = max(0, contact.overlap.depth - Self.slop) * Self.correction / (one + other)
    bodies[contact.first].position -= contact.overlap.normal * distance * one
    if let second = contact.second {
      bodies[second].position += contact.overlap.normal * distance * other
    }
  }
}
