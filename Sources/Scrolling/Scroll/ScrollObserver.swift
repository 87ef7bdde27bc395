// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// An observer of a scroll view's changes.
@preconcurrency @MainActor
@_spi(ViewTree) open class ScrollObserver {
  public init() {}

  /// Called when the offset, the content or the phase has changed.
  open func scrollViewDidChange(_ element: ScrollElement) {}
}
