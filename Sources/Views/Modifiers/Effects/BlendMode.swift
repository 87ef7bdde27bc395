// Part of Snapback, under the MIT licence; see LICENSE.

package import Drawing
@_spi(ViewTree) import ViewCore

/// The blending of a view's colors with those behind it.
public enum BlendMode: Hashable, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
  case hardLight, difference, exclusion, plusLighter, plusDarker, destinationOut, sourceAtop
  case destinationOver, hue, saturation, color, luminosity

  package var resolved: LayerBlendMode {
    switch self {
    case .normal: .normal
    case .multiply: .multiply
    case .screen: .screen
    case .overlay: .overlay
    case .darken: .darken
    case .lighten: .lighten
    case .colorDodge: .colorDodge
    case .colorBurn: .colorBurn
    case .softLight: .softLight
    case .hardLight: .hardLight
    case .difference: .difference
    case .exclusion: .exclusion
    case .plusLighter: .plusLighter
    case .plusDarker: .plusDarker
    case .destinationOut: .destinationOut
    case .sourceAtop: .sourceAtop
    case .destinationOver: .destinationOver
    case .hue: .hue
    case .saturation: .saturation
    case .color: .color
    case .luminosity: .luminosity
    }
  }
}
