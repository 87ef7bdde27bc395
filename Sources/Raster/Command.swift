// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing

/// One step of drawing, in pixels. What it does is kept elsewhere, so that those that touch no pixel
/// that is wanted are passed over quickly.
struct Command {
  /// No pixel outside is touched.
  var bounds: PixelRect
  /// The command after it and those it takes together.
  var end: Int
  var work: Work

  /// What it does: one of the plan's fills, or of its actions.
  enum Work {
    case fill(Int)
    case action(Int)
  }

  /// An outline filled with one colour: what most commands are.
  struct Fill {
    let outline: PixelOutline
    let ink: Ink
  }

  /// What is not as simple.
  enum Action {
    case shade(PixelOutline, Shader)
    /// A mask's coverage within an outline.
    case stencil(PixelOutline, Mask, SourceMap, Filling)
    case glyphs(GlyphLine)
    /// A blurred shape; hidden where the outline, if any, will be covered by something opaque.
    case shadow(Shadow, Ink, under: PixelOutline?)
    /// One of the plan's fills, a convex one, over a blurred shape.
    case shadowed(Int, Shadow, Ink)
    /// The commands up to its end are drawn apart and laid through one coverage.
    case fade(cover: UInt16)
    /// The commands up to its end are drawn apart and laid through an outline.
    case clip(PixelOutline)
    /// The commands up to its end are drawn apart; their alpha, blurred and tinted, is laid down
    /// first.
    case cast(BlurredLayer, Ink)
    /// The commands up to its end are drawn apart and blurred.
    case blur(BlurredLayer)
    /// The commands up to its end are drawn apart and laid through the alpha of those up to
    /// `content`.
    case mask(content: Int)
    case blend(BlendMode)
    case filter(ColorFilter)
    /// The commands up to its end are drawn apart, within `content`, and seen in perspective.
    indirect case project(Perspective, content: PixelRect)
  }
}
