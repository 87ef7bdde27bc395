// Part of Snapback, under the MIT licence; see LICENSE.

import Combine
import Drawing
import Foundation
import Gestures
import Interface
import Motion
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) import UIKitViews
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// Shows one of several controllers, by a bar at the lower edge.
@preconcurrency @MainActor
open class UITabBarController: UIViewController {
  private let bar = UIView()
  private var buttons: [UIButton] = []
  private var selection = 0

  /// The controllers.
  open var viewControllers: [UIViewController]? {
    didSet {
      guard isViewLoaded else { return }
      makeButtons()
      select(0)
    }
  }

  /// The index of the shown controller.
  open var selectedIndex: Int {
    get { selection }
    set { if isViewLoaded { select(newValue) } else { selection = newValue } }
  }

  /// The shown controller.
  open var selectedViewController: UIViewController? {
    get { viewControllers.flatMap { $0.indices.contains(selection) ? $0[selection] : nil } }
    set {
      if let index = viewControllers?.firstIndex(where: { $0 === newValue }) {
        selectedIndex = index
      }
    }
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    bar.backgroundColor = .secondarySystemBackground
    view.addSubview(bar)
    makeButtons()
    select(selection)
  }

  private func makeButtons() {
    for button in buttons { button.removeFromSuperview() }
    buttons = (viewControllers ?? []).enumerated().map { index, controller in
      let button = UIButton(type: .system)
      button.titleLabel?.font = .systemFont(ofSize: 12)
      button.setTitle(controller.tabBarItem.title ?? controller.title, for: .normal)
      button.setImage(controller.tabBarItem.image, for: .normal)
      button.addAction(UIAction { [weak self] _ in self?.select(index) }, for: .touchUpInside)
      bar.addSubview(button)
      return button
    }
  }

  private func select(_ index: Int) {
    let controllers = viewControllers ?? []
    guard controllers.indices.contains(index) else { return }
    for controller in children {
      controller.willMove(toParent: nil)
      controller.view.removeFromSuperview()
      controller.removeFromParent()
    }
    selection = index
    let controller = controllers[index]
    addChild(controller)
    controller.additionalSafeAreaInsets.bottom = 49
    ViewAnimation.withoutAnimation {
      controller.view.frame = view.bounds
      view.insertSubview(controller.view, at: 0)
    }
    controller.didMove(toParent: self)
    for (number, button) in buttons.enumerated() {
      let item: UITabBarItem = controllers[number].tabBarItem
      let isSelected = number == index
      button.tintColor = isSelected ? .systemBlue : .systemGray
      button.setImage(isSelected ? item.selectedImage ?? item.image : item.image, for: .normal)
    }
    view.setNeedsLayout()
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bottom = view.safeAreaInsets.bottom
    bar.frame = CGRect(
      x: 0, y: view.bounds.height - bottom - 49, width: view.bounds.width, height: 49 + bottom)
    let width = view.bounds.width / CGFloat(max(1, buttons.count))
    for (index, button) in buttons.enumerated() {
      button.frame = CGRect(x: CGFloat(index) * width, y: 0, width: width, height: 49)
    }
    selectedViewController?.view.frame = view.bounds
  }
}

extension UIViewController {
  /// The enclosing tab bar controller; nil for none.
  public var tabBarController: UITabBarController? {
    parent as? UITabBarController ?? parent?.tabBarController
  }
}
