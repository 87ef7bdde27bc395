// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
@_spi(ViewTree) import UIKitViews

/// A field for a text to search for, with a button that cancels.
@preconcurrency @MainActor
open class UISearchBar: UIView, UITextFieldDelegate {
  /// The appearance of a search bar, with or without a background.
  public enum Style: UInt, Sendable {
    case `default`
    case prominent
    /// Without a background behind the field.
    case minimal
  }

  /// The text field, for what the bar itself has no property.
  public let searchTextField = UISearchTextField()
  private let cancelButton = UIButton(type: .system)
  /// The object that is asked about edits of the text, and notified of them and of the buttons; nil for none.
  open weak var delegate: (any UISearchBarDelegate)?
  /// The appearance; `minimal` alone has no background.
  open var searchBarStyle = Style.default { didSet { showBackground() } }
  /// The color of the bar; nil for the usual one.
  open var barTintColor: UIColor? { didSet { showBackground() } }
  /// The style of the bar; a black one has a black background.
  open var barStyle = UIBarStyle.default { didSet { showBackground() } }
  /// Whether contents are visible through the bar. No effect.
  open var isTranslucent = true
  /// The search controller, which is notified before the delegate.
  package weak var controller: (any UISearchBarDelegate)?
  private var showsCancel = false
  /// The titles of the scopes, which are segments below the field; nil for none.
  open var scopeButtonTitles: [String]? { didSet { showScopes() } }
  /// Whether the scopes are shown below the field; false by default.
  open var showsScopeBar = false { didSet { showScopes() } }
  private var scopes: UISegmentedControl?
  private var scope = 0

  /// Creates an empty search bar without a cancel button.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a search bar. A storyboard sets its properties.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    decode(coder, by: UISearchBar.self)
  }

  private func setUp() {
    hugging.vertical = .defaultHigh
    searchTextField.delegate = self
    searchTextField.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        controller?.searchBar(self, textDidChange: text ?? "")
        delegate?.searchBar(self, textDidChange: text ?? "")
      }, for: .editingChanged)
    cancelButton.setTitle("Cancel", for: .normal)
    cancelButton.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        controller?.searchBarCancelButtonClicked(self)
        delegate?.searchBarCancelButtonClicked(self)
      }, for: .touchUpInside)
    cancelButton.isHidden = true
    addSubview(searchTextField)
    addSubview(cancelButton)
    showBackground()
  }

  private func showBackground() {
    let usual = barStyle == .default ? UIColor.secondarySystemBackground : .black
    backgroundColor = searchBarStyle == .minimal ? nil : barTintColor ?? usual
  }

  /// The text of the field; empty if it is set to nil.
  open var text: String? {
    get { searchTextField.text }
    set { searchTextField.text = newValue }
  }
  /// The text that the empty field shows in gray; nil for none.
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }
  /// Whether the cancel button is shown beside the field; false by default.
  open var showsCancelButton: Bool {
    get { showsCancel }
    set { setShowsCancelButton(newValue, animated: false) }
  }

  /// Shows or hides the cancel button, and changes the width of the field with an animation or at once.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    guard showsCancelButton != showsCancel else { return }
    showsCancel = showsCancelButton
    cancelButton.isHidden = !showsCancelButton
    setNeedsLayout()
    if animated { UIView.animate(withDuration: 0.25) { self.layoutIfNeeded() } }
  }

  open override var canBecomeFirstResponder: Bool { true }
  /// Gives the field the keyboard focus; false if it refuses.
  open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }
  /// Takes the keyboard focus from the field; false if it refuses.
  open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }
  open override var isFirstResponder: Bool { searchTextField.isFirstResponder }

  /// The index of the selected scope; 0 by default.
  open var selectedScopeButtonIndex: Int {
    get { scope }
    set {
      scope = newValue
      scopes?.selectedSegmentIndex = newValue
    }
  }

  private func showScopes() {
    scopes?.removeFromSuperview()
    scopes = nil
    if showsScopeBar, let scopeButtonTitles, !scopeButtonTitles.isEmpty {
      let control = UISegmentedControl(items: scopeButtonTitles)
      control.selectedSegmentIndex = scope
      control.addAction(UIAction { [weak self] _ in self?.scopeChanged() }, for: .valueChanged)
      addSubview(control)
      scopes = control
    }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func scopeChanged() {
    scope = scopes?.selectedSegmentIndex ?? 0
    controller?.searchBar(self, selectedScopeButtonIndexDidChange: scope)
    delegate?.searchBar(self, selectedScopeButtonIndexDidChange: scope)
  }

  private var height: CGFloat { scopes == nil ? 56 : 100 }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let cancel = showsCancel ? cancelButton.intrinsicContentSize.width + 16 : 0
    let middle = scopes == nil ? bounds.midY : 28
    searchTextField.frame = CGRect(
      x: 8, y: middle - 18, width: max(0, bounds.width - 16 - cancel), height: 36)
    cancelButton.frame = CGRect(
      x: bounds.width - cancel, y: middle - 18, width: max(0, cancel - 8), height: 36)
    scopes?.frame = CGRect(x: 8, y: 58, width: max(0, bounds.width - 16), height: 32)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: height)
  }

  // MARK: The field's delegate

  open func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    delegate?.searchBarShouldBeginEditing(self) ?? true
  }

  open func textFieldDidBeginEditing(_ textField: UITextField) {
    controller?.searchBarTextDidBeginEditing(self)
    delegate?.searchBarTextDidBeginEditing(self)
  }

  open func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    delegate?.searchBarShouldEndEditing(self) ?? true
  }

  open func textFieldDidEndEditing(_ textField: UITextField) {
    delegate?.searchBarTextDidEndEditing(self)
  }

  open func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    delegate?.searchBar(self, shouldChangeTextIn: range, replacementText: string) ?? true
  }

  open func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    controller?.searchBarSearchButtonClicked(self)
    delegate?.searchBarSearchButtonClicked(self)
    return true
  }
}
