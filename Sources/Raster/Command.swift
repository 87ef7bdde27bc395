// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing

/// One step of drawing, in pixels.
struct Command {
  enum Action {
    case fill(PixelOutline, Filling)
    /// A mask's coverage within an outline.
    case stencil(PixelOutline, Mask, SourceMap, Filling)
    case glyphs(GlyphLine)
    /// A blurred shape; hidden where the outline, if any, will be covered by something opaque.
    case shadow(Shadow, Ink, under: PixelOutline?)
    /// The commands up to `end` are drawn apart and laid through one coverage.
    case fade(cover: UInt16, end: Int)
    /// The commands up to `end` are drawn apart and laid through an outline.
    case clip(PixelOutline, end: Int)
    /// The commands up to `end` are drawn apart; their alpha, blurred and tinted, is laid down
    /// first.
    case cast(BlurredLayer, Ink, end: Int)
    /// The commands up to `end` are drawn apart and blurred.
    case blur(BlurredLayer, end: Int)
    /// The commands up to `end` are drawn apart and laid through the alpha of those up to
    /// `content`.
    case mask(content: Int, end: Int)
    case blend(BlendMode, end: Int)
    case filter(ColorFilter, end: Int)
    /// The commands up to `end` are drawn apart, within `content`, and seen in perspective.
    indirect case project(Perspective, content: PixelRect, end: Int)
  }

  /// Where the commands taken together end; nil for a command that takes none.
  var end: Int? {
    switch action {
    case .fill, .stencil, .glyphs, .shadow: nil
    case .fade(_, let end), .clip(_, let end), .cast(_, _, let end), .blur(_, let end),
      .mask(_, let end), .blend(_, let end), .filter(_, let end), .project(_, _, let end):
      end
    }
  }

  var action: Action
  /// No pixel outside is touched.
  var bounds: PixelRect
}
