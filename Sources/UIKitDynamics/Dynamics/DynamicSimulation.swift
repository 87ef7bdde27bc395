// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Motion
@_spi(ViewTree) import UIKitContainers
@_spi(ViewTree) import UIKitLists
@_spi(ViewTree) import UIKitViews

/// The bodies of an animator's items.
@MainActor
final class DynamicSimulation {
  var world = DynamicWorld()
  private(set) var items: [any UIDynamicItem] = []
  private var indices: [ObjectIdentifier: Int] = [:]
  /// The transforms of the items at the angle 0 of their bodies.
  private var transforms: [CGAffineTransform] = []

  func index(of item: any UIDynamicItem) -> Int? { indices[ObjectIdentifier(item)] }

  /// Makes bodies for new items, and removes those of others.
  func setItems(_ new: [any UIDynamicItem]) {
    let wanted = Set(new.map { ObjectIdentifier($0) })
    guard wanted != Set(indices.keys) else { return }
    let old = (items, world.bodies, transforms)
    (items, world.bodies, transforms, indices) = ([], [], [], [:])
    for (index, item) in old.0.enumerated() where wanted.contains(ObjectIdentifier(item)) {
      append(item, old.1[index], old.2[index])
    }
    for item in new where self.index(of: item) == nil {
      append(item, Self.body(of: item), Self.upright(item.transform))
    }
  }

  private func append(
    _ item: any UIDynamicItem, _ body: RigidBody, _ transform: CGAffineTransform
  ) {
    indices[ObjectIdentifier(item)] = items.count
    items.append(item)
    world.bodies.append(body)
    transforms.append(transform)
  }

  private static func angle(of transform: CGAffineTransform) -> Double {
    atan2(transform.b, transform.a)
  }

  /// A transform without its rotation.
  private static func upright(_ transform: CGAffineTransform) -> CGAffineTransform {
    let angle = angle(of: transform)
    return angle == 0
      ? transform : transform.concatenating(CGAffineTransform(rotationAngle: -angle))
  }

  private static func body(of item: any UIDynamicItem) -> RigidBody {
    RigidBody(
      position: SIMD2(item.center), angle: angle(of: item.transform),
      size: SIMD2(item.bounds.width, item.bounds.height),
      isEllipse: item.collisionBoundsType == .ellipse)
  }

  /// Reads the position, the size and the angle of an item again; its velocity remains.
  func read(_ item: any UIDynamicItem) {
    guard let index = index(of: item) else { return }
    let (now, old) = (Self.body(of: item), world.bodies[index])
    world.bodies[index].position = now.position
    world.bodies[index].angle = now.angle
    if now.size != old.size {
      (world.bodies[index].size, world.bodies[index].corners) = (now.size, now.corners)
    }
    transforms[index] = Self.upright(item.transform)
  }

  /// Moves the items to where their bodies are.
  func write() {
    ViewAnimation.withoutAnimation {
      for (index, item) in items.enumerated() where !world.bodies[index].isAnchored {
        let body = world.bodies[index]
        item.center = body.position.point
        let transform =
          body.angle == 0
          ? transforms[index]
          : transforms[index].concatenating(CGAffineTransform(rotationAngle: body.angle))
        if item.transform != transform { item.transform = transform }
      }
    }
  }
}
