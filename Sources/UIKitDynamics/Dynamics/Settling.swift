// Part of Snapback, under the MIT licence; see LICENSE.

/// Damps the bodies of resting contacts, whose sequential solution jitters.
struct Settling {
  /// The number of steps for which a body has stayed near a position.
  private struct Stay {
    var position: SIMD2<Double>
    var angle: Double
    var steps = 0
  }

  private var stays: [Stay] = []

  /// Bodies stay within this distance, in points and radians.
  private static let distance = 2.0
  private static let angle = 0.05
  /// They are slowed down after this many steps.
  private static let delay = 240
  /// The loss of velocity per second, as in `RigidBody.resistance`: how much more in each further step, and at most.
  private static let growth = 10.0
  private static let greatest = 1000.0

  mutating func slow(_ bodies: inout [RigidBody], _ contacts: [DynamicWorld.Contact]) {
    if stays.count != bodies.count { stays = bodies.map(Self.stay) }
    var touches = Array(repeating: false, count: bodies.count)
    for contact in contacts {
      touches[contact.first] = true
      if let second = contact.second { touches[second] = true }
    }
    for index in bodies.indices {
      let (body, stay) = (bodies[index], stays[index])
      guard length(body.position - stay.position) <= Self.distance,
        abs(body.angle - stay.angle) <= Self.angle
      else {
        stays[index] = Self.stay(body)
        continue
      }
      stays[index].steps += 1
      guard touches[index], stay.steps > Self.delay else { continue }
      let loss = min(Double(stay.steps - Self.delay) * Self.growth, Self.greatest)
      bodies[index].velocity /= 1 + DynamicWorld.step * loss
      bodies[index].angularVelocity /= 1 + DynamicWorld.step * loss
    }
  }

  private static func stay(_ body: RigidBody) -> Stay {
    Stay(position: body.position, angle: body.angle)
  }
}
