// Part of Snapback, under the MIT licence; see LICENSE.

package import Foundation
import Motion

/// A rectangle of an element in which touches count as inside for a gesture of a view in it.
@MainActor
package struct TouchArea {
  private weak var element: Element?
  /// In the element's own space, in points.
  private let rect: CGRect

  package init(_ element: Element, _ rect: CGRect) {
    self.element = element
    self.rect = rect
  }

  /// Returns whether the area contains a point of the window.
  func contains(_ point: CGPoint) -> Bool {
    guard let location = element?.location(ofRootPoint: point, in: .local) else { return false }
    return rect.encloses(location)
  }
}
