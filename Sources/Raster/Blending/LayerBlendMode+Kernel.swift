// Part of Snapback, under the MIT licence; see LICENSE.

internal import CRaster
import Drawing

extension LayerBlendMode {
  /// The mode as the compositing kernel takes it.
  var kernelMode: craster_blend_mode {
    switch self {
    case .normal: craster_normal
    case .multiply: craster_multiply
    case .screen: craster_screen
    case .overlay: craster_overlay
    case .darken: craster_darken
    case .lighten: craster_lighten
    case .colorDodge: craster_color_dodge
    case .colorBurn: craster_color_burn
    case .softLight: craster_soft_light
    case .hardLight: craster_hard_light
    case .difference: craster_difference
    case .exclusion: craster_exclusion
    case .plusLighter: craster_plus_lighter
    case .plusDarker: craster_plus_darker
    case .destinationOut: craster_destination_out
    case .sourceAtop: craster_source_atop
    case .destinationOver: craster_destination_over
    case .hue: craster_hue
    case .saturation: craster_saturation
    case .color: craster_blend_color
    case .luminosity: craster_luminosity
    }
  }
}

extension ColorFilter {
  /// The weights as the filter kernel takes them.
  var matrix: craster_color_matrix {
    func row(_ row: SIMD8<Float>) -> (Float, Float, Float, Float, Float) {
      (row[0], row[1], row[2], row[3], row[4])
    }
    return craster_color_matrix(
      red: row(red), green: row(green), blue: row(blue), alpha: row(alpha))
  }
}
