// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
import InterfaceTesting
import Motion
import Testing
@_spi(ViewTree) import UIKitContainers
@_spi(ViewTree) import UIKitControls
@_spi(ViewTree) import UIKitDynamics
@_spi(ViewTree) import UIKitLists
@_spi(ViewTree) import UIKitViews

/// Numbers at the edges of `Double` in constraints and behaviors.
@MainActor
@Suite struct LayoutNumberTests: UIKitNumberSweep {
  let sweep = NumberSweep()

  @Test func `constraints accept any number`() {
    constrain("constant") { o, i, n in
      [
        i.leadingAnchor.constraint(equalTo: o.leadingAnchor, constant: n),
        i.topAnchor.constraint(equalTo: o.topAnchor),
      ]
    }
    constrain("width") { _, i, n in
      [
        i.widthAnchor.constraint(equalToConstant: n),
        i.heightAnchor.constraint(greaterThanOrEqualToConstant: n),
      ]
    }
    constrain("multiplier") { o, i, n in
      [
        i.widthAnchor.constraint(equalTo: o.widthAnchor, multiplier: n),
        i.heightAnchor.constraint(lessThanOrEqualToConstant: n),
      ]
    }
    constrain("priority") { _, i, n in
      let k = i.widthAnchor.constraint(equalToConstant: 30)
      k.priority = UILayoutPriority(Float(n))
      return [k]
    }
    #expect(sweep.defects == [])
  }

  @Test func `behaviors accept any number`() {
    dynamics("gravity") { _, i, n in
      let g = UIGravityBehavior(items: [i])
      g.magnitude = n
      return [g]
    }
    dynamics("gravity vector") { _, i, n in
      let g = UIGravityBehavior(items: [i])
      g.gravityDirection = CGVector(dx: n, dy: n)
      let k = UICollisionBehavior(items: [i])
      k.translatesReferenceBoundsIntoBoundary = true
      return [g, k]
    }
    dynamics("gravity angle") { _, i, n in
      let g = UIGravityBehavior(items: [i])
      g.angle = n
      return [g]
    }
    dynamics("push") { _, i, n in
      let g = UIPushBehavior(items: [i], mode: .instantaneous)
      g.magnitude = n
      g.angle = n
      return [g]
    }
    dynamics("push continuous") { _, i, n in
      let g = UIPushBehavior(items: [i], mode: .continuous)
      g.pushDirection = CGVector(dx: n, dy: 1)
      g.setTargetOffsetFromCenter(UIOffset(horizontal: n, vertical: n), for: i)
      return [g]
    }
    dynamics("item") { _, i, n in
      let g = UIDynamicItemBehavior(items: [i])
      g.density = n
      g.elasticity = n
      g.friction = n
      g.resistance = n
      g.angularResistance = n
      let k = UICollisionBehavior(items: [i])
      k.translatesReferenceBoundsIntoBoundary = true
      return [g, k, UIGravityBehavior(items: [i])]
    }
    dynamics("velocity") { _, i, n in
      let g = UIDynamicItemBehavior(items: [i])
      g.addLinearVelocity(CGPoint(x: n, y: n), for: i)
      g.addAngularVelocity(n, for: i)
      return [g]
    }
    dynamics("attachment") { _, i, n in
      let g = UIAttachmentBehavior(item: i, attachedToAnchor: CGPoint(x: n, y: n))
      g.length = n
      g.frequency = n
      g.damping = n
      return [g, UIGravityBehavior(items: [i])]
    }
    dynamics("attachment offset") { _, i, n in
      let g = UIAttachmentBehavior(
        item: i, offsetFromCenter: UIOffset(horizontal: n, vertical: n),
        attachedToAnchor: CGPoint(x: 9, y: 9))
      return [g, UIGravityBehavior(items: [i])]
    }
    dynamics("snap") { _, i, n in
      let g = UISnapBehavior(item: i, snapTo: CGPoint(x: n, y: n))
      g.damping = n
      return [g]
    }
    dynamics("collision") { _, i, n in
      let k = UICollisionBehavior(items: [i])
      k.setTranslatesReferenceBoundsIntoBoundary(
        with: UIEdgeInsets(top: n, left: n, bottom: n, right: n))
      k.addBoundary(
        withIdentifier: "a" as NSString, from: CGPoint(x: n, y: n), to: CGPoint(x: 9, y: n))
      return [k, UIGravityBehavior(items: [i])]
    }
    dynamics("field") { _, i, n in
      let f = UIFieldBehavior.radialGravityField(position: CGPoint(x: n, y: n))
      f.strength = n
      f.falloff = n
      f.minimumRadius = n
      f.addItem(i)
      return [f]
    }
    dynamics("center") { _, i, n in
      i.center.x = n
      return [UIGravityBehavior(items: [i])]
    }
    #expect(sweep.defects == [])
  }
}
