// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Motion
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) public import Views

extension GraphicsContext {
  /// Options of a clip.
  public struct ClipOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Drawing is kept outside of the clip instead of inside.
    public static let inverse = ClipOptions(rawValue: 1)
  }

  /// Clips subsequent drawing to a path, or to what is outside of it.
  public mutating func clip(
    to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()
  ) {
    guard !options.contains(.inverse) else {
      return clipToLayer(options: options) { $0.fill(path, with: .color(.black), style: style) }
    }
    let effect: LayerEffect =
      switch path.drawing {
      case .nothing: .opacity(0)
      case .rounded(let shape): .clip(shape)
      case .outline(let outline): .clipPath(outline, style.rule)
      }
    effects.append(Layer(effect: effect, transform: transform))
  }

  /// Clips subsequent drawing to the opacity of what a closure draws: it is kept where the drawing is opaque,
  /// or where nothing is drawn with `inverse`. The closure's context has the same transform; its other state
  /// is reset. `opacity` is multiplied with that of the drawing; values outside of 0...1 are clamped.
  public mutating func clipToLayer(
    opacity: Double = 1, options: ClipOptions = ClipOptions(),
    content: (inout GraphicsContext) throws -> Void
  ) rethrows {
    let mask = try surface.recording { surface in
      var inner = GraphicsContext(surface)
      inner.transform = transform
      let isInverse = options.contains(.inverse)
      if isInverse { surface.fillEverything() }
      let effect: LayerEffect = isInverse ? .blend(.destinationOut) : .opacity(1)
      surface.begin(effect, .identity)
      surface.begin(.opacity(Float(opacity.clampedToUnit)), .identity)
      defer {
        surface.end()
        surface.end()
      }
      try content(&inner)
    }
    effects.append(Layer(effect: .mask, transform: .identity, mask: mask))
  }
}
