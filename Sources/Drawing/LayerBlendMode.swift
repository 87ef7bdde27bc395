// Part of Snapback, under the MIT licence; see LICENSE.

/// The blending of a layer's colors with those below: the modes of the W3C's Compositing and Blending, and five
/// compositing operators.
package enum LayerBlendMode: String, CaseIterable, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
  case hardLight, difference, exclusion, plusLighter, plusDarker, destinationOut, sourceAtop
  case destinationOver, hue, saturation, color, luminosity
}
