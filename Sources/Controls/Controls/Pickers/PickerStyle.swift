// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) public import ViewCore

/// The appearance of pickers. There are only the styles below; SwiftUI does not allow custom styles either.
public protocol PickerStyle {
  static var _kind: _PickerStyleKind { get }
}

/// The styles of pickers. For internal use only.
public enum _PickerStyleKind: Hashable, Sendable {
  case segmented
  case palette
  case inline
  case menu
  case wheel
  case navigationLink
}

private enum PickerStyleKindKey: EnvironmentKey {
  static let defaultValue = _PickerStyleKind.menu
}

extension EnvironmentValues {
  var pickerStyleKind: _PickerStyleKind {
    get { self[PickerStyleKindKey.self] }
    set { self[PickerStyleKindKey.self] = newValue }
  }
}

extension View {
  /// Sets the appearance of the pickers inside.
  public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    environment(\.pickerStyleKind, S._kind)
  }
}
