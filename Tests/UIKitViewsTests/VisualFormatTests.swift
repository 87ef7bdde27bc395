// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
import InterfaceTesting
import Testing
@_spi(ViewTree) import UIKitControls
@_spi(ViewTree) import UIKitViews

@MainActor
@Suite struct VisualFormatTests {
  private let parent = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))

  private func activate(
    _ formats: [String], _ views: [String: UIView],
    options: NSLayoutConstraint.FormatOptions = [], metrics: [String: Any] = [:]
  ) {
    for format in formats {
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(
          withVisualFormat: format, options: options, metrics: metrics, views: views))
    }
    parent.layoutIfNeeded()
  }

  @Test func `distances, sizes and metrics place views`() {
    let (a, b) = (parent.addConstrained(), parent.addConstrained())
    activate(
      ["H:|-20-[a(==b)]-gap-[b]-20-|", "V:|-10-[a(50)]", "V:|-10-[b(==a)]"], ["a": a, "b": b],
      metrics: ["gap": 40])
    #expect(a.frame == CGRect(x: 20, y: 10, width: 110, height: 50))
    #expect(b.frame == CGRect(x: 170, y: 10, width: 110, height: 50))
  }

  @Test func `a hyphen is the margin to the superview and 8 points between views`() {
    let (a, b) = (parent.addConstrained(), parent.addConstrained())
    activate(["H:|-[a(100)]-[b]-|", "V:|[a]|", "V:|[b]|"], ["a": a, "b": b])
    #expect(a.frame == CGRect(x: 8, y: 0, width: 100, height: 200))
    #expect(b.frame == CGRect(x: 116, y: 0, width: 176, height: 200))
  }

  @Test func `an option aligns the views, and a format without a direction is horizontal`() {
    let (a, b) = (parent.addConstrained(), parent.addConstrained())
    activate(
      ["|-[a(40)]-[b(40)]"], ["a": a, "b": b], options: .alignAllCenterY)
    activate(["V:|-30-[a(20)]", "V:[b(60)]"], ["a": a, "b": b])
    #expect(a.frame == CGRect(x: 8, y: 30, width: 40, height: 20))
    #expect(b.frame == CGRect(x: 56, y: 10, width: 40, height: 60))
  }

  @Test func `several relations with priorities hold in order`() {
    let a = parent.addConstrained()
    activate(["H:|[a(>=70,<=200,40@250)]", "V:|[a]|"], ["a": a])
    #expect(a.frame.width == 70)
  }

  @Test func `the direction from right to left begins at the right edge`() {
    let (a, b) = (parent.addConstrained(), parent.addConstrained())
    activate(
      ["H:|-10-[a(50)]-20-[b(30)]"], ["a": a, "b": b], options: .directionRightToLeft)
    #expect(a.frame.minX == 240)
    #expect(b.frame.minX == 190)
  }

  @Test(arguments: [
    ("H:|-[a", "\"]\" is expected at the end."),
    ("H:|-[c]", "there is no view with the name \"c\"."),
    ("H:[a(width)]", "there is no metric or view with the name \"width\"."),
    ("H:|-x-[a]", "there is no metric or view with the name \"x\"."),
    ("[a]-8|", "\"-\" is expected before \"|\"."),
    ("V:||", "it has no view."),
  ])
  func `a wrong format is described`(format: String, message: String) {
    let a: AnyObject = parent.addConstrained()
    let problem = #expect(throws: VisualFormat.Problem.self) {
      try VisualFormat(format, [:], ["a": a])
    }
    #expect(problem?.message == message)
  }
}
