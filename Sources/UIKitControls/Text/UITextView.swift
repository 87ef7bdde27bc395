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
  let model = ControlModel("")
  /// The selection of the text while it is edited, or that with which editing begins.
  private(set) var selection: TextSelection?
  /// Whether the program is told of an edit.
  private var isTelling = false
  /// Whether the caret is not where an edit puts it after its calls: the program has moved it, or has refused the edit.
  private var keepsSelection = false
  private let label = UILabel()
  private var wasRightToLeft = false
  private var host: UIView?
  var traits = TextInputTraits()
  private var attributes: NSAttributedString?
  /// Whether the text can be edited; true by default.
  open var isEditable = true { didSet { changed() } }
  /// Whether the text can be selected, which only an edited one can.
  open var isSelectable = true
  /// The font; nil for the system font of 12 points.
  open var font: UIFont? { didSet { changed() } }
  /// The color of the text; nil for that of labels.
  open var textColor: UIColor? { didSet { changed() } }
  /// The alignment of the text.
  open var textAlignment = NSTextAlignment.natural { didSet { changed() } }
  /// The space around the text, in points, besides 5 on both sides.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { changed() }
  }
  /// Whether the text is being edited.
  private var isEditing = false
  private var textDelegate: (any UITextViewDelegate)? { delegate as? any UITextViewDelegate }
  /// The space beside each line, in points.
  private static let lineFragmentPadding: CGFloat = 5

  /// Creates a text view.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
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
    model.onChange = { [weak self] in self?.edited() }
    model.shouldChange = { [weak self] in self?.shouldChange(to: $0) ?? true }
    showControl(model) { [weak self] value in
      self.map { EditorContents(view: $0, text: value) }
    }
    host = subviews.last
    host?.autoresizingMask = []
    changed()
  }

  /// The text.
  open var text: String! {
    get { model.value }
    set {
      attributes = nil
      let new = newValue ?? ""
      if isEditing, new != model.value { setSelection(TextSelection(insertionPoint: new.endIndex)) }
      model.value = new
      changed()
    }
  }

  /// The text with attributes. An edited text has those of its beginning.
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

  /// Whether there is a text.
  open var hasText: Bool { !model.value.isEmpty }

  var usedFont: UIFont { font ?? .systemFont(ofSize: 12) }

  private func changed() {
    label.font = usedFont
    label.textColor = textColor ?? .label
    label.textAlignment = textAlignment
    if let attributes { label.attributedText = attributes } else { label.text = model.value }
    label.isHidden = isEditable
    host?.isHidden = !isEditable
    model.revision += 1
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func edited() {
    isTelling = true
    defer { isTelling = false }
    attributes = nil
    changed()
    textDelegate?.textViewDidChange(self)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }

  func setSelection(_ selection: TextSelection?) {
    self.selection = selection
    if isTelling { keepsSelection = true }
    model.revision += 1
  }

  fileprivate func selectionChanged(_ new: TextSelection?) {
    let isKept = keepsSelection
    keepsSelection = false
    guard !isKept, new != selection else { return }
    selection = new
    textDelegate?.textViewDidChangeSelection(self)
  }

  /// Changes the text as typing does.
  func type(_ text: String, caret: TextSelection) {
    model.value = text
    setSelection(caret)
    edited()
    keepsSelection = false
  }

  private func shouldChange(to new: String) -> Bool {
    guard let delegate = textDelegate, let change = TextReplacement(from: model.value, to: new)
    else {
      return true
    }
    isTelling = true
    defer { isTelling = false }
    let isAccepted = delegate.textView(
      self, shouldChangeTextIn: change.range, replacementText: change.replacement)
    if !isAccepted { keepsSelection = true }
    return isAccepted
  }

  // MARK: Editing

  /// The view that is shown at the lower edge while the text is edited; nil for none. Keys type in any
  /// case.
  open override var inputView: UIView? {
    get { ownInput }
    set {
      ownInput = newValue
      reloadInputViews()
    }
  }
  private var ownInput: UIView?
  /// The view above `inputView`; nil for none.
  open override var inputAccessoryView: UIView? {
    get { ownAccessory }
    set {
      ownAccessory = newValue
      reloadInputViews()
    }
  }
  private var ownAccessory: UIView?

  open override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    // Its focus ends later, when the input views could no longer be found.
    if newWindow == nil { InputContainer.hide(for: self) }
  }

  open override func reloadInputViews() {
    if isEditing { InputContainer.show(for: self) }
  }

  open override var canBecomeFirstResponder: Bool { isEditable }

  /// Starts editing.
  open override func becomeFirstResponder() -> Bool {
    guard textDelegate?.textViewShouldBeginEditing(self) ?? true else { return false }
    guard super.becomeFirstResponder() else { return false }
    requestFocus(true)
    return true
  }

  /// Ends editing.
  open override func resignFirstResponder() -> Bool {
    if isEditing, !(textDelegate?.textViewShouldEndEditing(self) ?? true) { return false }
    guard super.resignFirstResponder() else { return false }
    requestFocus(false)
    return true
  }

  /// The requests to move the keyboard focus to the text or away from it.
  fileprivate private(set) var focusRequests = 0
  fileprivate private(set) var wantsFocus = false

  private func requestFocus(_ isFocused: Bool) {
    wantsFocus = isFocused
    focusRequests += 1
    model.revision += 1
  }

  fileprivate var shouldFocus: Bool { FirstResponder.shared.current === self }

  fileprivate func focusChanged(_ isFocused: Bool) {
    guard isFocused != isEditing else { return }
    isEditing = isFocused
    if isFocused {
      _ = FirstResponder.shared.become(self)
      InputContainer.show(for: self)
      textDelegate?.textViewDidBeginEditing(self)
      NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    } else {
      _ = FirstResponder.shared.resign(self)
      InputContainer.hide(for: self)
      textDelegate?.textViewDidEndEditing(self)
      NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
    }
  }

  // MARK: Layout

  private func height(width: CGFloat) -> CGFloat {
    let inset = textContainerInset
    let space = max(0, width - inset.left - inset.right - 2 * Self.lineFragmentPadding)
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
      x: inset.left + Self.lineFragmentPadding, y: inset.top,
      width: max(0, bounds.width - inset.left - inset.right - 2 * Self.lineFragmentPadding),
      height: max(0, height - inset.top - inset.bottom))
    // The editor has the usual space around its text itself.
    host?.frame = CGRect(
      x: bounds.minX + inset.left, y: bounds.minY + inset.top - 8,
      width: max(0, bounds.width - inset.left - inset.right),
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
    let sides = inset.left + inset.right + 2 * Self.lineFragmentPadding
    let width = label.sizeThatFits(
      CGSize(width: max(0, size.width - sides), height: .greatestFiniteMagnitude)
    ).width
    return CGSize(width: min(size.width, width + sides), height: height(width: size.width))
  }
}

/// The SwiftUI editor in a `UITextView`.
private struct EditorContents: View {
  let view: UITextView
  @Binding var text: String
  @FocusState private var isFocused: Bool

  var body: some View {
    TextEditor(
      text: $text, selection: Binding(get: { view.selection }, set: { view.selectionChanged($0) })
    )
    .scrollContentBackground(.hidden)
    .font(.system(size: view.usedFont.pointSize))
    .foregroundStyle(Color(uiColor: view.textColor ?? .label))
    .multilineTextAlignment(view.textAlignment.inText(of: view))
    .environment(\.layoutDirection, view.isRightToLeft ? .rightToLeft : .leftToRight)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .focused($isFocused)
    .onChange(of: isFocused) { _, isFocused in view.focusChanged(isFocused) }
    .onChange(of: view.focusRequests) { isFocused = view.wantsFocus }
    .onAppear { if view.shouldFocus { isFocused = true } }
  }
}
