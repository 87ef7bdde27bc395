// Part of Snapback, under the MIT licence; see LICENSE.

package import Foundation

/// The size and the baselines of a text layout, in points.
package struct TextMetrics: Equatable, Sendable {
  /// The size of the layout, not of the proposal.
  package var size: CGSize
  /// The distance of the first baseline from the top.
  package var firstBaseline: Double
  /// The distance of the last baseline from the top.
  package var lastBaseline: Double

  package init(size: CGSize, firstBaseline: Double, lastBaseline: Double) {
    self.size = size
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline
  }
}
