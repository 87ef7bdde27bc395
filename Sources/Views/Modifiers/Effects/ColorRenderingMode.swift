// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import ViewCore

/// The colors in which a canvas or a drawing group is composited. All modes draw the same: colors
/// are those of sRGB.
/// - Note: Differs from SwiftUI: all modes draw the same.
public enum ColorRenderingMode: Hashable, Sendable {
  case nonLinear
  case linear
  case extendedLinear
}
