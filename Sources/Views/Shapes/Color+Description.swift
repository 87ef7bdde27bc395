// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing

extension Color: CustomStringConvertible {
  /// The color's name, such as `red`; `#RRGGBBAA` for a color of components; and the percentage of
  /// the opacity before either, if it was reduced.
  public var description: String {
    let name =
      switch source {
      case .fixed(.black): "black"
      case .fixed(.white): "white"
      case .fixed(.clear): "clear"
      case .fixed(let color): color.hexadecimal
      case .system(let color): String(describing: color)
      case .named(let name): "NamedColor(name: \"\(name)\", bundle: nil)"
      case .accent: "accentColor"
      case .mixed(let mixture): "\(mixture)"
      case .dynamic: "DynamicColor"
      }
    return alpha == 1 ? name : "\(Int((alpha * 100).rounded()))% \(name)"
  }
}

extension ResolvedColor {
  /// The components as `#RRGGBBAA`; those outside of 0 to 1 are clamped, NaN is 0.
  var hexadecimal: String {
    "#"
      + [red, green, blue, opacity].map { component in
        let value = component > 0 ? min(component, 1) : 0
        let digits = String(Int((value * 255).rounded()), radix: 16, uppercase: true)
        return digits.count == 1 ? "0" + digits : digits
      }.joined()
  }
}
