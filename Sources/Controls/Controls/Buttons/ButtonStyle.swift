// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) public import ViewCore

/// The appearance of buttons, depending on whether they are pressed. The standard press gesture triggers the action.
@preconcurrency @MainActor
public protocol ButtonStyle {
  /// The type of the view that presents the button.
  associatedtype Body: View
  /// The properties of a button.
  typealias Configuration = ButtonStyleConfiguration

  /// Returns the view that presents a button.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}
