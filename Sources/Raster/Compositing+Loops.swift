// Part of Snapback, under the MIT licence; see LICENSE.

internal import CSpan
import Drawing

extension BlendMode {
  /// The loop that blends so.
  var loop: cspan_mode {
    switch self {
    case .normal: cspan_normal
    case .multiply: cspan_multiply
    case .screen: cspan_screen
    case .overlay: cspan_overlay
    case .darken: cspan_darken
    case .lighten: cspan_lighten
    case .colorDodge: cspan_color_dodge
    case .colorBurn: cspan_color_burn
    case .softLight: cspan_soft_light
    case .hardLight: cspan_hard_light
    case .difference: cspan_difference
    case .exclusion: cspan_exclusion
    case .plusLighter: cspan_plus_lighter
    case .plusDarker: cspan_plus_darker
    case .destinationOut: cspan_destination_out
    case .sourceAtop: cspan_source_atop
    }
  }
}

extension ColorFilter {
  /// The weights as the loop takes them.
  var matrix: cspan_matrix {
    func row(_ row: SIMD8<Float>) -> (Float, Float, Float, Float, Float) {
      (row[0], row[1], row[2], row[3], row[4])
    }
    return cspan_matrix(red: row(red), green: row(green), blue: row(blue), alpha: row(alpha))
  }
}
