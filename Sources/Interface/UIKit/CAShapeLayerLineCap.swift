// Part of Snapback, under the MIT licence; see LICENSE.

package import Drawing

/// The caps of a line.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates caps of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Butt caps.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// Round caps.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// Square caps.
  public static let square = CAShapeLayerLineCap(rawValue: "square")
  package var style: CGLineCap { self == .round ? .round : self == .square ? .square : .butt }
}
