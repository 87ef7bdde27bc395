// Part of Snapback, under the MIT licence; see LICENSE.

package import Foundation
@_spi(ViewTree) package import ViewCore

/// Views inside of elements that are not nodes, such as UIKit's.
@MainActor
package protocol EmbeddedViews: AnyObject {
  /// The views in an element, outermost first.
  func views(in element: Element) -> [InspectedView]
  /// The views of an element at a point of the element, innermost first.
  func views(in element: Element, at point: CGPoint) -> [InspectedView]
  /// The corners of a view in points of the window; nil if it no longer exists.
  func corners(of id: InspectedView.ID) -> [CGPoint]?
  /// The details of a view; nil if it no longer exists.
  func details(of id: InspectedView.ID) -> InspectedDetails?
  /// An object that exists as long as a view; nil if it no longer exists.
  func object(of id: InspectedView.ID) -> AnyObject?
}

/// The views inside of elements that the program knows; nil for none.
@MainActor
package enum EmbeddedViewInspection {
  package static var current: (any EmbeddedViews)?
}
