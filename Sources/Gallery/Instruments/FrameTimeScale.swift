// Part of Snapback, under the MIT licence; see LICENSE.

package import Foundation

/// The vertical axis of the frame times: it has few ranges, so that it seldom changes, and marks
/// whose labels do not overlap.
nonisolated package struct FrameTimeScale {
  /// A line, and whether its label is above it.
  package struct Mark {
    package let name: String
    package let y: CGFloat
    package let isAbove: Bool
  }

  /// The highest time, in seconds.
  package let top: Double

  /// The height of a label, in points.
  package static let labelHeight: CGFloat = 14
  private static let tops = [0.005, 0.01, 0.02, 0.04, 0.08, 0.16, 0.32, 0.64]
  /// The frame of a 60 Hz screen, and the aim for a frame of the gallery.
  private static let limits = [(refresh, "16.7 ms"), (0.004, "4 ms")]
  /// The time between two refreshes of a 60 Hz screen, in seconds.
  package static let refresh = 1.0 / 60

  /// - Parameter worst: The longest frame that is shown, in seconds.
  package init(worst: Double) {
    top = Self.tops.first { $0 >= worst } ?? worst
  }

  /// The lines that are at least a label apart, the longest time first.
  package func marks(in rect: CGRect) -> [Mark] {
    var marks: [Mark] = []
    /// The bottom of the last label or line.
    var edge = rect.minY
    for (limit, name) in Self.limits where limit < top {
      let y = rect.maxY - CGFloat(limit / top) * rect.height
      let isAbove = y - edge >= Self.labelHeight
      guard isAbove || y >= edge && rect.maxY - y >= Self.labelHeight else { continue }
      marks.append(Mark(name: name, y: y, isAbove: isAbove))
      edge = isAbove ? y : y + Self.labelHeight
    }
    return marks
  }
}
