// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Scrolling
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// Whether a view is presented: in a sheet, cover or popover, or on a page above the root of a
/// stack.
public struct PresentationMode {
  /// Whether the view can be dismissed.
  public internal(set) var isPresented: Bool

  /// Dismisses the presentation, if the value is changed through the environment's
  /// `presentationMode`.
  public mutating func dismiss() { isPresented = false }
}
