// Part of Snapback, under the MIT licence; see LICENSE.

/// The kind of a gradient.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a kind with a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Linear.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// Radial.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// Angular.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}
