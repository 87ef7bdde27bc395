// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
public import Foundation
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

extension UIImage {
  /// The weight of a symbol's lines.
  public enum SymbolWeight: Int, Sendable {
    /// The weight of another configuration, or regular.
    case unspecified
    case ultraLight
    case thin
    case light
    case regular
    case medium
    case semibold
    case bold
    case heavy
    case black

    fileprivate var number: Int { self == .unspecified ? 400 : rawValue * 100 }
  }

  /// The size of a symbol in proportion to its text.
  public enum SymbolScale: Int, Sendable {
    /// The scale of the system: medium.
    case `default` = -1
    /// The scale of another configuration, or medium.
    case unspecified = 0
    case small = 1
    case medium = 2
    case large = 3

    fileprivate var factor: Double { self == .small ? 0.786 : self == .large ? 1.276 : 1 }
  }

  /// The size and the weight of a symbol.
  public final class SymbolConfiguration: Hashable, Sendable {
    private let pointSize: Double?
    private let weight: SymbolWeight
    private let scale: SymbolScale

    /// Creates the configuration for a text of a size in points; 0 is the usual size.
    public init(
      pointSize: CGFloat, weight: SymbolWeight = .unspecified, scale: SymbolScale = .unspecified
    ) {
      self.pointSize = pointSize > 0 ? Double(pointSize) : nil
      (self.weight, self.scale) = (weight, scale)
    }

    /// Creates a configuration of a weight.
    public convenience init(weight: SymbolWeight) { self.init(pointSize: 0, weight: weight) }

    /// Creates a configuration of a scale.
    public convenience init(scale: SymbolScale) { self.init(pointSize: 0, scale: scale) }

    private init(_ pointSize: Double?, _ weight: SymbolWeight, _ scale: SymbolScale) {
      (self.pointSize, self.weight, self.scale) = (pointSize, weight, scale)
    }

    /// The configuration with what another one specifies.
    public func applying(_ other: SymbolConfiguration?) -> SymbolConfiguration {
      guard let other else { return self }
      return SymbolConfiguration(
        other.pointSize ?? pointSize, other.weight == .unspecified ? weight : other.weight,
        other.scale == .unspecified ? scale : other.scale)
    }

    fileprivate var size: Double { (pointSize ?? 17) * scale.factor }
    fileprivate var number: Int { weight.number }

    /// Returns whether two configurations specify the same.
    public static func == (one: SymbolConfiguration, other: SymbolConfiguration) -> Bool {
      one.pointSize == other.pointSize && one.weight == other.weight && one.scale == other.scale
    }

    /// Hashes what is specified.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(pointSize)
      hasher.combine(weight)
      hasher.combine(scale)
    }
  }

  /// The size of the text of a symbol, in points.
  package var symbolSize: Double { symbolConfiguration?.size ?? 17 }
  /// The weight of a symbol, from 100 to 900.
  package var symbolWeight: Int { symbolConfiguration?.number ?? 400 }

  /// Creates an image from a symbol by its name in SF Symbols; nil if there is none of that name.
  @preconcurrency @MainActor
  public convenience init?(
    systemName name: String, withConfiguration configuration: SymbolConfiguration?
  ) {
    if let assets = FrameContext.current.host?.resources.assets,
      assets.symbol(named: name, weight: 400) == nil
    {
      return nil
    }
    self.init(.symbol(name), symbol: configuration)
  }

  /// Returns the symbol with what a configuration specifies.
  public func withConfiguration(_ configuration: SymbolConfiguration) -> UIImage {
    UIImage(
      source, renderingMode, symbol: symbolConfiguration?.applying(configuration) ?? configuration,
      slices: slices)
  }

  /// Returns the symbol with what a configuration specifies.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    withConfiguration(configuration)
  }
}
