// Part of Snapback, under the MIT licence; see LICENSE.

import Combine
@_spi(ViewTree) import Controls
import Drawing
import Foundation
import Interface
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) import UIKitViews
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// A field for a line of text.
@preconcurrency @MainActor
open class UITextField: UIControl {
  /// The border of a field.
  public enum BorderStyle: Int, Sendable {
    /// No border.
    case none
    /// A border of 1 point.
    case line
    /// As `line`.
    case bezel
    /// A thin border with rounded corners of 6 points, and a background.
    case roundedRect
  }

  private let model = ControlModel("")
  /// The delegate.
  open weak var delegate: (any UITextFieldDelegate)?
  /// The placeholder; nil for none.
  open var placeholder: String? { didSet { model.revision += 1 } }
  /// The font.
  open var font: UIFont? = .systemFont(ofSize: 17) { didSet { model.revision += 1 } }
  /// The color of the text.
  open var textColor: UIColor? { didSet { model.revision += 1 } }
  /// The alignment of the text.
  open var textAlignment = NSTextAlignment.natural { didSet { model.revision += 1 } }
  /// The border.
  open var borderStyle = BorderStyle.none { didSet { showBorder() } }
  /// Whether characters are obscured.
  open var isSecureTextEntry = false { didSet { model.revision += 1 } }
  /// Whether the field is being edited.
  open private(set) var isEditing = false

  /// Creates a field.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    model.onChange = { [weak self] in self?.sendActions(for: .editingChanged) }
    showControl(model) { [weak self] value in
      self.map { FieldContents(field: $0, text: value) }
    }
  }

  /// Returns nil; archives are not supported.
  public required init?(coder: NSCoder) { return nil }

  /// The text.
  open var text: String? {
    get { model.value }
    set { model.value = newValue ?? "" }
  }

  private func showBorder() {
    layer.cornerRadius = borderStyle == .roundedRect ? 6 : 0
    layer.borderWidth = borderStyle == .none ? 0 : borderStyle == .roundedRect ? 0.5 : 1
    layer.borderColor = UIColor.systemGray.cgColor
    if borderStyle == .roundedRect, backgroundColor == nil { backgroundColor = .systemBackground }
    model.revision += 1
    invalidateIntrinsicContentSize()
  }

  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// Starts editing.
  open override func becomeFirstResponder() -> Bool {
    guard super.becomeFirstResponder() else { return false }
    guard delegate?.textFieldShouldBeginEditing(self) ?? true else { return false }
    model.revision += 1
    return true
  }

  /// Ends editing.
  open override func resignFirstResponder() -> Bool {
    guard super.resignFirstResponder() else { return false }
    if isEditing { surface?.host?.focus.move(to: nil) }
    model.revision += 1
    return true
  }

  fileprivate var shouldFocus: Bool { FirstResponder.shared.current === self }

  fileprivate func focusChanged(_ isFocused: Bool) {
    guard isFocused != isEditing else { return }
    isEditing = isFocused
    if isFocused {
      _ = FirstResponder.shared.become(self)
      delegate?.textFieldDidBeginEditing(self)
      sendActions(for: .editingDidBegin)
    } else {
      _ = FirstResponder.shared.resign(self)
      delegate?.textFieldDidEndEditing(self)
      sendActions(for: .editingDidEnd)
    }
  }

  fileprivate func submit() {
    _ = delegate?.textFieldShouldReturn(self)
    sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
  }

  open override var intrinsicContentSize: CGSize {
    let height = (font?.lineHeight ?? 20).rounded(.up) + (borderStyle == .roundedRect ? 14 : 2)
    let label = UILabel()
    label.font = font
    label.text = text?.isEmpty == false ? text : placeholder
    return CGSize(
      width: label.intrinsicContentSize.width + (borderStyle == .roundedRect ? 14 : 0),
      height: height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}

/// The SwiftUI field in a `UITextField`.
private struct FieldContents: View {
  let field: UITextField
  @Binding var text: String
  @FocusState private var isFocused: Bool

  var body: some View {
    Group {
      if field.isSecureTextEntry {
        SecureField(field.placeholder ?? "", text: $text)
      } else {
        TextField(field.placeholder ?? "", text: $text)
      }
    }
    .textFieldStyle(.plain)
    .font(.system(size: field.font?.pointSize ?? 17))
    .foregroundStyle(field.textColor.map { Color(uiColor: $0) } ?? .primary)
    .multilineTextAlignment(
      field.textAlignment == .center
        ? .center : field.textAlignment == .right ? .trailing : .leading
    )
    .padding(.horizontal, field.borderStyle == .roundedRect ? 7 : 0)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .focused($isFocused)
    .disabled(!field.isEnabled)
    .onSubmit { field.submit() }
    .onChange(of: isFocused) { _, isFocused in field.focusChanged(isFocused) }
    .onChange(of: field.shouldFocus) { _, shouldFocus in isFocused = shouldFocus }
    .onAppear { if field.shouldFocus { isFocused = true } }
  }
}

/// A delegate of a text field.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: AnyObject {
  /// Whether editing may begin; true by default. It is asked when the program begins it.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Called when editing has begun.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Called when editing has ended.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Called when the return key is pressed; the result is not used.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  /// Returns true.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  /// The default does nothing.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  /// The default does nothing.
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  /// Returns true.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
