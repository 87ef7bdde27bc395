// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation
@_spi(ViewTree) public import ViewCore

/// A height at which a sheet settles.
public struct PresentationDetent: Hashable, Sendable {
  private enum Kind: Hashable, Sendable {
    case medium
    case large
    case fraction(CGFloat)
    case height(CGFloat)
    case custom(CustomDetent)
  }

  private let kind: Kind

  /// Half the height of the window.
  public static let medium = PresentationDetent(kind: .medium)
  /// The height of the window less 10 points: the highest detent.
  public static let large = PresentationDetent(kind: .large)

  /// Returns a detent at a fraction of the height of the window, limited to that of `large`.
  ///
  /// - Parameter fraction: From 0 to 1; negative values and NaN count as 0.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(kind: .fraction(fraction))
  }

  /// Returns a detent at a height in points, limited to that of `large`.
  ///
  /// - Parameter height: Negative values and NaN count as 0.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(kind: .height(height))
  }

  /// Returns a detent whose height a type computes, limited to that of `large`.
  public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
    PresentationDetent(kind: .custom(CustomDetent(type: type)))
  }

  /// Returns the height of the sheet, in points, or nil if the detent is inactive.
  ///
  /// - Parameters:
  ///   - height: The height of the window, in points.
  ///   - environment: The environment of the sheet, for a custom detent.
  package func length(in height: CGFloat, _ environment: EnvironmentValues) -> CGFloat? {
    let largest = max(0, height - 10)
    let length: CGFloat? =
      switch kind {
      case .medium: height / 2
      case .large: largest
      case .fraction(let fraction): height * fraction
      case .height(let height): height
      case .custom(let detent):
        detent.type.height(in: Context(maxDetentValue: largest, environment: environment))
      }
    return length.map { $0 > 0 ? min($0, largest) : 0 }
  }
}

extension PresentationDetent {
  /// The values on which the height of a custom detent can depend: the highest detent, and the environment
  /// values of the sheet by their names, such as `context.dynamicTypeSize`.
  @dynamicMemberLookup
  public struct Context {
    /// The height of the highest detent, in points.
    public let maxDetentValue: CGFloat
    private let environment: EnvironmentValues

    init(maxDetentValue: CGFloat, environment: EnvironmentValues) {
      self.maxDetentValue = maxDetentValue
      self.environment = environment
    }

    /// Returns a value of the environment of the sheet.
    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
      environment[keyPath: keyPath]
    }
  }
}

/// A detent whose height is computed.
public protocol CustomPresentationDetent: SendableMetatype {
  /// The values on which the height can depend.
  typealias Context = PresentationDetent.Context

  /// Returns the height of the sheet, in points, or nil if the sheet does not settle at this detent.
  static func height(in context: Context) -> CGFloat?
}

/// The type of a custom detent.
private struct CustomDetent: Hashable, Sendable {
  let type: any CustomPresentationDetent.Type

  static func == (a: CustomDetent, b: CustomDetent) -> Bool { a.type == b.type }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(type)) }
}
