// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing

/// One drawing step, in pixels. Its parameters are stored elsewhere in the plan, so that the commands
/// outside of a clip are skipped quickly.
struct Command {
  /// The pixels it may touch.
  var bounds: PixelRect
  /// The index of the next command after it and after those of its layer.
  var end: Int
  var work: Work

  /// An index into the plan's fills, recorded fills or actions.
  enum Work {
    case fill(Int)
    case recorded(Int)
    case action(Int)
  }

  /// An outline filled with one color, as most commands are.
  struct Fill {
    let outline: PixelOutline
    let ink: Ink
  }

  /// Outlines filled with one color, from their recorded coverage.
  struct RecordedFill {
    let runs: CoverageRuns
    let ink: Ink
  }

  /// All other steps. The cases from `opacity` on are layers: the commands up to `end` are drawn into an
  /// offscreen layer, which is then composited.
  enum Action {
    case shade(PixelOutline, Shader)
    /// A filling through an image of coverage, within an outline.
    case stencil(PixelOutline, Mask, SourceMap, Filling)
    case glyphs(GlyphLine)
    /// A shape's shadow, except inside the outline, if any, which is covered by an opaque fill later.
    case shadow(Shadow, Ink, under: PixelOutline?)
    /// One of the plan's fills, a convex one, over a shape's shadow.
    case fillOverShadow(Int, Shadow, Ink)
    /// The layer is composited with an opacity, 0 to 65535.
    case opacity(UInt16)
    /// The layer is composited through an outline's coverage.
    case clip(PixelOutline)
    /// The layer is composited over its shadow: its alpha, blurred, offset and tinted.
    case dropShadow(BlurredLayer, Ink)
    /// The layer is blurred.
    case blur(BlurredLayer)
    /// The commands from `content` on are composited through the alpha of those before.
    case mask(content: Int)
    case blend(LayerBlendMode)
    case filter(ColorFilter)
    /// The layer, of which only `content` is not clear, is composited in perspective.
    indirect case project(Perspective, content: PixelRect)
  }
}
