// Part of Snapback, under the MIT licence; see LICENSE.

import UIKit

protocol CenterViewControllerDelegate: AnyObject {
  func toggleLeftPanel()
}

class CenterViewController: UIViewController {
  weak var delegate: CenterViewControllerDelegate?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    navigationItem.title = "Kittens"
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "Menu", style: .plain, target: self, action: #selector(menuTapped))
    let label = UILabel()
    label.text = "Swipe right for the menu"
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    label.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
    label.centerYAnchor.constraint(equalTo: view.centerYAnchor).isActive = true
  }

  @objc func menuTapped() {
    delegate?.toggleLeftPanel()
  }
}

class SidePanelViewController: UIViewController {
  override func loadView() {
    let stack = UIStackView()
    stack.axis = .vertical
    stack.spacing = 24
    stack.alignment = .leading
    for name in ["Home", "Favorites", "Settings"] {
      let label = UILabel()
      label.text = name
      label.textColor = .white
      label.font = .systemFont(ofSize: 22, weight: .medium)
      stack.addArrangedSubview(label)
    }
    let root = UIView()
    root.backgroundColor = .darkGray
    stack.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 24),
      stack.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor, constant: 40),
    ])
    view = root
  }
}

class ContainerViewController: UIViewController {
  enum SlideOutState {
    case collapsed
    case expanded
  }

  var centerNavigationController: UINavigationController!
  var centerViewController: CenterViewController!
  var leftViewController: SidePanelViewController?
  let centerPanelExpandedOffset: CGFloat = 110
  var currentState: SlideOutState = .collapsed {
    didSet { showShadow(currentState != .collapsed) }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    centerViewController = CenterViewController()
    centerViewController.delegate = self
    centerNavigationController = UINavigationController(rootViewController: centerViewController)
    view.addSubview(centerNavigationController.view)
    addChild(centerNavigationController)
    centerNavigationController.didMove(toParent: self)
    let pan = UIPanGestureRecognizer(target: self, action: #selector(handlePanGesture(_:)))
    centerNavigationController.view.addGestureRecognizer(pan)
  }

  func addLeftPanel() {
    guard leftViewController == nil else { return }
    let panel = SidePanelViewController()
    view.insertSubview(panel.view, at: 0)
    panel.view.frame = view.bounds
    addChild(panel)
    panel.didMove(toParent: self)
    leftViewController = panel
  }

  func animateLeftPanel(shouldExpand: Bool) {
    if shouldExpand {
      currentState = .expanded
      animateCenterPanelXPosition(targetPosition: view.frame.width - centerPanelExpandedOffset)
    } else {
      animateCenterPanelXPosition(targetPosition: 0) { _ in
        self.currentState = .collapsed
        self.leftViewController?.view.removeFromSuperview()
        self.leftViewController = nil
      }
    }
  }

  func animateCenterPanelXPosition(targetPosition: CGFloat, completion: ((Bool) -> Void)? = nil) {
    UIView.animate(
      withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.8, initialSpringVelocity: 0,
      options: .curveEaseInOut,
      animations: {
        self.centerNavigationController.view.frame.origin.x = targetPosition
      }, completion: completion)
  }

  func showShadow(_ shouldShowShadow: Bool) {
    centerNavigationController.view.layer.shadowOpacity = shouldShowShadow ? 0.8 : 0
  }

  @objc func handlePanGesture(_ recognizer: UIPanGestureRecognizer) {
    let leftToRight = recognizer.velocity(in: view).x > 0
    switch recognizer.state {
    case .began:
      if currentState == .collapsed, leftToRight {
        addLeftPanel()
        showShadow(true)
      }
    case .changed:
      if let moving = recognizer.view {
        moving.center.x = max(
          view.bounds.midX, moving.center.x + recognizer.translation(in: view).x)
        recognizer.setTranslation(.zero, in: view)
      }
    case .ended:
      if leftViewController != nil, let moving = recognizer.view {
        animateLeftPanel(shouldExpand: moving.center.x > view.bounds.width)
      }
    default:
      break
    }
  }
}

extension ContainerViewController: CenterViewControllerDelegate {
  func toggleLeftPanel() {
    let notAlreadyExpanded = currentState != .expanded
    if notAlreadyExpanded { addLeftPanel() }
    animateLeftPanel(shouldExpand: notAlreadyExpanded)
  }
}
