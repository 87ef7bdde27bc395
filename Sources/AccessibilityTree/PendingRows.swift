// Part of Snapback, under the MIT licence; see LICENSE.

package import Foundation
import Motion
import Scrolling
@_spi(ViewTree) package import ViewCore

/// Consecutive rows of a lazy container that are not created.
@MainActor
package struct PendingRows {
  package private(set) weak var source: (any RowSource)?
  package let range: Range<Int>
  /// The transform from the container's space to the window.
  let transform: CGAffineTransform

  init(_ source: any RowSource, _ range: Range<Int>, _ transform: CGAffineTransform) {
    self.source = source
    self.range = range
    self.transform = transform
  }

  private var rows: LazyRows? { source?.container as? LazyRows }

  /// Scrolls to a row, which is created then.
  package func reveal(_ row: Int) {
    guard let source, let rows else { return }
    rows.reveal(row: row, of: source)
  }

  /// The estimated frame of a row in the window, in points; zero if it is unknown.
  package func frame(of row: Int) -> CGRect {
    guard let source, let rows else { return .zero }
    return rows.estimatedFrame(ofRow: row, of: source)?.applying(transform) ?? .zero
  }
}
