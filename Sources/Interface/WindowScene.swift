// Part of Snapback, under the MIT licence; see LICENSE.

package import Foundation
@_spi(ViewTree) package import ViewCore
@_spi(ViewTree) import Views

/// A primitive scene that is a window.
@MainActor
package protocol WindowScene {
  /// The window's title; nil for the program's name.
  var title: String? { get }
  /// The window's content.
  var root: AnyView { get }
  func makeHost(
    size: CGSize, scale: CGFloat, resources: Resources, migration: StateMigration?
  ) -> ViewHost
}
