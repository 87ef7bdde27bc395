// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

extension View {
  /// Centers the lines of texts in a button's label. An alignment around the button counts unless it is the default
  /// one, and one in the label always does.
  func centeredLines(_ isCentered: Bool = true) -> some View {
    transformEnvironment(\.multilineTextAlignment) {
      if isCentered, $0 == .leading { $0 = .center }
    }
  }
}
