// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
import InterfaceTesting
import Testing
@_spi(ViewTree) import UIKitContainers
@_spi(ViewTree) import UIKitControls
@_spi(ViewTree) import UIKitViews

/// Counts its presentations.
private final class Counting: UIViewController {
  var calls: [String] = []

  override func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    calls.append("present")
    super.present(viewControllerToPresent, animated: flag, completion: completion)
  }

  override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    calls.append("dismiss")
    super.dismiss(animated: flag, completion: completion)
  }
}

/// A text view with an initializer of its own.
private final class Notes: UITextView {
  init(name: String) {
    super.init(frame: .zero, textContainer: nil)
    text = name
  }

  required init?(coder: NSCoder) { nil }
}

@MainActor
@Suite struct CoordinateSpaceTests {
  @Test func `points are converted between views and the screen`() {
    let controller = UIViewController()
    let (outer, inner) = (UIView(), UIView())
    outer.frame = CGRect(x: 20, y: 30, width: 100, height: 100)
    inner.frame = CGRect(x: 5, y: 6, width: 50, height: 50)
    outer.addSubview(inner)
    controller.view.addSubview(outer)
    let harness = Harness(size: CGSize(width: 300, height: 400)) { _rootView(controller) }
    harness.frame()
    let screen: any UICoordinateSpace = UIScreen.main.coordinateSpace
    let point = CGPoint(x: 1, y: 2)
    #expect(inner.convert(point, to: screen) == CGPoint(x: 26, y: 38))
    #expect(inner.convert(CGPoint(x: 26, y: 38), from: screen) == point)
    #expect(screen.convert(CGPoint(x: 26, y: 38), to: inner) == point)
    let space: any UICoordinateSpace = outer
    #expect(space.convert(inner.bounds, from: inner) == inner.frame)
  }

  @Test func `a controller can override how others are presented and dismissed`() {
    let controller = Counting()
    let harness = Harness(size: CGSize(width: 300, height: 400)) { _rootView(controller) }
    harness.frame()
    controller.present(UIViewController(), animated: false)
    harness.settle()
    #expect(controller.presentedViewController != nil)
    controller.dismiss(animated: false)
    harness.settle()
    #expect(controller.presentedViewController == nil)
    #expect(controller.calls == ["present", "dismiss"])
  }

  @Test func `a text view may be made with a container`() {
    #expect(Notes(name: "a").text == "a")
    let first = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    first.textContainer.maximumNumberOfLines = 2
    let second = UITextView(frame: .zero, textContainer: first.textContainer)
    #expect(second.textContainer.maximumNumberOfLines == 2)
  }

  @Test func `colors are read from archives that were made of them`() throws {
    let color = UIColor(red: 1, green: 0.5, blue: 0.25, alpha: 0.75)
    let data = try NSKeyedArchiver.archivedData(
      withRootObject: color, requiringSecureCoding: true)
    #expect(try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data) == color)
    let other = try NSKeyedArchiver.archivedData(
      withRootObject: NSString(string: "a"), requiringSecureCoding: true)
    #expect(try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: other) == nil)
  }
}
