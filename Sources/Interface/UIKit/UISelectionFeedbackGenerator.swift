// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// Feedback for changes of a selection, without an effect here.
/// - Note: Differs from UIKit: no effect: there is no haptic hardware.
public final class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Does nothing.
  public func selectionChanged() {}
}
