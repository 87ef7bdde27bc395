// Part of Snapback, under the MIT licence; see LICENSE.

/// One step of drawing, in pixels.
struct Command {
  enum Action {
    case fill(Outline, Ink)
    /// A blurred shape; hidden where the outline, if any, will be covered by something opaque.
    case shadow(Shadow, Ink, under: Outline?)
    /// The commands up to `end` are drawn apart and laid through one coverage.
    case fade(cover: UInt16, end: Int)
    /// The commands up to `end` are drawn apart and laid through an outline.
    case clip(Outline, end: Int)
    /// The commands up to `end` are drawn apart; their alpha, blurred and tinted, is laid down first.
    case cast(BlurredLayer, Ink, end: Int)
  }

  /// Where the commands taken together end; nil for a command that takes none.
  var end: Int? {
    switch action {
    case .fill, .shadow: nil
    case .fade(_, let end), .clip(_, let end), .cast(_, _, let end): end
    }
  }

  var action: Action
  /// No pixel outside is touched.
  var bounds: PixelRect
}
