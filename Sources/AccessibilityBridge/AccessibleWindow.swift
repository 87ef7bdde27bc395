// Part of Snapback, under the MIT licence; see LICENSE.

package import Foundation

/// A window on the desktop as assistive technologies see it.
@MainActor
package protocol AccessibleWindow: AnyObject {
  var title: String { get }
  /// The size in points.
  var size: CGSize { get }
  /// The number of pixels per point.
  var scale: Double { get }
  /// The position of the content on the screen, in pixels.
  var contentPosition: CGPoint { get }
  /// Whether the window receives the keyboard's input.
  var isActive: Bool { get }
}
