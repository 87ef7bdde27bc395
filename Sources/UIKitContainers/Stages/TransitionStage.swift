// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
@_spi(ViewTree) import UIKitControls
@_spi(ViewTree) import UIKitViews

/// Shows a controller that presents another one by an animator when it is tapped, and dismisses it when
/// that is tapped. For the entry points of compiled sources that declare an animator and no view.
///
/// - Parameters:
///   - direction: 1 if the animator is for presentations only, -1 for dismissals only, 0 for both.
///   - prepare: Called with the animator and whether it is to present, before each transition.
@preconcurrency @MainActor
public func _rootView<Animator: UIViewControllerAnimatedTransitioning>(
  transition: Animator, direction: Int, prepare: @escaping (Animator, Bool) -> Void
) -> AnyView {
  let stage = TransitionStage()
  stage.animator = { isPresentation in
    guard direction == 0 || (direction > 0) == isPresentation else { return nil }
    prepare(transition, isPresentation)
    return transition
  }
  return _rootView(stage)
}

/// Shows a controller that presents another one in a presentation controller when it is tapped.
@preconcurrency @MainActor
public func _rootView(
  presentation: @escaping (UIViewController, UIViewController?) -> UIPresentationController
) -> AnyView {
  let stage = TransitionStage()
  stage.presentation = presentation
  return _rootView(stage)
}

/// The controller that presents another one.
private final class TransitionStage: UIViewController, UIViewControllerTransitioningDelegate {
  var animator: (Bool) -> (any UIViewControllerAnimatedTransitioning)? = { _ in nil }
  var presentation: ((UIViewController, UIViewController?) -> UIPresentationController)?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemTeal
    StageLabel.add("Tap to present", to: view)
    view.addGestureRecognizer(
      UITapGestureRecognizer(
        target: self, action: Selector(method: TransitionStage.tapped, "tapped")))
  }

  private func tapped() {
    let controller = PresentedStage()
    controller.transitioningDelegate = self
    controller.modalPresentationStyle = presentation == nil ? .fullScreen : .custom
    present(controller, animated: true)
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator(true) }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator(false) }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? { presentation?(presented, presenting) }
}

/// The controller that is presented.
private final class PresentedStage: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemOrange
    StageLabel.add("Tap to dismiss", to: view)
    view.addGestureRecognizer(
      UITapGestureRecognizer(
        target: self, action: Selector(method: PresentedStage.tapped, "tapped")))
  }

  private func tapped() { dismiss(animated: true) }
}

/// A text in the middle of a stage.
@MainActor
enum StageLabel {
  @discardableResult
  static func add(_ text: String, to view: UIView) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .systemFont(ofSize: 24, weight: .semibold)
    label.textColor = .white
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    NSLayoutConstraint.activate([
      label.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      label.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
    return label
  }
}
