// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) public import ViewCore

/// The appearance of text fields. There are only the styles below; SwiftUI does not allow custom
/// styles either.
public protocol TextFieldStyle {
  static var _isBordered: Bool { get }
}

private enum BorderedKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  var isTextFieldBordered: Bool {
    get { self[BorderedKey.self] }
    set { self[BorderedKey.self] = newValue }
  }
}

extension View {
  /// Sets the appearance of the text fields inside.
  public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    environment(\.isTextFieldBordered, S._isBordered)
  }
}
