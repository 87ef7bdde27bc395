// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
import InterfaceTesting
import Testing
@_spi(ViewTree) import UIKitContainers
@_spi(ViewTree) import UIKitControls
@_spi(ViewTree) import UIKitLists
@_spi(ViewTree) import UIKitViews

@MainActor
@Suite struct InputViewTests {
  private let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
  private let controller = UIViewController()

  private func start() -> Harness {
    controller.view.addSubview(field)
    let harness = Harness(size: CGSize(width: 320, height: 500)) { _rootView(controller) }
    harness.settle()
    return harness
  }

  @Test func `the input views of a field are at the lower edge while it is edited`() {
    let picker = UIPickerView()
    let bar = UIToolbar()
    bar.sizeToFit()
    (field.inputView, field.inputAccessoryView) = (picker, bar)
    let harness = start()
    #expect(picker.window == nil)
    harness.tap(CGPoint(x: 100, y: 20))
    harness.frame()
    let early = picker.layer.presentation().map { _ in
      picker.superview?.layer.presentation()?.frame.minY ?? 0
    }
    #expect((early ?? 0) > 300)
    harness.advance(by: 0.6)
    #expect(field.isEditing)
    let view = controller.view
    #expect(
      picker.convert(picker.bounds, to: view) == CGRect(x: 0, y: 284, width: 320, height: 216))
    #expect(bar.convert(bar.bounds, to: view).maxY == 284)
    harness.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 100, y: 350), over: 0.2)
    harness.advance(by: 0.6)
    #expect(field.isEditing)
    _ = field.resignFirstResponder()
    harness.advance(by: 0.6)
    #expect(picker.window == nil && bar.window == nil)
  }

  @Test func `another field replaces them, and one without input views removes them`() {
    let other = UITextField(frame: CGRect(x: 0, y: 60, width: 200, height: 40))
    controller.view.addSubview(other)
    let (first, second) = (UIPickerView(), UIPickerView())
    (field.inputView, other.inputView) = (first, second)
    let harness = start()
    harness.tap(CGPoint(x: 100, y: 20))
    harness.advance(by: 0.6)
    harness.tap(CGPoint(x: 100, y: 80))
    harness.advance(by: 0.6)
    #expect(other.isEditing && !field.isEditing)
    #expect(first.window == nil && second.window != nil)
    other.inputView = nil
    harness.advance(by: 0.6)
    #expect(second.window == nil)
  }

  @Test(arguments: [true, false])
  func `input views leave with their field`(resigns: Bool) {
    let picker = UIPickerView()
    field.inputView = picker
    let harness = start()
    harness.tap(CGPoint(x: 100, y: 20))
    harness.advance(by: 0.6)
    #expect(picker.window != nil)
    if resigns { _ = field.resignFirstResponder() }
    field.removeFromSuperview()
    harness.advance(by: 0.6)
    #expect(picker.window == nil)
  }

  @Test func `a tap on another field edits it`() {
    let fields = (0..<2).map {
      UITextField(frame: CGRect(x: 0, y: 60 * CGFloat($0), width: 200, height: 40))
    }
    let controller = UIViewController()
    for field in fields { controller.view.addSubview(field) }
    let harness = Harness(size: CGSize(width: 320, height: 500)) { _rootView(controller) }
    harness.settle()
    harness.tap(CGPoint(x: 100, y: 20))
    harness.advance(by: 0.6)
    #expect(fields[0].isEditing)
    harness.tap(CGPoint(x: 100, y: 80))
    harness.advance(by: 0.6)
    #expect(fields[1].isEditing)
    #expect(!fields[0].isEditing)
    harness.tap(CGPoint(x: 100, y: 20))
    harness.advance(by: 0.6)
    #expect(fields.map(\.isEditing) == [true, false])
    #expect(fields.map(\.isFirstResponder) == [true, false])
    _ = fields[1].becomeFirstResponder()
    harness.advance(by: 0.6)
    #expect(fields.map(\.isEditing) == [false, true])
  }

  @Test func `views above the keyboard guide are above input views`() {
    let bar = UIView().addConstrainedBar(to: controller.view)
    field.inputView = UIPickerView()
    let harness = start()
    #expect(controller.view.keyboardLayoutGuide === controller.view.keyboardLayoutGuide)
    #expect(bar.frame == CGRect(x: 0, y: 456, width: 320, height: 44))
    harness.tap(CGPoint(x: 100, y: 20))
    harness.advance(by: 0.6)
    #expect(field.isEditing)
    #expect(bar.frame.maxY == 284)
    _ = field.resignFirstResponder()
    harness.advance(by: 0.6)
    #expect(bar.frame.maxY == 500)
  }
}

extension UIView {
  /// Places the view at the lower edge of another one, above its keyboard guide.
  fileprivate func addConstrainedBar(to view: UIView) -> UIView {
    let bar = view.addConstrained(self)
    NSLayoutConstraint.activate([
      bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      bar.heightAnchor.constraint(equalToConstant: 44),
      bar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
    ])
    return bar
  }
}
