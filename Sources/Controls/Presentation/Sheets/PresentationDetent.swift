// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// A height at which a sheet settles.
public struct PresentationDetent: Hashable, Sendable {
  private enum Kind: Hashable, Sendable {
    case medium
    case large
    case fraction(CGFloat)
    case height(CGFloat)
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

  /// Returns the height of the sheet in a window of a height, both in points.
  func length(in height: CGFloat) -> CGFloat {
    let largest = max(0, height - 10)
    let length: CGFloat =
      switch kind {
      case .medium: height / 2
      case .large: largest
      case .fraction(let fraction): height * fraction
      case .height(let height): height
      }
    return length > 0 ? min(length, largest) : 0
  }
}
