// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) public import ViewCore
@_spi(ViewTree) import Views

extension View {
  /// Shows the indicators of the scroll views inside for a moment when they appear.
  public func scrollIndicatorsFlash(onAppear: Bool) -> some View {
    modifier(_ScrollFlashModifier(trigger: 0, onAppear: onAppear))
  }

  /// Shows the indicators of the scroll views inside for a moment when a value changes.
  public func scrollIndicatorsFlash<Value: Equatable>(trigger value: Value) -> some View {
    modifier(_ScrollFlashModifier(trigger: value, onAppear: false))
  }
}

/// Shows the indicators of the nearest scroll view inside.
struct _ScrollFlashModifier<Value: Equatable>: ViewModifier {
  let trigger: Value
  let onAppear: Bool
  @Environment(\.scrollRequests) private var requests
  @State private var observer = FlashObserver()

  func body(content: Content) -> some View {
    var requests = requests
    requests.observers.append(observer)
    return
      content
      .environment(\.scrollRequests, requests)
      .onAppear { if onAppear { observer.flash() } }
      .onChange(of: trigger) { observer.flash() }
  }
}

/// Knows the scroll view.
private final class FlashObserver: ScrollObserver {
  private weak var element: ScrollElement?
  /// Whether the indicators are to be shown when the scroll view has been laid out.
  private var isPending = false

  func flash() {
    guard let element else {
      isPending = true
      return
    }
    element.showBars()
    element.host.needsDisplay = true
  }

  override func scrollViewDidChange(_ element: ScrollElement) {
    self.element = element
    guard isPending else { return }
    isPending = false
    element.showBars()
  }
}
