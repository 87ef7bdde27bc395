// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Motion
@_spi(ViewTree) public import ViewCore
@_spi(ViewTree) import Views

extension View {
  /// Calls `action` when the view enters or leaves the visible area of the enclosing scroll view: with
  /// true when at least a fraction of its area, from 0 to 1, has become visible, and with false when it
  /// no longer is. It is called at first only if the view is visible.
  public func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
  ) -> some View {
    modifier(_ScrollVisibilityModifier(threshold: threshold, action: action))
  }
}

struct _ScrollVisibilityModifier: ViewModifier {
  let threshold: Double
  let action: (Bool) -> Void
  @State private var isVisible = false

  func body(content: Content) -> some View {
    content.onGeometryChange(for: Bool.self) { [threshold] proxy in
      let bounds = CGRect(origin: .zero, size: proxy.size)
      guard let viewport = proxy.bounds(of: .scrollView) else { return true }
      let visible = bounds.overlap(with: viewport)
      let area = bounds.width * bounds.height
      guard !visible.isNull, area > 0 else { return false }
      let fraction = Double(visible.width * visible.height / area)
      // A tolerance for sums of lengths.
      return fraction > 0 && fraction + 1e-6 >= threshold
    } action: { (isNowVisible: Bool) in
      guard isNowVisible != isVisible else { return }
      isVisible = isNowVisible
      action(isNowVisible)
    }
  }
}
