// Part of Snapback, under the MIT licence; see LICENSE.

package import Drawing
package import Foundation
import Motion
@_spi(ViewTree) package import ViewCore
@_spi(ViewTree) import Views

/// A view that is drawn once, without a window.
@MainActor
package struct DetachedRendering {
  /// The display list, with the view at the top left.
  package let list: DisplayList
  /// The size of the view, in points.
  package let size: CGSize
  /// The number of pixels per point.
  package let scale: CGFloat

  /// Draws a view in its size for a proposal. No side of the image is longer than `limit` points.
  package init(
    _ view: some View, proposal: ProposedViewSize, limit: CGFloat, scale: CGFloat,
    colorScheme: ColorScheme = .light, resources: Resources
  ) {
    // The host is not in a window.
    let expected = ScreenSize.expected
    defer { ScreenSize.expected = expected }
    let measurement = RenderedSize()
    let host = ViewHost(
      RenderedView(proposal: proposal, measurement: measurement) { VStack { view } },
      size: CGSize(width: limit, height: limit), scale: scale, resources: resources)
    host.colorScheme = colorScheme
    list = host.frame(at: 0)
    size = measurement.size
    self.scale = host.scale
  }
}

/// The size of a rendered view, in points.
private final class RenderedSize {
  var size = CGSize.zero
}

/// Places a view at the top left, in its size for a proposal.
private struct RenderedView: Layout {
  let proposal: ProposedViewSize
  nonisolated(unsafe) let measurement: RenderedSize

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for subview in subviews {
      subview.place(at: bounds.origin, anchor: .topLeading, proposal: self.proposal)
      measurement.size = subview.sizeThatFits(self.proposal)
    }
  }
}
