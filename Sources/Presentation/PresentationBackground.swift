// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Scrolling
@_spi(ViewTree) package import ViewCore
@_spi(ViewTree) import Views

/// The background of the content of a presentation.
///
/// Values that cannot be compared are equal if they are of the same type. Otherwise each update of
/// a sheet because of its background would set a new background, and cause another update.
package struct PresentationBackground: Equatable {
  package let view: AnyView
  private let isSame: (Any) -> Bool
  private let value: Any

  @MainActor
  init<V: View>(_ view: V) {
    self.init(view, comparing: view)
  }

  @MainActor
  package init<V: View, Value>(_ view: V, comparing value: Value) {
    self.view = AnyView(view)
    self.value = value
    let canCompare = areSame(value, value)
    isSame = { other in (other as? Value).map { !canCompare || areSame(value, $0) } ?? false }
  }

  package static func == (a: PresentationBackground, b: PresentationBackground) -> Bool {
    a.isSame(b.value)
  }
}
