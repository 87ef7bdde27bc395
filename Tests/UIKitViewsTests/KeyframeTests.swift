// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
import InterfaceTesting
import Motion
import Testing
@_spi(ViewTree) import UIKitContainers
@_spi(ViewTree) import UIKitControls
@_spi(ViewTree) import UIKitLists
@_spi(ViewTree) import UIKitViews

@MainActor
@Suite struct KeyframeTests {
  private let controller = UIViewController()
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

  private func start() -> Harness {
    controller.view.addSubview(view)
    let harness = Harness(size: CGSize(width: 200, height: 200)) { _rootView(controller) }
    harness.frame()
    return harness
  }

  private func x(_ mode: CAAnimationCalculationMode, at time: Double) -> CGFloat {
    let harness = start()
    let move = CAKeyframeAnimation(keyPath: "position.x")
    move.values = [0, 30, 120]
    move.calculationMode = mode
    move.duration = 1
    view.layer.add(move, forKey: nil)
    harness.advance(by: time)
    return view.layer.presentation()?.position.x ?? -1
  }

  @Test func `values are passed at equal times, and at equal speed if they are paced`() {
    #expect(abs(x(.linear, at: 0.5) - 30) < 0.5)
    #expect(abs(x(.paced, at: 0.5) - 60) < 0.5)
  }

  @Test func `discrete values are shown for equal times`() {
    #expect(x(.discrete, at: 0.2) == 0)
    #expect(x(.discrete, at: 0.5) == 30)
    #expect(x(.discrete, at: 0.8) == 120)
  }

  @Test func `a cubic animation passes its values with the slope between their neighbors`() {
    #expect(abs(x(.cubic, at: 0.5) - 30) < 0.5)
    let (before, after) = (x(.cubic, at: 0.45), x(.cubic, at: 0.55))
    #expect(abs((after - before) / 0.1 - 120) < 15)
  }

  @Test func `a path is followed from point to point in equal times, and at equal speed if paced`()
  {
    func place(_ mode: CAAnimationCalculationMode) -> CGPoint {
      let harness = start()
      let path = UIBezierPath()
      path.move(to: .zero)
      path.addLine(to: CGPoint(x: 30, y: 0))
      path.addLine(to: CGPoint(x: 30, y: 90))
      let move = CAKeyframeAnimation(keyPath: "position")
      move.path = path.cgPath
      move.calculationMode = mode
      move.duration = 1
      view.layer.add(move, forKey: nil)
      harness.advance(by: 0.5)
      return view.layer.presentation()?.position ?? .zero
    }
    #expect(abs(place(.linear).x - 30) < 0.5 && abs(place(.linear).y) < 2)
    #expect(abs(place(.paced).y - 30) < 0.5)
  }

  @Test func `values of NSValue are points, rectangles and transforms`() {
    let harness = start()
    let move = CABasicAnimation(keyPath: "position")
    move.fromValue = NSValue(cgPoint: CGPoint(x: 0, y: 0))
    move.toValue = NSValue(cgPoint: CGPoint(x: 100, y: 50))
    move.duration = 1
    view.layer.add(move, forKey: nil)
    let grow = CABasicAnimation(keyPath: "transform")
    grow.fromValue = NSValue(caTransform3D: CATransform3DIdentity)
    grow.toValue = NSValue(caTransform3D: CATransform3DMakeScale(3, 3, 1))
    grow.duration = 1
    view.layer.add(grow, forKey: nil)
    harness.advance(by: 0.5)
    let shown = view.layer.presentation()
    #expect(abs((shown?.position.x ?? 0) - 50) < 0.5 && abs((shown?.position.y ?? 0) - 25) < 0.5)
    #expect(abs((shown?.transform.m11 ?? 0) - 2) < 0.02)
    #expect(NSValue(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4)).cgRectValue.height == 4)
    #expect(NSValue(cgAffineTransform: CGAffineTransform(scaleX: 2, y: 3)).cgPointValue == .zero)
  }

  @Test func `steps repeat together, and back again`() {
    let harness = start()
    UIView.animateKeyframes(withDuration: 1, delay: 0, options: [.repeat, .autoreverse]) {
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { [view] in
        view.center.x = 105
      }
    }
    func x(after time: Double) -> CGFloat {
      harness.advance(by: time)
      return view.layer.presentation()?.position.x ?? -1
    }
    #expect(abs(x(after: 0.4) - 5) < 0.5)
    #expect(abs(x(after: 0.35) - 55) < 1)
    #expect(abs(x(after: 0.5) - 55) < 1)
    #expect(abs(x(after: 0.5) - 5) < 0.5)
  }

  @Test func `discrete steps change at their ends, and cubic ones pass them smoothly`() {
    func x(_ options: UIView.KeyframeAnimationOptions, at time: Double) -> CGFloat {
      let harness = start()
      let view = UIView(frame: CGRect(x: -5, y: 0, width: 10, height: 10))
      controller.view.addSubview(view)
      harness.frame()
      UIView.animateKeyframes(withDuration: 1, delay: 0, options: options) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.center.x = 30 }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
          view.center.x = 120
        }
      }
      harness.advance(by: time)
      return view.layer.presentation()?.position.x ?? -1
    }
    #expect(x(.calculationModeDiscrete, at: 0.45) == 0)
    #expect(x(.calculationModeDiscrete, at: 0.6) == 30)
    #expect(abs(x(.calculationModeCubic, at: 0.5) - 30) < 1)
    let slope =
      (x(.calculationModeCubic, at: 0.55) - x(.calculationModeCubic, at: 0.45)) / 0.1
    #expect(abs(slope - 120) < 15)
    #expect(abs(x([], at: 0.25) - 15) < 0.6)
  }
}
