// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// The storage of a focus state.
package final class FocusLocation<Value> {
  private let state: StateLocation<Value>
  private let link: HostLink

  @MainActor
  init(_ initial: Value, host: ViewHost) {
    state = StateLocation(initial, host: host)
    link = host.link
  }

  var value: Value { state.value }

  func set(_ value: Value) {
    state.set(value, nil)
    guard isMainThread else { return }
    let link = link
    MainActor.unsafelyAssumed { link.host?.applyFocusBindings() }
  }

  func record(_ value: Value) {
    state.set(value, nil)
  }
}
