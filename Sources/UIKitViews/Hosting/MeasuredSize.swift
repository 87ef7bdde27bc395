// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Motion
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// The size of a SwiftUI view that is not shown.
@MainActor
package enum MeasuredSize {
  /// Returns the size for a proposed one, by the window and the resources of the current host; nil without a host.
  static func of(_ view: some View, fitting size: CGSize) -> CGSize? {
    of(view, fitting: ProposedViewSize(size))
  }

  /// Returns the size for a proposed one; nil without a host.
  package static func of(_ view: some View, fitting proposal: ProposedViewSize) -> CGSize? {
    guard let host = FrameContext.current.host else { return nil }
    var result: CGSize?
    let own = ViewHost(
      SizeReader(proposal: proposal) { result = $0 }.callAsFunction { view }, size: host.size,
      resources: host.resources)
    _ = own.frame(at: 0)
    return result
  }
}

/// Measures its subview with a proposal of its own.
private struct SizeReader: Layout {
  let proposal: ProposedViewSize
  let report: (CGSize) -> Void

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let size = subviews.first?.sizeThatFits(self.proposal) ?? .zero
    report(size)
    return size
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {}
}
