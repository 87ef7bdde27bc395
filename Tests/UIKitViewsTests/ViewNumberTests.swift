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

/// Numbers at the edges of `Double` in properties and animations of views.
@MainActor
@Suite struct ViewNumberTests: UIKitNumberSweep {
  let sweep = NumberSweep()

  @Test func `properties of views accept any number`() {
    kit("frame x") { o, _, n in o.frame.origin.x = n }
    kit("frame width") { o, _, n in o.frame.size.width = n }
    kit("inner frame") { _, i, n in i.frame = CGRect(x: n, y: n, width: n, height: n) }
    kit("bounds size") { o, _, n in o.bounds.size = CGSize(width: n, height: n) }
    kit("bounds origin") { o, _, n in o.bounds.origin = CGPoint(x: n, y: n) }
    kit("center") { o, _, n in o.center = CGPoint(x: n, y: n) }
    kit("transform scale") { o, _, n in o.transform = CGAffineTransform(scaleX: n, y: n) }
    kit("transform rotation") { o, _, n in o.transform = CGAffineTransform(rotationAngle: n) }
    kit("transform translation") { o, _, n in o.transform = CGAffineTransform(translationX: n, y: n)
    }
    kit("transform3D") { o, _, n in
      o.transform3D = CATransform3DMakeRotation(n, 1, 0, 0)
      o.layer.transform.m34 = n
    }
    kit("anchorPoint") { o, _, n in o.layer.anchorPoint = CGPoint(x: n, y: n) }
    kit("alpha") { o, i, n in
      o.alpha = n
      i.alpha = n
    }
    kit("layer opacity") { o, _, n in o.layer.opacity = Float(n) }
    kit("cornerRadius") { o, _, n in
      o.layer.cornerRadius = n
      o.clipsToBounds = true
    }
    kit("borderWidth") { o, _, n in o.layer.borderWidth = n }
    kit("shadow") { o, _, n in
      o.layer.shadowRadius = n
      o.layer.shadowOpacity = 1
    }
    kit("shadowOffset") { o, _, n in
      o.layer.shadowOffset = CGSize(width: n, height: n)
      o.layer.shadowOpacity = 1
    }
    kit("shadowOpacity") { o, _, n in o.layer.shadowOpacity = Float(n) }
    kit("zPosition") { o, _, n in o.layer.zPosition = n }
    kit("contentsScale") { o, _, n in
      o.layer.contentsScale = n
      o.contentScaleFactor = n
    }
    kit("layer position") { o, _, n in o.layer.position = CGPoint(x: n, y: 5) }
    kit("pan translation") { o, _, n in
      let p = UIPanGestureRecognizer(target: nil, action: nil)
      o.addGestureRecognizer(p)
      p.setTranslation(CGPoint(x: n, y: n), in: o)
    }
    kit("long press") { o, _, n in
      let p = UILongPressGestureRecognizer(target: nil, action: nil)
      p.minimumPressDuration = Double(n)
      p.allowableMovement = n
      o.addGestureRecognizer(p)
    }
    kit("hit slop") { o, i, n in
      _ = o.hitTest(CGPoint(x: n, y: n), with: nil)
      _ = o.convert(CGPoint(x: n, y: n), to: i)
      _ = o.sizeThatFits(CGSize(width: n, height: n))
      _ = i.sizeThatFits(CGSize(width: n, height: n))
      _ = o.systemLayoutSizeFitting(CGSize(width: n, height: n))
    }
    kit("safe area") { o, _, n in
      o.layoutMargins = UIEdgeInsets(top: n, left: n, bottom: n, right: n)
      o.directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: n, leading: n, bottom: n, trailing: n)
    }
    #expect(sweep.defects == [])
  }

  @Test func `animations of views accept any number`() {
    kit("layer speed") { o, i, n in
      o.layer.speed = Float(n)
      UIView.animate(withDuration: 0.3) { i.center.x += 20 }
    }
    kit("layer timeOffset") { o, i, n in
      o.layer.timeOffset = Double(n)
      o.layer.beginTime = Double(n)
      UIView.animate(withDuration: 0.3) { i.center.x += 20 }
    }
    kit("animate duration") { _, i, n in
      UIView.animate(withDuration: Double(n)) { i.center.x += 20 }
    }
    kit("animate delay") { _, i, n in
      UIView.animate(withDuration: 0.3, delay: Double(n), options: [.repeat]) { i.center.x += 20 }
    }
    kit("animate to") { _, i, n in
      UIView.animate(withDuration: 0.3) {
        i.center.x = n
        i.bounds.size.width = n
        i.alpha = n
        i.transform = CGAffineTransform(scaleX: n, y: n)
      }
    }
    kit("spring damping") { _, i, n in
      UIView.animate(
        withDuration: 0.3, delay: 0, usingSpringWithDamping: n, initialSpringVelocity: n
      ) { i.center.x += 20 }
    }
    kit("spring velocity") { _, i, n in
      UIView.animate(
        withDuration: 0.3, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: n
      ) { i.center.x += 20 }
    }
    kit("spring bounce") { _, i, n in
      UIView.animate(springDuration: Double(n), bounce: n) { i.center.x += 20 }
    }
    kit("keyframes") { _, i, n in
      UIView.animateKeyframes(withDuration: Double(n), delay: 0) {
        UIView.addKeyframe(withRelativeStartTime: Double(n), relativeDuration: Double(n)) {
          i.center.x += 20
        }
      }
    }
    kit("keyframes start") { _, i, n in
      UIView.animateKeyframes(withDuration: 0.3, delay: Double(n)) {
        UIView.addKeyframe(withRelativeStartTime: Double(n), relativeDuration: 0.5) {
          i.center.x += 20
        }
      }
    }
    kit("animator") { _, i, n in
      let a = UIViewPropertyAnimator(duration: Double(n), dampingRatio: n) { i.center.x += 20 }
      a.startAnimation()
    }
    kit("animator fraction") { _, i, n in
      let a = UIViewPropertyAnimator(duration: 1, curve: .linear) { i.center.x += 20 }
      a.startAnimation()
      a.pauseAnimation()
      a.fractionComplete = n
      a.continueAnimation(withTimingParameters: nil, durationFactor: n)
    }
    kit("spring timing") { _, i, n in
      let a = UIViewPropertyAnimator(
        duration: 0.3,
        timingParameters: UISpringTimingParameters(
          mass: n, stiffness: n, damping: n, initialVelocity: CGVector(dx: n, dy: n)))
      a.addAnimations { i.center.x += 20 }
      a.startAnimation(afterDelay: Double(n))
    }
    kit("cubic timing") { _, i, n in
      let a = UIViewPropertyAnimator(
        duration: 0.3,
        timingParameters: UICubicTimingParameters(
          controlPoint1: CGPoint(x: n, y: n), controlPoint2: CGPoint(x: n, y: 1)))
      a.addAnimations { i.center.x += 20 }
      a.startAnimation()
    }
    kit("CABasic") { _, i, n in
      let a = CABasicAnimation(keyPath: "position.x")
      a.duration = Double(n)
      a.fromValue = n
      a.toValue = 5
      i.layer.add(a, forKey: nil)
    }
    kit("CABasic from") { _, i, n in
      let a = CABasicAnimation(keyPath: "transform.scale")
      a.duration = 1
      a.fromValue = n
      a.toValue = n
      i.layer.add(a, forKey: nil)
    }
    kit("CABasic repeat") { _, i, n in
      let a = CABasicAnimation(keyPath: "opacity")
      a.duration = 0.1
      a.repeatCount = Float(n)
      a.repeatDuration = Double(n)
      a.speed = Float(n)
      a.timeOffset = Double(n)
      a.fromValue = 0
      a.toValue = 1
      i.layer.add(a, forKey: nil)
    }
    kit("CABasic begin") { _, i, n in
      let a = CABasicAnimation(keyPath: "position.x")
      a.duration = 0.1
      a.beginTime = Double(n)
      a.byValue = n
      i.layer.add(a, forKey: nil)
    }
    kit("CAKeyframe") { _, i, n in
      let a = CAKeyframeAnimation(keyPath: "position.x")
      a.duration = 0.3
      a.values = [1, n, 3]
      a.keyTimes = [0, NSNumber(value: Double(n)), 1]
      i.layer.add(a, forKey: nil)
    }
    kit("CASpring") { _, i, n in
      let a = CASpringAnimation(keyPath: "position.x")
      a.mass = n
      a.stiffness = n
      a.damping = n
      a.initialVelocity = n
      a.duration = a.settlingDuration
      a.fromValue = 0
      a.toValue = 9
      i.layer.add(a, forKey: nil)
    }
    kit("CAGroup") { _, i, n in
      let a = CABasicAnimation(keyPath: "position.x")
      a.duration = 0.3
      a.toValue = 5
      let g = CAAnimationGroup()
      g.animations = [a]
      g.duration = Double(n)
      i.layer.add(g, forKey: nil)
    }
    kit("timing function") { _, i, n in
      let a = CABasicAnimation(keyPath: "position.x")
      a.duration = 0.3
      a.toValue = 5
      a.timingFunction = CAMediaTimingFunction(controlPoints: Float(n), Float(n), Float(n), 1)
      i.layer.add(a, forKey: nil)
    }
    #expect(sweep.defects == [])
  }
}
