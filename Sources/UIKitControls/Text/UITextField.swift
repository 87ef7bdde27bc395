// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls
import Drawing
import Foundation
import Interface
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) import UIKitViews
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// A field in which a line of text is edited.
@preconcurrency @MainActor
open class UITextField: UIControl {
  /// The condition under which a view beside the text, or the clear button, is shown.
  public enum ViewMode: Int, Sendable {
    /// Never.
    case never
    /// While the field is edited.
    case whileEditing
    /// While it is not edited.
    case unlessEditing
    /// Always.
    case always
  }

  /// The border around a text field.
  public enum BorderStyle: Int, Sendable {
    /// No border.
    case none
    /// A border of 1 point.
    case line
    /// The same as `line`.
    case bezel
    /// A thin border with rounded corners of 6 points, and a background.
    case roundedRect
  }

  private(set) lazy var edit = TextInputModel(
    of: self, edited: { [weak self] in self?.edited() },
    selected: { [weak self] in self.map { $0.delegate?.textFieldDidChangeSelection($0) } },
    shouldReplace: { [weak self] change in
      guard let self, let delegate else { return true }
      return delegate.textField(
        self, shouldChangeCharactersIn: change.range, replacementString: change.replacement)
    })
  var model: ControlModel<String> { edit.model }
  private let clearButton = UIButton(type: .custom)
  private var wasRightToLeft = false
  private var host: UIView?
  /// The object that is asked about edits of the text, and notified of them; nil for none.
  open weak var delegate: (any UITextFieldDelegate)?
  /// The gray text that is shown while the field is empty; nil, the default, for none.
  open var placeholder: String? { didSet { changed() } }
  /// The placeholder with attributes, of which the color is used; nil for a plain one.
  open var attributedPlaceholder: NSAttributedString? {
    didSet {
      placeholder = attributedPlaceholder?.string
      changed()
    }
  }
  /// The font of the text; the system's at 17 points by default.
  open var font: UIFont? = .systemFont(ofSize: 17) { didSet { changed() } }
  /// The color of the text; nil, the default, for that of the system.
  open var textColor: UIColor? { didSet { changed() } }
  /// The alignment of the text in the field; `natural`, by the direction of writing, by default.
  open var textAlignment = NSTextAlignment.natural { didSet { changed() } }
  /// The border around the field; `none` by default.
  open var borderStyle = BorderStyle.none { didSet { showBorder() } }
  /// Whether characters are obscured, as in a password; false by default.
  open var isSecureTextEntry = false { didSet { changed() } }
  /// Whether the text is removed when editing begins; false by default.
  open var clearsOnBeginEditing = false
  /// Whether the field is being edited: it is the first responder.
  open var isEditing: Bool { edit.isEditing }
  /// A view at the leading end of the field, shown as `leftViewMode` says; nil for none.
  open var leftView: UIView? { didSet { replace(oldValue, leftView) } }
  /// The condition under which the view before the text is shown; never by default.
  open var leftViewMode = ViewMode.never { didSet { setNeedsLayout() } }
  /// A view at the trailing end of the field, shown as `rightViewMode` says; nil for none.
  open var rightView: UIView? { didSet { replace(oldValue, rightView) } }
  /// The condition under which the view after the text is shown; never by default.
  open var rightViewMode = ViewMode.never { didSet { setNeedsLayout() } }
  /// The condition under which a button that removes the text is shown; never by default.
  open var clearButtonMode = ViewMode.never { didSet { setNeedsLayout() } }

  /// Creates an empty field without a border, at a frame in the superview.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a field. A storyboard sets its properties.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    decode(coder, by: UITextField.self)
  }

  private func setUp() {
    showControl(model) { [weak self] value in
      self.map { FieldContents(field: $0, text: value) }
    }
    host = subviews.last
    host?.autoresizingMask = []
    clearButton.setImage(UIImage(systemName: "xmark.circle.fill"), for: .normal)
    clearButton.tintColor = .systemGray
    clearButton.addAction(UIAction { [weak self] _ in self?.clear() }, for: .touchUpInside)
    addSubview(clearButton)
  }

  /// The text, without the placeholder; empty if it is set to nil.
  open var text: String? {
    get { model.value }
    set {
      edit.set(newValue ?? "")
      setNeedsLayout()
    }
  }

  /// The text with attributes, which are those of the whole field.
  open var attributedText: NSAttributedString? {
    get { NSAttributedString(string: model.value) }
    set {
      text = newValue?.string
      guard let newValue, newValue.length > 0 else { return }
      let attributes = newValue.attributes(at: 0, effectiveRange: nil)
      if let font = attributes[.font] as? UIFont { self.font = font }
      if let color = attributes[.foregroundColor] as? UIColor { textColor = color }
    }
  }

  /// The font, the color and the alignment of the text, by attributes. Others have no effect.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get {
      var attributes: [NSAttributedString.Key: Any] = [:]
      attributes[.font] = font
      attributes[.foregroundColor] = textColor
      return attributes
    }
    set {
      if let font = newValue[.font] as? UIFont { self.font = font }
      if let color = newValue[.foregroundColor] as? UIColor { textColor = color }
      if let style = newValue[.paragraphStyle] as? NSParagraphStyle {
        textAlignment = style.alignment
      }
    }
  }

  /// Whether the text has at least one character.
  open var hasText: Bool { !model.value.isEmpty }

  private func changed() { edit.changed() }

  private func replace(_ old: UIView?, _ new: UIView?) {
    guard old !== new else { return }
    if old?.superview === self { old?.removeFromSuperview() }
    setNeedsLayout()
  }

  private func edited() {
    setNeedsLayout()
    sendActions(for: .editingChanged)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }

  private func clear() {
    guard delegate?.textFieldShouldClear(self) ?? true else { return }
    text = ""
    sendActions(for: .editingChanged)
  }

  private func showBorder() {
    layer.cornerRadius = borderStyle == .roundedRect ? 6 : 0
    layer.borderWidth = borderStyle == .none ? 0 : borderStyle == .roundedRect ? 0.5 : 1
    layer.borderColor = UIColor.systemGray.cgColor
    if borderStyle == .roundedRect, backgroundColor == nil { backgroundColor = .systemBackground }
    changed()
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  // MARK: Editing

  /// The view that is shown at the lower edge while the text is edited; nil for none. Keys type in any
  /// case.
  open override var inputView: UIView? {
    get { edit.inputView }
    set { edit.inputView = newValue }
  }
  /// A view that is shown above `inputView` while the field is edited; nil for none.
  open override var inputAccessoryView: UIView? {
    get { edit.inputAccessoryView }
    set { edit.inputAccessoryView = newValue }
  }

  open override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    // Its focus ends later, when the input views could no longer be found.
    if newWindow == nil { InputContainer.hide(for: self) }
  }

  open override func reloadInputViews() {
    if isEditing { InputContainer.show(for: self) }
  }

  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// Starts editing, unless the delegate forbids it. Returns whether the field is the first responder.
  open override func becomeFirstResponder() -> Bool {
    guard delegate?.textFieldShouldBeginEditing(self) ?? true else { return false }
    guard super.becomeFirstResponder() else { return false }
    edit.requestFocus(true)
    return true
  }

  /// Ends editing, unless the delegate forbids it. Returns whether it has ended.
  open override func resignFirstResponder() -> Bool {
    if isEditing, !(delegate?.textFieldShouldEndEditing(self) ?? true) { return false }
    guard super.resignFirstResponder() else { return false }
    edit.requestFocus(false)
    return true
  }

  fileprivate func focusChanged(_ isFocused: Bool) {
    guard edit.focusChanged(isFocused) else { return }
    setNeedsLayout()
    if isFocused {
      if clearsOnBeginEditing { text = "" }
      delegate?.textFieldDidBeginEditing(self)
      NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
      sendActions(for: .editingDidBegin)
    } else {
      delegate?.textFieldDidEndEditing(self)
      NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
      sendActions(for: .editingDidEnd)
    }
  }

  fileprivate func submit() {
    guard delegate?.textFieldShouldReturn(self) ?? true else { return }
    let ends = allControlEvents.contains(.editingDidEndOnExit)
    sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
    // An action may have moved the focus on.
    if ends, isFirstResponder { _ = resignFirstResponder() }
  }

  // MARK: Layout

  private func isShown(_ mode: ViewMode) -> Bool {
    switch mode {
    case .never: false
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    case .always: true
    }
  }

  private var leftWidth: CGFloat {
    isShown(leftViewMode) ? leftView?.bounds.width ?? 0 : 0
  }
  private var rightWidth: CGFloat {
    if isShown(rightViewMode), let rightView { return rightView.bounds.width }
    return isShown(clearButtonMode) && hasText ? 24 : 0
  }

  /// The rectangle of the text, in points. Overrides change it.
  open func textRect(forBounds bounds: CGRect) -> CGRect {
    let inset: CGFloat = borderStyle == .none ? 0 : borderStyle == .line ? 2 : 7
    let leading = leftWidth > 0 ? leftWidth : inset
    let trailing = rightWidth > 0 ? rightWidth : inset
    let (left, right) = isRightToLeft ? (trailing, leading) : (leading, trailing)
    return CGRect(
      x: bounds.minX + left, y: bounds.minY, width: max(0, bounds.width - left - right),
      height: bounds.height)
  }

  /// The rectangle of the text while it is edited, in points; that of `textRect` by default.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  /// The rectangle of the view before the text, in points.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    let size = leftView?.bounds.size ?? .zero
    return CGRect(
      x: isRightToLeft ? bounds.maxX - size.width : bounds.minX,
      y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }

  /// The rectangle of the view after the text, in points.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    let size = rightView?.bounds.size ?? .zero
    return CGRect(
      x: isRightToLeft ? bounds.minX : bounds.maxX - size.width,
      y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    show(leftView, isShown(leftViewMode), leftViewRect(forBounds: bounds))
    show(rightView, isShown(rightViewMode), rightViewRect(forBounds: bounds))
    let clears = isShown(clearButtonMode) && hasText && rightWidth == 24
    clearButton.isHidden = !clears
    clearButton.frame = CGRect(
      x: isRightToLeft ? bounds.minX + 4 : bounds.maxX - 24, y: bounds.midY - 10, width: 20,
      height: 20)
    if isRightToLeft != wasRightToLeft {
      wasRightToLeft = isRightToLeft
      changed()
    }
    host?.frame = isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
  }

  private func show(_ view: UIView?, _ isShown: Bool, _ frame: CGRect) {
    guard let view else { return }
    if isShown, view.superview !== self { addSubview(view) }
    if !isShown, view.superview === self { view.removeFromSuperview() }
    if isShown { view.frame = frame }
  }

  open override var intrinsicContentSize: CGSize {
    let height = (font?.lineHeight ?? 20).rounded(.up) + (borderStyle == .roundedRect ? 14 : 2)
    let label = UILabel()
    label.font = font
    label.text = text?.isEmpty == false ? text : placeholder
    let edges = textRect(forBounds: CGRect(x: 0, y: 0, width: 1000, height: 100))
    return CGSize(width: label.intrinsicContentSize.width + 1000 - edges.width, height: height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}

/// The SwiftUI field in a `UITextField`.
private struct FieldContents: View {
  let field: UITextField
  @Binding var text: String

  private var prompt: Text? {
    guard let placeholder = field.placeholder else { return nil }
    let attributed = field.attributedPlaceholder
    let color =
      attributed.flatMap { $0.length > 0 ? $0.attributes(at: 0, effectiveRange: nil) : nil }?[
        .foregroundColor] as? UIColor
    let text = Text(verbatim: placeholder)
    return color.map { text.foregroundStyle(Color(uiColor: $0)) } ?? text
  }

  /// The text with tokens before it, which hide the prompt: it remains the label.
  private func searchField(_ field: UISearchTextField) -> some View {
    var properties = AccessibilityProperties()
    properties.label = field.placeholder
    return searchCore(field).modifier(_AccessibilityModifier(properties: properties))
  }

  private func searchCore(_ field: UISearchTextField) -> TextFieldCore {
    var core = TextFieldCore(
      text: $text, prompt: FieldPrompt(text: field.tokens.isEmpty ? prompt : nil),
      selection: field.edit.selectionBinding, editingChanged: { _ in })
    core.deletesBefore = { field.deleteLastToken() }
    return core
  }

  var body: some View {
    Group {
      if field.isSecureTextEntry {
        SecureField("", text: $text, prompt: prompt)
      } else if let search = field as? UISearchTextField {
        searchField(search)
      } else {
        TextField("", text: $text, selection: field.edit.selectionBinding, prompt: prompt)
      }
    }
    .textFieldStyle(.plain)
    .font(Font(field.font ?? .systemFont(ofSize: 17)))
    .foregroundStyle(field.textColor.map { Color(uiColor: $0) } ?? .primary)
    .multilineTextAlignment(field.textAlignment.inText(of: field))
    .environment(\.layoutDirection, field.isRightToLeft ? .rightToLeft : .leftToRight)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .modifier(EditingFocus(field.edit) { field.focusChanged($0) })
    .disabled(!field.isEnabled)
    .onSubmit { field.submit() }
    .environment(\.keepsFocusOnSubmit, true)
  }
}
