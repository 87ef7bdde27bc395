// Part of Snapback, under the MIT licence; see LICENSE.

import Interface
@_spi(ViewTree) import ViewCore

/// The element of a SwiftUI hierarchy that shows a surface.
@MainActor
protocol SurfaceElement: Element {
  /// The part of the surface that bars and the edges of the screen take up.
  var surfaceSafeArea: UIEdgeInsets { get }
  /// Places the SwiftUI views inside again if their UIKit views have other sizes.
  func placeHosted()
}
