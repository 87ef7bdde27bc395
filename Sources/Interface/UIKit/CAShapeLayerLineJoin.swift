// Part of Snapback, under the MIT licence; see LICENSE.

package import Drawing

/// The joins of a line.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates joins of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Miter joins.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// Round joins.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// Bevel joins.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
  package var style: CGLineJoin { self == .round ? .round : self == .bevel ? .bevel : .miter }
}
