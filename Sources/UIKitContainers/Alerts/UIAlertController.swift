// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
@_spi(ViewTree) import UIKitControls
@_spi(ViewTree) import UIKitViews
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// Shows a title, a message and buttons: in an alert, also text fields.
///
/// A button dismisses the alert; its handler is called afterwards. A tap beside an action sheet is its
/// cancel button.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
  /// The kind of an alert: in the middle of the window, or a sheet of actions at its lower edge.
  public enum Style: Int, Sendable {
    /// Buttons at the lower edge.
    case actionSheet
    /// A card in the center.
    case alert
  }

  /// Where the buttons are shown, as given to the initializer.
  open private(set) var preferredStyle = Style.alert
  /// The smaller text below the title; nil for none.
  open var message: String? { didSet { changed() } }
  open override var title: String? { didSet { changed() } }
  /// The buttons in the order in which they were added. A cancel button is the last one in a column,
  /// and the first one in a row.
  open private(set) var actions: [UIAlertAction] = []
  /// The button for the return key, in bold; nil for none. It must have been added. The cancel button is in
  /// bold without one.
  open var preferredAction: UIAlertAction? {
    didSet {
      let isOwn = preferredAction.map { action in actions.contains { $0 === action } } ?? true
      guard isOwn else {
        fatalError("The preferred action of an alert must be one of its actions.")
      }
      changed()
    }
  }
  /// The text fields in the order in which they were added; nil without any.
  open var textFields: [UITextField]? { fields.isEmpty ? nil : fields }
  private(set) var fields: [UITextField] = []
  private lazy var model = AlertModel(self)
  /// The button that has been pressed.
  private var pressed: UIAlertAction?

  /// Creates an alert without buttons, to which `addAction(_:)` adds some before it is presented.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.preferredStyle = preferredStyle
    self.message = message
    self.title = title
  }

  /// Adds a button. There is at most one with the style `cancel`.
  open func addAction(_ action: UIAlertAction) {
    if action.style == .cancel, cancelAction != nil {
      fatalError("An alert has at most one cancel action.")
    }
    actions.append(action)
    action.alert = self
    changed()
  }

  /// Adds a text field to an alert. The closure configures it; the first field gets the keyboard focus. The return key
  /// moves it to the next one, and presses `preferredAction` in the last one.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    guard preferredStyle == .alert else { fatalError("Text fields can be added only to alerts.") }
    let field = UITextField()
    field.borderStyle = .roundedRect
    field.font = .systemFont(ofSize: 13)
    configurationHandler?(field)
    field.addAction(
      UIAction { [weak self] action in self?.returnPressed(in: action.sender as? UITextField) },
      for: .editingDidEndOnExit)
    fields.append(field)
    changed()
  }

  private func returnPressed(in field: UITextField?) {
    guard let index = fields.firstIndex(where: { $0 === field }) else { return }
    if index + 1 < fields.count {
      _ = fields[index + 1].becomeFirstResponder()
    } else if let preferredAction, preferredAction.isEnabled {
      press(preferredAction)
      finish()
    }
  }

  private var cancelAction: UIAlertAction? { actions.first { $0.style == .cancel } }

  open override func loadView() {
    let host = HostView(AnyView(AlertContent(model: model)))
    host.backgroundColor = nil
    view = host
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    _ = fields.first?.becomeFirstResponder()
  }

  @_spi(ViewTree) open override func makePresentationController(
    presenting: UIViewController
  ) -> UIPresentationController {
    UIPresentationController(presentedViewController: self, presenting: presenting)
  }

  @_spi(ViewTree) open override func makeTransition(
    isPresentation: Bool, _ controller: UIPresentationController
  ) -> any UIViewControllerAnimatedTransitioning {
    AlertTransition(model, isPresentation: isPresentation)
  }

  /// Shows changed texts, buttons and fields.
  func changed() { if isViewLoaded { model.revision += 1 } }

  func press(_ action: UIAlertAction) { pressed = action }

  /// Dismisses the alert after a button was pressed, or after a tap beside an action sheet with a cancel
  /// button.
  func finish() {
    guard let action = pressed ?? cancelAction, !model.isDismissed else { return }
    pressed = nil
    presentingPresentation?.dismiss(animated: true) {
      withExtendedLifetime(self) { action.handler?(action) }
    }
  }
}

extension UIAlertController: EscapableController {
  package func escape() { finish() }
}
