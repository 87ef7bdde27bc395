// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Interface
import InterfaceTesting
import Testing
@_spi(ViewTree) import UIKitContainers
@_spi(ViewTree) import UIKitControls
@_spi(ViewTree) import UIKitDynamics
@_spi(ViewTree) import UIKitLists
@_spi(ViewTree) import UIKitViews

@MainActor
private final class UpdatingController: UIViewController {
  var updates = 0
  let box = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    box.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(box)
  }

  override func updateViewConstraints() {
    if updates == 0 {
      NSLayoutConstraint.activate([
        box.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
        box.topAnchor.constraint(equalTo: view.topAnchor, constant: 30),
        box.widthAnchor.constraint(equalToConstant: 40),
        box.heightAnchor.constraint(equalToConstant: 50),
      ])
    }
    updates += 1
    super.updateViewConstraints()
  }
}

@MainActor
private final class UpdatingView: UIView {
  var updates = 0

  override func updateConstraints() {
    updates += 1
    super.updateConstraints()
  }
}

@MainActor
@Suite struct ConstraintUpdateTests {
  @Test func `constraints are updated in the first layout, and after a request`() {
    let controller = UpdatingController()
    let harness = Harness(size: CGSize(width: 400, height: 400)) { _rootView(controller) }
    harness.settle()
    #expect(controller.updates == 1)
    #expect(controller.box.frame == CGRect(x: 20, y: 30, width: 40, height: 50))
    controller.view.setNeedsLayout()
    harness.settle()
    #expect(controller.updates == 1)
    controller.view.setNeedsUpdateConstraints()
    controller.view.setNeedsUpdateConstraints()
    harness.settle()
    #expect(controller.updates == 2)
  }

  @Test func `a view that is added later updates its constraints in its first layout`() {
    let controller = UIViewController()
    let harness = Harness(size: CGSize(width: 400, height: 400)) { _rootView(controller) }
    harness.settle()
    let view = UpdatingView()
    controller.view.addSubview(view)
    harness.settle()
    #expect(view.updates == 1)
  }
}
