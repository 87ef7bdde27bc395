// Part of Snapback, under the MIT licence; see LICENSE.

public import Motion

/// Tells where a scroll view goes by hand, and sends it elsewhere.
final class ScrollPositionObserver: ScrollObserver {
  var anchor: UnitPoint?
  /// Told the ids of what lies at the anchor now, inner ones first.
  var report: ([AnyHashable]) -> Void = { _ in }
  private weak var element: ScrollElement?
  private var last: [AnyHashable]?

  override func note(_ element: ScrollElement) {
    self.element = element
    let isByHand = [.tracking, .interacting, .decelerating].contains(element.motion.phase)
    let ids = element.ids(at: anchor)
    guard isByHand, ids != last else { return }
    last = ids
    element.node.host.afterPass { [weak self] in self?.report(ids) }
  }

  /// Goes somewhere by the animation of the transaction.
  func go(to target: ScrollPosition.Target) {
    guard let element, let end = element.offset(for: target), end != element.offset else { return }
    let host = element.node.host
    var pass = host.pass(at: host.time)
    pass.transaction = Transaction.current
    element.move { motion, _ in motion.go(to: end, pass) }
  }
}

/// Ties the id of the view at a scroll view's start to a value.
public struct _ScrollIDModifier<ID: Hashable>: ViewModifier {
  let position: Binding<ID?>
  let anchor: UnitPoint?
  @Environment(\.scrollRequests) private var requests
  @State private var observer = ScrollPositionObserver()
  @State private var known = KnownValue<ID>()

  init(position: Binding<ID?>, anchor: UnitPoint?) {
    self.position = position
    self.anchor = anchor
  }

  public func body(content: Content) -> some View {
    let (observer, known, position, anchor) = (observer, known, position, anchor)
    observer.anchor = anchor
    observer.report = { ids in
      let id = ids.lazy.compactMap { $0.base as? ID }.first
      known.value = id
      if position.wrappedValue != id { position.wrappedValue = id }
    }
    var requests = requests
    requests.observers.append(observer)
    return content.environment(\.scrollRequests, requests)
      .onChange(of: position.wrappedValue, initial: true) { _, new in
        guard let new, new != known.value else { return }
        known.value = new
        observer.go(to: .id(AnyHashable(new), anchor))
      }
  }
}

/// What a value was when it was last seen.
private final class KnownValue<Value> {
  var value: Value?
}

/// Ties a scroll view's place to a value.
public struct _ScrollPositionModifier: ViewModifier {
  let position: Binding<ScrollPosition>
  let anchor: UnitPoint?
  @Environment(\.scrollRequests) private var requests
  @State private var observer = ScrollPositionObserver()

  init(position: Binding<ScrollPosition>, anchor: UnitPoint?) {
    self.position = position
    self.anchor = anchor
  }

  public func body(content: Content) -> some View {
    let (observer, position) = (observer, position)
    observer.anchor = anchor
    observer.report = { ids in
      var new = position.wrappedValue
      (new.target, new.seen) = (nil, ids.first)
      if position.wrappedValue != new { position.wrappedValue = new }
    }
    var requests = requests
    requests.observers.append(observer)
    return content.environment(\.scrollRequests, requests)
      .onChange(of: position.wrappedValue.request, initial: true) {
        if let target = position.wrappedValue.target { observer.go(to: target) }
      }
  }
}

extension View {
  /// Ties the id of the view at the start of the scroll view, or at an anchor, to a value: it follows the hand,
  /// and when the program sets it, the scroll view goes there by the animation of the transaction.
  ///
  /// Only the views of a `scrollTargetLayout()` count.
  public func scrollPosition<ID: Hashable>(
    id: Binding<ID?>, anchor: UnitPoint? = nil
  ) -> some View {
    modifier(_ScrollIDModifier(position: id, anchor: anchor))
  }

  /// Ties the scroll view's place to a value.
  public func scrollPosition(
    _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
  ) -> some View {
    modifier(_ScrollPositionModifier(position: position, anchor: anchor))
  }
}
