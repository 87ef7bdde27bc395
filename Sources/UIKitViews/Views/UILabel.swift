// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Interface
import Motion
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// A view that draws a text of one or more lines, and truncates what does not fit into it.
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
  /// The color of the text; the system's color of labels by default.
  open var textColor: UIColor! = .label { didSet { redraw() } }
  /// The color of the text while the label is highlighted; nil for the same.
  open var highlightedTextColor: UIColor? { didSet { redraw() } }
  /// Whether the label is drawn in `highlightedTextColor`; false by default.
  open var isHighlighted = false { didSet { redraw() } }
  /// The alignment of the lines; `natural`, by the direction of writing, by default.
  open var textAlignment = NSTextAlignment.natural { didSet { changed() } }
  /// The maximum number of lines; 1 by default, and 0 for any number.
  open var numberOfLines = 1 { didSet { changed() } }
  /// How a text that does not fit is cut or wrapped; truncated at its end by default.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail { didSet { changed() } }
  /// Whether the text is made smaller to fit the width; false by default.
  open var adjustsFontSizeToFitWidth = false { didSet { changed() } }
  /// The smallest factor by which `adjustsFontSizeToFitWidth` scales the font; 0 by default.
  open var minimumScaleFactor: CGFloat = 0 { didSet { changed() } }
  /// The width, in points, for which the lines of the intrinsic size are broken; 0, the default, for that of the
  /// layout.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// Whether characters are moved closer together before a line is cut; false by default.
  open var allowsDefaultTighteningForTruncation = false { didSet { changed() } }
  /// Whether the font follows a change of the system's text size. No effect: the size does not change.
  open var adjustsFontForContentSizeCategory = false
  /// The color of a second drawing of the text behind it, without blur; nil, the default, for none.
  open var shadowColor: UIColor? { didSet { redraw() } }
  /// The offset of the shadow in points.
  open var shadowOffset = CGSize(width: 0, height: -1) { didSet { redraw() } }
  /// Whether the text is drawn in full; false for an opacity of 0.4. True by default.
  open var isEnabled = true { didSet { redraw() } }

  /// Creates an empty label at a frame in the superview.
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
    redraw()
  }

  /// Changes while the label is drawn, such as of the color between two drawings of the text, need no other frame.
  private func redraw() { if !isDrawing { layer.setNeedsFrame() } }

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
    if allowsDefaultTighteningForTruncation { styled.tightening = StyledText.defaultTightening }
    return styled
  }

  open override var intrinsicContentSize: CGSize { size(inWidth: preferredMaxLayoutWidth) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    self.size(inWidth: numberOfLines != 1 ? size.width : 0)
  }

  /// The size of the label in a width; 0 for any.
  private func size(inWidth width: CGFloat) -> CGSize {
    let space = CGSize(width: width > 0 ? width : Self.unlimited, height: Self.unlimited)
    return textRect(
      forBounds: CGRect(origin: .zero, size: space), limitedToNumberOfLines: numberOfLines
    ).size
  }

  private static let unlimited: CGFloat = 1e7

  /// Sets the size to that of the text in the current width.
  open override func sizeToFit() {
    bounds.size = sizeThatFits(CGSize(width: numberOfLines == 1 ? 0 : bounds.width, height: 0))
  }

  override var heightDependsOnWidth: Bool { numberOfLines != 1 }

  override var baselineOffsets: (first: Double, last: Double) {
    let metrics = drawn.metrics(width: bounds.width > 0 ? bounds.width : nil)
    return (metrics?.firstBaseline ?? 0, (metrics?.size.height ?? 0) - (metrics?.lastBaseline ?? 0))
  }

  /// The rectangle of the text in a rectangle, at its upper left corner; empty without a text. The size of the label
  /// follows from it, so that overrides can add space.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect
  {
    guard text?.isEmpty == false else { return CGRect(origin: bounds.origin, size: .zero) }
    var measured = drawn
    if numberOfLines != self.numberOfLines {
      measured = LabelText()
      measured.text = drawn.text
      measured.text.lineLimit = numberOfLines > 0 ? numberOfLines : nil
    }
    // Insets of overrides make an unlimited width a little smaller.
    let size = measured.size(width: bounds.width < Self.unlimited / 2 ? bounds.width : nil)
    return CGRect(
      x: bounds.minX, y: bounds.minY, width: min(size.width, bounds.width),
      height: min(size.height, bounds.height))
  }

  /// Draws the text in a rectangle, in the middle of its height. Overrides change the rectangle.
  open func drawText(in rect: CGRect) {
    if attributed != nil { drawn.text = styled }
    let text = recorded.last { $0.text == drawn.text } ?? LabelText()
    if text.text != drawn.text {
      text.text = drawn.text
      recorded = recorded.suffix(3) + [text]
    }
    let color = shownColor
    let shadow = shadowColor.map { ($0, shadowOffset) }
    let alignment = shownAlignment
    let opacity: Float = isEnabled ? 1 : 0.4
    CGContext.draw {
      Self.draw(text, in: rect, alignment, color, opacity: opacity, shadow, &$0)
    }
  }

  /// Draws the label by `drawText(in:)`.
  open override func draw(_ rect: CGRect) {
    // A layer that is asked to display itself has the text already.
    if layer.drawn == nil { drawText(in: rect) }
  }

  /// Classes of the program are drawn in each frame, as their text is.
  private lazy var isSubclassed = !isBuiltIn
  override var drawsItself: Bool { false }
  private var isDrawing = false
  /// The texts of the last drawings, which do not change later.
  private var recorded: [LabelText] = []

  private var shownColor: UIColor {
    isHighlighted ? highlightedTextColor ?? textColor ?? .label : textColor ?? .label
  }

  private var shownAlignment: NSTextAlignment {
    let own = attributed?.paragraphStyle?.alignment ?? .natural
    return (own == .natural ? textAlignment : own).resolved(in: self)
  }

  override func drawContents(_ state: LayerState, _ builder: inout DisplayListBuilder) {
    if isSubclassed {
      let context = CGContext()
      isDrawing = true
      context.perform { draw(state.bounds) }
      isDrawing = false
      return context.replay(&builder)
    }
    if attributed != nil { drawn.text = styled }
    Self.draw(
      drawn, in: state.bounds, shownAlignment, shownColor, opacity: isEnabled ? 1 : 0.4,
      shadowColor.map { ($0, shadowOffset) }, &builder)
  }

  private static func draw(
    _ text: LabelText, in rect: CGRect, _ alignment: NSTextAlignment, _ color: UIColor,
    opacity: Float, _ shadow: (color: UIColor, offset: CGSize)?,
    _ builder: inout DisplayListBuilder
  ) {
    let values = UIKitService.environment
    if let (color, offset) = shadow {
      text.draw(
        in: rect.offsetBy(dx: offset.width, dy: offset.height), alignment,
        Color(uiColor: color).resolve(values), &builder)
    }
    var resolved = Color(uiColor: color).resolve(values)
    resolved.opacity *= opacity
    text.draw(in: rect, alignment, resolved, &builder)
  }
}
