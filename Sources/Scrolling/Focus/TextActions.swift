// Part of Snapback, under the MIT licence; see LICENSE.

package import Foundation

/// The actions of a view that edits a text for input other than keys and text. Points are in the space
/// of the focusable view.
@MainActor
package struct TextActions {
  /// Makes the composition of an input method part of the text.
  package var endComposition: () -> Void
  /// Called for a press of the middle mouse button.
  package var middlePress: (CGPoint) -> Void
  /// Called for a press of the secondary mouse button.
  package var menuPress: (CGPoint) -> Void
  /// Inserts a text that was dragged here.
  package var drop: (String, CGPoint) -> Void

  package init(
    endComposition: @escaping () -> Void, middlePress: @escaping (CGPoint) -> Void,
    menuPress: @escaping (CGPoint) -> Void,
    drop: @escaping (String, CGPoint) -> Void
  ) {
    self.endComposition = endComposition
    self.middlePress = middlePress
    self.menuPress = menuPress
    self.drop = drop
  }
}
