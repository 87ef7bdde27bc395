// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
@_spi(ViewTree) import UIKitViews

/// A field for a text to search for, with tokens before the text.
///
/// The key Backspace deletes the last token where there is no text.
/// - Note: Differs from UIKit: tokens have no positions of their own, and are not selected. They are at the beginning
///   of the text.
@preconcurrency @MainActor
open class UISearchTextField: UITextField {
  private var tokenViews: [SearchTokenView] = []
  private static let gap: CGFloat = 4
  private var tokenColor: UIColor?

  /// The tokens before the text, in order; none by default.
  open var tokens: [UISearchToken] = [] { didSet { showTokens() } }

  /// Whether the user can delete tokens; true by default.
  open var allowsDeletingTokens = true

  /// The color behind tokens; nil restores gray.
  open var tokenBackgroundColor: UIColor! {
    get { tokenColor ?? .systemGray.withAlphaComponent(0.25) }
    set {
      tokenColor = newValue
      showTokens()
    }
  }

  /// Creates a field.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a field. A storyboard sets its properties.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    let glass = UIImageView(image: UIImage(systemName: "magnifyingglass"))
    glass.tintColor = .systemGray
    glass.contentMode = .center
    glass.frame = CGRect(x: 0, y: 0, width: 30, height: 20)
    leftView = glass
    leftViewMode = .always
    clearButtonMode = .whileEditing
    backgroundColor = UIColor.systemGray.withAlphaComponent(0.16)
    layer.cornerRadius = 10
  }

  /// Inserts a token. An index after the end adds it at the end.
  open func insertToken(_ token: UISearchToken, at tokenIndex: Int) {
    tokens.insert(token, at: min(max(tokenIndex, 0), tokens.count))
  }

  /// Removes a token; an index outside of the tokens removes none.
  open func removeToken(at tokenIndex: Int) {
    if tokens.indices.contains(tokenIndex) { tokens.remove(at: tokenIndex) }
  }

  /// The position of a token: the beginning of the text.
  open func positionOfToken(at tokenIndex: Int) -> UITextPosition { beginningOfDocument }

  /// The tokens in a part of the text: all if it starts with the text, or else none.
  open func tokens(in textRange: UITextRange) -> [UISearchToken] {
    textRange.start == beginningOfDocument ? tokens : []
  }

  /// The range of the text after the tokens.
  open var textualRange: UITextRange {
    UITextRange(NSRange(location: 0, length: (text ?? "").utf16.count))
  }

  /// Deletes a range of the text, and inserts a token at a position among the others.
  open func replaceTextualPortion(
    of textRange: UITextRange, with token: UISearchToken, at tokenIndex: Int
  ) {
    replace(textRange, withText: "")
    insertToken(token, at: tokenIndex)
  }

  /// Deletes the last token, for the user; returns false if there is none.
  func deleteLastToken() -> Bool {
    guard allowsDeletingTokens, !tokens.isEmpty else { return false }
    tokens.removeLast()
    sendActions(for: .editingChanged)
    return true
  }

  private func showTokens() {
    for view in tokenViews { view.removeFromSuperview() }
    tokenViews = tokens.map { SearchTokenView($0, tokenBackgroundColor) }
    for view in tokenViews { addSubview(view) }
    edit.changed()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  open override func textRect(forBounds bounds: CGRect) -> CGRect {
    var rect = super.textRect(forBounds: bounds)
    let width = tokenViews.reduce(0) { $0 + $1.bounds.width + Self.gap }
    let inset = min(width, rect.width)
    rect.size.width -= inset
    if !isRightToLeft { rect.origin.x += inset }
    return rect
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let area = super.textRect(forBounds: bounds)
    var x: CGFloat = 0
    for view in tokenViews {
      let size = view.bounds.size
      view.frame = CGRect(
        x: isRightToLeft ? area.maxX - x - size.width : area.minX + x,
        y: bounds.midY - size.height / 2, width: size.width, height: size.height)
      x += size.width + Self.gap
    }
  }
}
