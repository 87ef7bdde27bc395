// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Scrolling
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

extension Binding {
  /// A binding to whether the value is not nil; setting it to false sets the value to nil.
  func isPresent<Wrapped>() -> Binding<Bool> where Value == Wrapped? {
    Binding<Bool>(
      get: { wrappedValue != nil }, set: { isOn in if !isOn { wrappedValue = nil } })
  }
}
