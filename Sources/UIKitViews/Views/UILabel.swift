// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Interface
import Motion
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// A view that draws text.
@preconcurrency @MainActor
open class UILabel: UIView {
  private let drawn = LabelText()
  private var attributed: NSAttributedString?
  /// The text; nil for none. Setting it removes the attributes of `attributedText`.
  open var text: String? {
    didSet {
      guard text != oldValue || attributed != nil else { return }
      attributed = nil
      changed()
    }
  }
  /// The text with attributes; where they do not say it, the font, color and alignment are the label's.
  open var attributedText: NSAttributedString? {
    get {
      attributed
        ?? text.map {
          NSAttributedString(string: $0, attributes: [.font: font!, .foregroundColor: textColor!])
        }
    }
    set {
      text = newValue?.string
      attributed = newValue.map { NSAttributedString(attributedString: $0) }
      changed()
    }
  }
  /// The font; the system's at 17 points by default.
  open var font: UIFont! = .systemFont(ofSize: 17) { didSet { changed() } }
  /// The color of the text.
  open var textColor: UIColor! = .label { didSet { layer.setNeedsFrame() } }
  /// The color of the text while the label is highlighted; nil for the same.
  open var highlightedTextColor: UIColor?
  /// Whether the label is drawn highlighted.
  open var isHighlighted = false { didSet { layer.setNeedsFrame() } }
  /// The alignment of the text.
  open var textAlignment = NSTextAlignment.natural { didSet { changed() } }
  /// The maximum number of lines; 1 by default, 0 for any.
  open var numberOfLines = 1 { didSet { changed() } }
  /// How lines that do not fit are cut.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail { didSet { changed() } }
  /// Whether the text is made smaller to fit the width; false by default.
  open var adjustsFontSizeToFitWidth = false { didSet { changed() } }
  /// The minimum scale of the text.
  open var minimumScaleFactor: CGFloat = 0 { didSet { changed() } }
  /// The width for which the intrinsic size is; 0 for that of the layout.
  open var preferredMaxLayoutWidth: CGFloat = 0
  /// Whether the font follows a change of the system's text size. No effect: the size does not change.
  open var adjustsFontForContentSizeCategory = false
  /// The color of the shadow; nil for none.
  open var shadowColor: UIColor?
  /// The offset of the shadow in points.
  open var shadowOffset = CGSize(width: 0, height: -1)
  /// Whether the label is drawn enabled.
  open var isEnabled = true { didSet { layer.setNeedsFrame() } }

  /// Creates a label.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a label, as a storyboard or nib file describes it.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    decode(coder, by: UILabel.self)
  }

  private func setUp() {
    isUserInteractionEnabled = false
    hugging.vertical = UILayoutPriority(251)
    changed()
  }

  private func changed() {
    drawn.text = styled
    invalidateIntrinsicContentSize()
    layer.setNeedsFrame()
  }

  private var styled: StyledText {
    var styled = StyledText([StyledText.Run(text ?? "", font: font.font)])
    if let attributed { styled = attributed.styled(font: font) }
    if attributed?.paragraphStyle?.alignment ?? .natural == .natural {
      styled.alignment = textAlignment.resolved(in: self).styled
    }
    styled.lineLimit = numberOfLines > 0 ? numberOfLines : nil
    styled.truncation = lineBreakMode.truncation
    styled.minimumScale =
      adjustsFontSizeToFitWidth ? Double(minimumScaleFactor > 0 ? minimumScaleFactor : 0.1) : 1
    return styled
  }

  open override var intrinsicContentSize: CGSize {
    guard text?.isEmpty == false else { return .zero }
    return drawn.size(width: preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : nil)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard text?.isEmpty == false else { return .zero }
    return drawn.size(width: size.width > 0 && numberOfLines != 1 ? size.width : nil)
  }

  /// Sets the size to that of the text in the present width.
  open override func sizeToFit() {
    bounds.size = sizeThatFits(CGSize(width: numberOfLines == 1 ? 0 : bounds.width, height: 0))
  }

  override var heightDependsOnWidth: Bool { numberOfLines != 1 }

  override var baselineOffsets: (first: Double, last: Double) {
    let metrics = drawn.metrics(width: bounds.width > 0 ? bounds.width : nil)
    return (metrics?.firstBaseline ?? 0, (metrics?.size.height ?? 0) - (metrics?.lastBaseline ?? 0))
  }

  /// The rectangle of the text in a rectangle; overridden by programs.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect
  {
    bounds
  }

  /// Draws the text in a rectangle; overridden by programs.
  open func drawText(in rect: CGRect) {}

  override func drawContents(_ state: LayerState, _ builder: inout DisplayListBuilder) {
    if attributed != nil { drawn.text = styled }
    let own = attributed?.paragraphStyle?.alignment ?? .natural
    let textAlignment = (own == .natural ? self.textAlignment : own).resolved(in: self)
    var color = textColor ?? .label
    if isHighlighted, let highlightedTextColor { color = highlightedTextColor }
    let values = UIKitService.environment
    if let shadowColor {
      let rect = state.bounds.offsetBy(dx: shadowOffset.width, dy: shadowOffset.height)
      drawn.draw(in: rect, textAlignment, Color(uiColor: shadowColor).resolve(values), &builder)
    }
    var resolved = Color(uiColor: color).resolve(values)
    if !isEnabled { resolved.opacity *= 0.4 }
    drawn.draw(in: state.bounds, textAlignment, resolved, &builder)
  }
}
