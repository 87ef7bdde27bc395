// Part of Snapback, under the MIT licence; see LICENSE.

package import Foundation

/// The projection of a row from a flat list onto the surface of a cylinder.
///
/// A distance d along the surface is the angle d/r about the axis. In an orthographic projection it
/// is at r·sin(d/r), and rows are scaled vertically by cos(d/r). Lengths in points.
package nonisolated struct PickerDrum {
  /// The height of the picker, the same as UIKit's.
  package static let height: CGFloat = 216
  static let rowHeight: CGFloat = 32
  static let radius: CGFloat = 108

  private let distance: CGFloat
  private let angle: CGFloat

  /// `distance` is the distance along the surface from the center of the wheel to the row.
  init(distance: CGFloat) {
    self.distance = distance
    angle = min(max(distance / PickerDrum.radius, -.pi / 2), .pi / 2)
  }

  /// The foreshortening of the row's height.
  var verticalScale: CGFloat { max(0.001, cos(angle)) }
  /// The vertical offset from the flat position to the projected position.
  var offset: CGFloat { PickerDrum.radius * sin(angle) - distance }

  /// 1 in the center, fainter next to it, 0 at the edge.
  var opacity: Double {
    let rowsFromCenter = Double(min(abs(distance) / PickerDrum.rowHeight, 1))
    return (1 - 0.55 * rowsFromCenter) * Double(min(1, verticalScale * 1.2))
  }
}
