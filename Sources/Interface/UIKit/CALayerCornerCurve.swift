// Part of Snapback, under the MIT licence; see LICENSE.

/// The curve of rounded corners.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a curve with a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Circular arcs.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// Corners whose curvature increases gradually.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}
