// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) public import ViewCore
@_spi(ViewTree) import Views

/// Reports changes of a value derived from a scroll view's geometry.
private final class GeometryObserver<Value: Equatable>: ScrollObserver {
  var transform: (ScrollGeometry) -> Value
  var action: (Value, Value) -> Void
  private var last: Value?

  init(
    _ transform: @escaping (ScrollGeometry) -> Value, _ action: @escaping (Value, Value) -> Void
  ) {
    self.transform = transform
    self.action = action
  }

  override func scrollViewDidChange(_ element: ScrollElement) {
    let value = transform(element.geometry)
    guard let old = last else {
      last = value
      return
    }
    guard value != old else { return }
    last = value
    element.host.afterPass { [weak self] in self?.action(old, value) }
  }
}

/// Reports changes of a scroll view's phase.
private final class PhaseObserver: ScrollObserver {
  var action: (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void
  private var last = ScrollPhase.idle

  init(_ action: @escaping (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void) {
    self.action = action
  }

  override func scrollViewDidChange(_ element: ScrollElement) {
    let (old, phase) = (last, element.motion.phase)
    guard phase != old else { return }
    last = phase
    let context = ScrollPhaseChangeContext(geometry: element.geometry)
    element.host.afterPass { [weak self] in self?.action(old, phase, context) }
  }
}

/// Observes the nearest scroll view inside.
public struct _ScrollObserverModifier: ViewModifier {
  let update: (ScrollObserver) -> Void
  @Environment(\.scrollRequests) private var requests
  @State private var observer: ScrollObserver

  init(_ observer: ScrollObserver, update: @escaping (ScrollObserver) -> Void) {
    self.update = update
    _observer = State(initialValue: observer)
  }

  /// The content with the value applied.
  public func body(content: Content) -> some View {
    update(observer)
    var requests = requests
    requests.observers.append(observer)
    return content.environment(\.scrollRequests, requests)
  }
}

extension View {
  /// Calls `action` with the old and the new value when a value derived from the scroll view's
  /// geometry has changed.
  public func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modifier(
      _ScrollObserverModifier(GeometryObserver(transform, action)) { observer in
        guard let observer = observer as? GeometryObserver<T> else { return }
        (observer.transform, observer.action) = (transform, action)
      })
  }

  /// Calls `action` with the old and the new phase when the scroll view's phase has changed.
  public func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View {
    onScrollPhaseChange { old, new, _ in action(old, new) }
  }

  /// Calls `action` with the old and the new phase, and the geometry of that moment, when the scroll
  /// view's phase has changed.
  public func onScrollPhaseChange(
    _ action:
      @escaping (
        _ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext
      ) -> Void
  ) -> some View {
    modifier(
      _ScrollObserverModifier(PhaseObserver(action)) { observer in
        (observer as? PhaseObserver)?.action = action
      })
  }
}
