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

/// Numbers at the edges of `Double` in layers.
@MainActor
@Suite struct LayerNumberTests: UIKitNumberSweep {
  let sweep = NumberSweep()

  @Test func `layers accept any number`() {
    layer("shape line") { n in
      let l = circle
      l.lineWidth = n
      l.miterLimit = n
      return l
    }
    layer("shape dash") { n in
      let l = circle
      l.lineDashPattern = [NSNumber(value: Double(n)), 3]
      l.lineDashPhase = n
      return l
    }
    layer("shape stroke end") { n in
      let l = circle
      l.strokeStart = n
      l.strokeEnd = n
      return l
    }
    layer("shape path") { n in
      let l = CAShapeLayer()
      l.path =
        UIBezierPath(roundedRect: CGRect(x: n, y: 0, width: n, height: 40), cornerRadius: n).cgPath
      return l
    }
    layer("gradient") { n in
      let l = CAGradientLayer()
      l.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
      l.locations = [NSNumber(value: Double(n)), 1]
      l.startPoint = CGPoint(x: n, y: 0)
      return l
    }
    layer("gradient radial") { n in
      let l = CAGradientLayer()
      l.type = .radial
      l.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
      l.endPoint = CGPoint(x: n, y: n)
      return l
    }
    layer("gradient conic") { n in
      let l = CAGradientLayer()
      l.type = .conic
      l.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
      l.endPoint = CGPoint(x: n, y: n)
      return l
    }
    layer("text") { n in
      let l = CATextLayer()
      l.string = "abc"
      l.fontSize = n
      return l
    }
    layer("replicator") { n in
      let l = CAReplicatorLayer()
      l.instanceCount = 3
      l.instanceDelay = Double(n)
      l.instanceTransform = CATransform3DMakeTranslation(n, n, n)
      let d = CALayer()
      d.frame = CGRect(x: 0, y: 0, width: 4, height: 4)
      d.backgroundColor = UIColor.red.cgColor
      l.addSublayer(d)
      return l
    }
    layer("emitter") { n in
      let l = CAEmitterLayer()
      let d = CAEmitterCell()
      d.contents = UIImage(systemName: "star")?.cgImage
      d.birthRate = 20
      d.lifetime = Float(n)
      d.velocity = n
      d.scale = n
      d.spin = n
      d.emissionRange = n
      l.emitterCells = [d]
      l.emitterPosition = CGPoint(x: n, y: n)
      return l
    }
    layer("emitter rates") { n in
      let l = CAEmitterLayer()
      let d = CAEmitterCell()
      d.contents = UIImage(systemName: "star")?.cgImage
      d.birthRate = 20
      d.lifetime = 1
      d.velocity = n
      d.scale = n
      d.scaleSpeed = n
      d.alphaSpeed = Float(n)
      d.yAcceleration = n
      l.emitterCells = [d]
      l.birthRate = Float(n)
      l.speed = Float(n)
      return l
    }
    #expect(sweep.defects == [])
  }
}
