// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// A source of haptic feedback.
///
/// - Note: Differs from UIKit: no desktop has haptic hardware, so no generator has an effect.
@preconcurrency @MainActor
open class UIFeedbackGenerator {
  /// Creates a generator.
  public init() {}

  /// Does nothing: there is no haptic hardware to prepare.
  public func prepare() {}
}
