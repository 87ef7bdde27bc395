// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls
import Drawing
import Foundation
import Interface
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) import UIKitViews
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// A text of several lines, which can be edited and scrolled.
///
/// - Note: Differs from UIKit: an edited text has one font and one color, and scrolls on its own, without
///   `contentOffset`.
@preconcurrency @MainActor
open class UITextView: UIScrollView {
  private(set) lazy var edit = TextInputModel(
    of: self, edited: { [weak self] in self?.edited() },
    selected: { [weak self] in self.map { $0.textDelegate?.textViewDidChangeSelection($0) } },
    shouldReplace: { [weak self] change in
      guard let self, let textDelegate else { return true }
      return textDelegate.textView(
        self, shouldChangeTextIn: change.range, replacementText: change.replacement)
    })
  var model: ControlModel<String> { edit.model }
  private let label = UILabel()
  private var wasRightToLeft = false
  private var host: UIView?
  private var attributes: NSAttributedString?
  /// Whether the text can be edited; true by default.
  open var isEditable = true { didSet { changed() } }
  /// Whether the text can be selected, which only an edited one can.
  open var isSelectable = true
  /// The font; nil for the system font of 12 points.
  open var font: UIFont? { didSet { changed() } }
  /// The color of the text; nil for that of labels.
  open var textColor: UIColor? { didSet { changed() } }
  /// The alignment of lines; `natural` by default.
  open var textAlignment = NSTextAlignment.natural { didSet { changed() } }
  /// The space around the text, in points, besides the padding of `textContainer`.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { if textContainerInset != oldValue { changed() } }
  }
  private var textDelegate: (any UITextViewDelegate)? { delegate as? any UITextViewDelegate }
  /// The area in which lines are laid out: their number and inset.
  open private(set) lazy var textContainer = NSTextContainer { [weak self] in self?.changed() }

  /// Creates a text view.
  public convenience override init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

  /// Creates a text view whose lines are set as those of another one; nil for the usual values.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    super.init(frame: frame)
    setUp()
    guard let other = textContainer else { return }
    self.textContainer.lineFragmentPadding = other.lineFragmentPadding
    self.textContainer.maximumNumberOfLines = other.maximumNumberOfLines
    self.textContainer.lineBreakMode = other.lineBreakMode
  }

  /// Creates a text view. A storyboard sets its properties.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    decode(coder, by: UITextView.self)
  }

  private func setUp() {
    backgroundColor = .systemBackground
    label.numberOfLines = 0
    addSubview(label)
    showControl(model) { [weak self] value in
      self.map { EditorContents(view: $0, text: value) }
    }
    host = subviews.last
    host?.autoresizingMask = []
    changed()
  }

  /// The text; empty if it is set to nil. Setting it removes the attributes of `attributedText`, and does not notify the
  /// delegate.
  open var text: String! {
    get { model.value }
    set {
      attributes = nil
      edit.set(newValue ?? "")
      changed()
    }
  }

  /// The text with attributes. After an edit, the whole text has the attributes of its first
  /// character.
  open var attributedText: NSAttributedString! {
    get { attributes ?? NSAttributedString(string: model.value) }
    set {
      model.value = newValue?.string ?? ""
      attributes = newValue
      if let newValue, newValue.length > 0 {
        let first = newValue.attributes(at: 0, effectiveRange: nil)
        if let font = first[.font] as? UIFont { self.font = font }
        if let color = first[.foregroundColor] as? UIColor { textColor = color }
      }
      changed()
    }
  }

  /// Whether the text has at least one character.
  open var hasText: Bool { !model.value.isEmpty }

  var usedFont: UIFont { font ?? .systemFont(ofSize: 12) }

  private func changed() {
    label.font = usedFont
    label.textColor = textColor ?? .label
    label.textAlignment = textAlignment
    label.numberOfLines = textContainer.maximumNumberOfLines
    label.lineBreakMode = textContainer.lineBreakMode
    if let attributes { label.attributedText = attributes } else { label.text = model.value }
    label.isHidden = isEditable
    host?.isHidden = !isEditable
    edit.changed()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func edited() {
    attributes = nil
    changed()
    textDelegate?.textViewDidChange(self)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }

  // MARK: Editing

  /// The view that is shown at the lower edge while the text is edited; nil for none. Keys type in any
  /// case.
  open override var inputView: UIView? {
    get { edit.inputView }
    set { edit.inputView = newValue }
  }
  /// A view that is shown above `inputView` while the text is edited; nil for none.
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
    if edit.isEditing { InputContainer.show(for: self) }
  }

  open override var canBecomeFirstResponder: Bool { isEditable }

  /// Starts editing: the view receives keys. Returns whether it does.
  open override func becomeFirstResponder() -> Bool {
    guard textDelegate?.textViewShouldBeginEditing(self) ?? true else { return false }
    guard super.becomeFirstResponder() else { return false }
    edit.requestFocus(true)
    return true
  }

  /// Ends editing: the view receives no more keys. Returns whether it has done so.
  open override func resignFirstResponder() -> Bool {
    if edit.isEditing, !(textDelegate?.textViewShouldEndEditing(self) ?? true) { return false }
    guard super.resignFirstResponder() else { return false }
    edit.requestFocus(false)
    return true
  }

  fileprivate func focusChanged(_ isFocused: Bool) {
    guard edit.focusChanged(isFocused) else { return }
    if isFocused {
      textDelegate?.textViewDidBeginEditing(self)
      NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    } else {
      textDelegate?.textViewDidEndEditing(self)
      NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
    }
  }

  // MARK: Layout

  private func height(width: CGFloat) -> CGFloat {
    let inset = textContainerInset
    let space = max(0, width - inset.left - inset.right - 2 * textContainer.lineFragmentPadding)
    let lines = label.sizeThatFits(CGSize(width: space, height: .greatestFiniteMagnitude)).height
    return max(lines, usedFont.lineHeight).rounded(.up) + inset.top + inset.bottom
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if isRightToLeft != wasRightToLeft {
      wasRightToLeft = isRightToLeft
      label.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
      changed()
    }
    let height = height(width: bounds.width)
    let inset = textContainerInset
    label.frame = CGRect(
      x: inset.left + textContainer.lineFragmentPadding, y: inset.top,
      width: max(
        0, bounds.width - inset.left - inset.right - 2 * textContainer.lineFragmentPadding),
      height: max(0, height - inset.top - inset.bottom))
    // The editor has the usual space around its text itself.
    let padding = textContainer.lineFragmentPadding - 5
    host?.frame = CGRect(
      x: bounds.minX + inset.left + padding, y: bounds.minY + inset.top - 8,
      width: max(0, bounds.width - inset.left - inset.right - 2 * padding),
      height: max(0, bounds.height - inset.top - inset.bottom + 16))
    let size = CGSize(width: bounds.width, height: isEditable ? bounds.height : height)
    if contentSize != size { contentSize = size }
  }

  /// The size of the text if it does not scroll; no size of its own otherwise.
  open override var intrinsicContentSize: CGSize {
    guard !isScrollEnabled else {
      return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }
    let width = bounds.width > 0 ? bounds.width : 10_000
    return CGSize(width: UIView.noIntrinsicMetric, height: height(width: width))
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let inset = textContainerInset
    let sides = inset.left + inset.right + 2 * textContainer.lineFragmentPadding
    let width = label.sizeThatFits(
      CGSize(width: max(0, size.width - sides), height: .greatestFiniteMagnitude)
    ).width
    return CGSize(width: min(size.width, width + sides), height: height(width: size.width))
  }
}

/// The layout of the lines of a text view.
@preconcurrency @MainActor
public final class NSTextContainer {
  /// The space beside each line, in points; 5 by default.
  public var lineFragmentPadding: CGFloat = 5 {
    didSet { if lineFragmentPadding != oldValue { onChange() } }
  }
  /// The largest number of lines of a text that is not edited; 0, as by default, for any.
  public var maximumNumberOfLines = 0 {
    didSet { if maximumNumberOfLines != oldValue { onChange() } }
  }
  /// The truncation of the last line of a text that is not edited; words are left out by default.
  public var lineBreakMode = NSLineBreakMode.byWordWrapping {
    didSet { if lineBreakMode != oldValue { onChange() } }
  }
  private let onChange: () -> Void

  fileprivate init(_ onChange: @escaping () -> Void) { self.onChange = onChange }
}

/// The SwiftUI editor in a `UITextView`.
private struct EditorContents: View {
  let view: UITextView
  @Binding var text: String

  var body: some View {
    TextEditor(text: $text, selection: view.edit.selectionBinding)
      .scrollContentBackground(.hidden)
      .font(Font(view.usedFont))
      .foregroundStyle(Color(uiColor: view.textColor ?? .label))
      .multilineTextAlignment(view.textAlignment.inText(of: view))
      .environment(\.layoutDirection, view.isRightToLeft ? .rightToLeft : .leftToRight)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .modifier(EditingFocus(view.edit) { view.focusChanged($0) })
  }
}
