// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

extension UIViewController {
  /// The controller that this one presents; nil for none.
  public var presentedViewController: UIViewController? { presentation?.presented }
  /// The controller that presents this one; nil for none.
  public var presentingViewController: UIViewController? {
    presentingPresentation?.presenting ?? parent?.presentingViewController
  }
  /// Whether the controller is being presented, until it has appeared.
  public var isBeingPresented: Bool { presentingPresentation?.phase == .presenting }
  /// Whether the controller is being dismissed, until it has disappeared.
  public var isBeingDismissed: Bool { presentingPresentation?.phase == .dismissing }

  /// The object that places this controller's view; nil if it is not presented and has no sheet.
  public var presentationController: UIPresentationController? {
    presentingPresentation?.controller ?? ownPopover ?? sheetPresentationController
  }
  /// The sheet on which this controller or its parent is presented, or will be presented; nil for other
  /// styles of presentation.
  public var sheetPresentationController: UISheetPresentationController? {
    if let parent { return parent.sheetPresentationController }
    if let presentingPresentation {
      return presentingPresentation.controller as? UISheetPresentationController
    }
    return modalPresentationStyle.isSheet ? ownSheet : nil
  }

  /// Presents a controller over the outermost one around this one, or over what that one presents.
  func startPresentation(
    of controller: UIViewController, animated: Bool, _ completion: (() -> Void)?
  ) {
    let source = outermostController
    if let shown = source.presentation?.presented {
      return shown.startPresentation(of: controller, animated: animated, completion)
    }
    let style = controller.modalPresentationStyle
    if style == .currentContext || style == .overCurrentContext, let context = presentationContext,
      let container = context.viewIfLoaded
    {
      let presentation = ModalPresentation(context, controller, in: container, from: self)
      context.presentation = presentation
      return presentation.present(animated: animated, completion)
    }
    guard let container = source.viewIfLoaded?.window ?? source.viewIfLoaded else { return }
    let presentation = ModalPresentation(source, controller, in: container, from: self)
    source.presentation = presentation
    presentation.present(animated: animated, completion)
  }

  /// Dismisses the controller that this one presents, or else this one.
  func endPresentation(animated: Bool, _ completion: (() -> Void)?) {
    let presentation = presentation ?? outermostController.presentingPresentation
    guard let presentation else {
      completion?()
      return
    }
    presentation.dismiss(animated: animated, completion)
  }

  /// The nearest controller over whose view presentations in the current context are.
  private var presentationContext: UIViewController? {
    definesPresentationContext ? self : parent?.presentationContext
  }

  /// Returns whether a popover is a sheet in a narrow window.
  func adaptsPopover(for presenting: UIViewController) -> Bool {
    let traits = presenting.traitCollection
    guard let ownPopover, traits.horizontalSizeClass == .compact else { return false }
    let style = ownPopover.delegate?.adaptivePresentationStyle(
      for: ownPopover, traitCollection: traits)
    return style != UIModalPresentationStyle.none
  }

  private var outermostController: UIViewController { parent?.outermostController ?? self }
}
