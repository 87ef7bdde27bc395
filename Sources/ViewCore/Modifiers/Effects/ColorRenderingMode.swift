// Part of Snapback, under the MIT licence; see LICENSE.

/// The colours in which a canvas or a drawing group is composited. All modes draw the same: colours
/// are those of sRGB.
public enum ColorRenderingMode: Hashable, Sendable {
  case nonLinear
  case linear
  case extendedLinear
}
