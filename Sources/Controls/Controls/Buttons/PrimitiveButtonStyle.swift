// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) public import ViewCore

/// The appearance and the gestures of buttons. The style itself calls `trigger()`.
@preconcurrency @MainActor
public protocol PrimitiveButtonStyle {
  /// The type of the view that presents the button.
  associatedtype Body: View
  /// The properties of a button.
  typealias Configuration = PrimitiveButtonStyleConfiguration

  /// Returns the view that presents a button and triggers its action.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension PrimitiveButtonStyle {
  /// Returns the view of a button. Buttons inside it have the style around this one.
  func view(_ configuration: PrimitiveButtonStyleConfiguration) -> AnyView {
    AnyView(
      StyledView(style: StyleHolder(self)) { $0.makeBody(configuration: configuration) }
        .transformEnvironment(\.buttonStyles) { $0.pop() })
  }
}
