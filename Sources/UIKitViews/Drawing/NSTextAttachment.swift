// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Interface
@_spi(ViewTree) import ViewCore

/// An image that takes the place of a character in an attributed text.
@preconcurrency @MainActor
open class NSTextAttachment: Hashable {
  /// The image; nil for none.
  open var image: UIImage?
  /// The rectangle of the image in points, with y upwards from the baseline; the size of the image on the baseline if
  /// it is empty.
  open var bounds = CGRect.zero
  private var made: (size: Double, bounds: CGRect, shape: SymbolShape)?

  /// Creates an attachment without an image.
  public init() {}

  /// Creates an attachment with an image.
  public init(image: UIImage) { self.image = image }

  /// The box of the image, in ems, with y downwards. The same one for the same box, so that texts are not laid out again.
  func shape(size: Double) -> SymbolShape {
    var bounds = bounds.standardized
    if bounds.isEmpty { bounds = CGRect(origin: .zero, size: image?.size ?? .zero) }
    if let made, made.size == size, made.bounds == bounds { return made.shape }
    let em = size > 0 ? size : 1
    let shape = SymbolShape(
      name: "attachment", outline: Outline([]), rule: .nonZero,
      box: CGRect(
        x: 0, y: -bounds.maxY / em, width: bounds.width / em, height: bounds.height / em))
    made = (size, bounds, shape)
    return shape
  }

  /// Returns whether two attachments are the same object.
  nonisolated public static func == (one: NSTextAttachment, other: NSTextAttachment) -> Bool {
    one === other
  }
  /// Hashes the identity of the attachment.
  nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension NSAttributedString {
  /// Creates a text of an attachment alone.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}

/// The shadow of characters.
open class NSShadow: NSObject {
  /// The color, a `UIColor` or a `CGColor`; black with an opacity of a third by default, nil for no shadow.
  open var shadowColor: Any? = UIColor.black.withAlphaComponent(1 / 3)
  /// The offset in points; none by default.
  open var shadowOffset = CGSize.zero
  /// The blur radius of the shadow, in points; 0 by default. Negative ones count as 0.
  open var shadowBlurRadius: CGFloat = 0
}

/// The decorations of a run of text, or the attachment drawn instead of its characters.
struct RunDecoration: Hashable, Sendable {
  struct Shadow: Hashable, Sendable {
    var color: ResolvedColor
    /// The blur radius, in points.
    var blur: CGFloat
    var offset: CGSize
  }

  struct Stroke: Hashable, Sendable {
    var color: ResolvedColor?
    /// In ems.
    var width: Double
    var isFilled: Bool
  }

  var shadow: Shadow?
  var stroke: Stroke?
  var image: UIImage?
}

extension TextLayout.Piece {
  /// Draws the piece with its decoration, in its own color or else in another one.
  @MainActor
  func draw(in color: ResolvedColor, _ builder: inout DisplayListBuilder) {
    let color = self.color ?? color
    guard let decoration = decoration?.value as? RunDecoration else {
      return draw(.color(color), &builder)
    }
    if let shadow = decoration.shadow {
      // The blur is twice the standard deviation, which is the radius of layers.
      builder.beginLayer(
        .shadow(
          shadow.color, radius: Float(shadow.blur / 2), x: Float(shadow.offset.width),
          y: Float(shadow.offset.height)))
    }
    if let image = decoration.image, case .symbol(let shape, let origin, let size) = content {
      let box = shape.box
      image.draw(
        in: CGRect(
          x: origin.x + box.minX * size, y: origin.y + box.minY * size, width: box.width * size,
          height: box.height * size), tint: color, &builder)
    } else if let stroke = decoration.stroke, case .glyphs(let run) = content {
      if stroke.isFilled { draw(.color(color), &builder) }
      let paint = Paint.color(stroke.color ?? color)
      for glyph in run.glyphs {
        let line = StrokeStyle(lineWidth: CGFloat(stroke.width) * CGFloat(glyph.size))
        let outline = glyph.shape.outline.applying(glyph.transform).stroked(line)
        builder.fill(outline, .nonZero, paint)
      }
    } else {
      draw(.color(color), &builder)
    }
    if decoration.shadow != nil { builder.endLayer() }
  }
}
