// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
@_spi(ViewTree) public import Scrolling
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// Whether the views behind a sheet receive touches.
public struct PresentationBackgroundInteraction: Hashable, Sendable {
  private enum Kind: Hashable, Sendable {
    case automatic, disabled
    /// While the sheet is at a detent up to this one; at all detents if nil.
    case enabled(PresentationDetent?)
  }

  private let kind: Kind

  /// The same as `disabled`.
  public static let automatic = PresentationBackgroundInteraction(kind: .automatic)
  /// The views behind the sheet receive touches, and are not dimmed.
  public static let enabled = PresentationBackgroundInteraction(kind: .enabled(nil))
  /// Touches beside the sheet dismiss it.
  public static let disabled = PresentationBackgroundInteraction(kind: .disabled)

  /// The views behind the sheet receive touches while the sheet is no higher than a detent.
  public static func enabled(
    upThrough detent: PresentationDetent
  ) -> PresentationBackgroundInteraction {
    PresentationBackgroundInteraction(kind: .enabled(detent))
  }

  /// Returns whether interaction is enabled while the sheet is at a detent.
  ///
  /// - Parameter height: The height of the window, in points.
  func isEnabled(
    at detent: PresentationDetent, in height: CGFloat, _ environment: EnvironmentValues
  ) -> Bool {
    guard case .enabled(let limit) = kind else { return false }
    guard let limit = limit?.length(in: height, environment) else { return true }
    return detent.length(in: height, environment).map { $0 <= limit } ?? true
  }
}
