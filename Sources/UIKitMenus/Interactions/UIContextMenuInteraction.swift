// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
import UIKitViews

/// Opens a menu after a long press on a view, or at once at a press of the secondary mouse button. The
/// same touch can then move to an entry and choose it.
@preconcurrency @MainActor
open class UIContextMenuInteraction: UIInteraction {
  /// The appearance of a menu.
  public enum Appearance: Int, Sendable {
    /// There is no menu.
    case unknown
    /// With a preview.
    case rich
    /// Without one.
    case compact
  }

  /// The delegate.
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  /// The view; nil for none.
  open private(set) weak var view: UIView?
  private lazy var press = MenuPress(self)
  /// The menu of the press that has just begun.
  private var next: (configuration: UIContextMenuConfiguration, menu: UIMenu?)?
  private var open: OpenMenu?

  /// Creates an interaction. The delegate is not retained.
  public init(delegate: any UIContextMenuInteractionDelegate) { self.delegate = delegate }

  open func willMove(to view: UIView?) {
    if view == nil { self.view?.removeGestureRecognizer(press.recognizer) }
  }

  open func didMove(to view: UIView?) {
    self.view = view
    view?.addGestureRecognizer(press.recognizer)
  }

  /// The appearance of the open menu.
  open var menuAppearance: Appearance { open == nil ? .unknown : .rich }

  /// The location of the last press in a view's coordinates.
  open func location(in view: UIView?) -> CGPoint { press.recognizer.location(in: view) }

  /// Closes the menu.
  open func dismissMenu() { open?.close() }

  /// Returns whether there is a menu for a press.
  fileprivate func mayOpen(_ recognizer: UIGestureRecognizer) -> Bool {
    next = nil
    guard let view,
      let configuration = delegate?.contextMenuInteraction(
        self, configurationForMenuAtLocation: recognizer.location(in: view))
    else { return false }
    next = (configuration, configuration.actionProvider?([]))
    return true
  }

  private func preview(_ configuration: UIContextMenuConfiguration) -> UITargetedPreview? {
    let own = delegate?.contextMenuInteraction(
      self, configuration: configuration,
      highlightPreviewForItemWithIdentifier: configuration.identifier)
    return own
      ?? delegate?.contextMenuInteraction(
        self, previewForHighlightingMenuWithConfiguration: configuration)
      ?? view.map { UITargetedPreview(view: $0) }
  }

  fileprivate func openNext() {
    guard let (configuration, menu) = next, let preview = preview(configuration) else { return }
    next = nil
    let controller = configuration.previewProvider?()
    guard controller != nil || menu?.children.isEmpty == false else { return }
    let open = OpenMenu(
      menu ?? UIMenu(), sender: view,
      preview: controller.map { .controller($0) } ?? .view(preview.picture()))
    connect(open, configuration, controller)
    guard open.show(from: preview.container, preview.frame) else { return }
    self.open = open
    let animator = MenuAnimator(controller)
    delegate?.contextMenuInteraction(self, willDisplayMenuFor: configuration, animator: animator)
    animator.run()
    animator.finish()
  }

  private func connect(
    _ open: OpenMenu, _ configuration: UIContextMenuConfiguration, _ controller: UIViewController?
  ) {
    let ending = MenuAnimator(controller)
    open.onClose = { [weak self] in
      guard let self else { return }
      delegate?.contextMenuInteraction(self, willEndFor: configuration, animator: ending)
      ending.run()
    }
    open.onCommit = { [weak self, weak open] in
      guard let self else { return }
      let animator = MenuAnimator(controller)
      delegate?.contextMenuInteraction(
        self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
      ending.addCompletion { animator.finish() }
      animator.run()
      open?.close()
    }
    open.onDisappear = { [weak self, weak open] in
      if self?.open === open { self?.open = nil }
      ending.finish()
    }
  }

  fileprivate func follow(_ recognizer: UIGestureRecognizer) { open?.follow(recognizer) }
}

/// The long press of an interaction.
@MainActor
private final class MenuPress: UIGestureRecognizerDelegate {
  let recognizer = UILongPressGestureRecognizer()
  private unowned let interaction: UIContextMenuInteraction

  init(_ interaction: UIContextMenuInteraction) {
    self.interaction = interaction
    recognizer.delegate = self
    recognizer.addTarget(
      self, action: Selector(method: MenuPress.changed(_:), "contextMenuPress"))
  }

  private func changed(_ recognizer: UIGestureRecognizer) {
    if recognizer.state == .began { interaction.openNext() }
    interaction.follow(recognizer)
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    interaction.mayOpen(gestureRecognizer)
  }
}
