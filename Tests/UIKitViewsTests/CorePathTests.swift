// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Interface
import Motion
import Testing
@_spi(ViewTree) import UIKitContainers
@_spi(ViewTree) import UIKitDynamics
@_spi(ViewTree) import UIKitLists
@_spi(ViewTree) import UIKitViews

@MainActor
@Suite struct CorePathTests {
  @Test func `a layer keeps a copy of a path that changes later`() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
    let layer = CAShapeLayer()
    layer.path = path
    path.addLine(to: CGPoint(x: 50, y: 50))
    #expect(layer.path?.boundingBox == CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(path.boundingBox.maxX == 50)
    #expect(path.copy() == path && path.mutableCopy()?.boundingBox == path.boundingBox)
  }

  @Test func `paths are transformed when they are made and added`() {
    var double = CGAffineTransform(scaleX: 2, y: 2)
    let box = CGRect(x: 1, y: 1, width: 2, height: 2)
    #expect(CGPath(rect: box, transform: nil).boundingBox == box)
    let scaled = CGPath(ellipseIn: box, transform: &double).boundingBox
    #expect(abs(scaled.minX - 2) < 0.01 && abs(scaled.width - 4) < 0.01)
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 1, y: 2), transform: double)
    path.addLine(to: CGPoint(x: 3, y: 4), transform: double)
    #expect(path.boundingBox == CGRect(x: 2, y: 4, width: 4, height: 4))
  }

  @Test func `properties of layers are set and read by their key paths`() {
    let layer = CALayer()
    layer.setValue(0.5, forKeyPath: "transform.rotation.z")
    #expect(abs(((layer.value(forKeyPath: "transform.rotation.z") as? Double) ?? 0) - 0.5) < 1e-9)
    #expect(abs(Double(layer.transform.m12) - sin(0.5)) < 1e-9)
    layer.setValue(NSNumber(value: 0.25), forKey: "opacity")
    #expect(layer.opacity == 0.25)
    layer.setValue("mine", forKey: "note")
    #expect(layer.value(forKey: "note") as? String == "mine")
    layer.setValue(CGPath(rect: .zero, transform: nil), forKey: "opacity")
    #expect(layer.opacity == 0.25)
  }

  @Test func `dynamic behaviors are equal to themselves only`() {
    let (one, other) = (UIPushBehavior(), UIPushBehavior())
    #expect([one].contains(one) && ![one].contains(other))
    #expect(UIViewPropertyAnimator().duration == 0)
  }
}
