// Part of Snapback, under the MIT licence; see LICENSE.

public import Motion
@_spi(ViewTree) public import ViewCore
@_spi(ViewTree) import Views

/// Binds the id of the view at a scroll view's start to a value.
public struct _ScrollIDModifier<ID: Hashable>: ViewModifier {
  let position: Binding<ID?>
  let anchor: UnitPoint?
  @Environment(\.scrollRequests) private var requests
  @State private var observer = ScrollPositionObserver()
  @State private var lastID = LastValue<ID>()

  init(position: Binding<ID?>, anchor: UnitPoint?) {
    self.position = position
    self.anchor = anchor
  }

  /// The content with the value applied.
  public func body(content: Content) -> some View {
    let (observer, lastID, position, anchor) = (observer, lastID, position, anchor)
    observer.anchor = anchor
    observer.report = { ids in
      let id = ids.lazy.compactMap { $0.base as? ID }.first
      lastID.value = id
      if position.wrappedValue != id { position.wrappedValue = id }
    }
    var requests = requests
    requests.observers.append(observer)
    return content.environment(\.scrollRequests, requests)
      .onChange(of: position.wrappedValue, initial: true) { _, new in
        guard let new, new != lastID.value else { return }
        lastID.value = new
        observer.scroll(to: .id(AnyHashable(new), anchor))
      }
  }
}

/// The last value that was reported or scrolled to.
private final class LastValue<Value> {
  var value: Value?
}

/// Binds a scroll view's position to a value.
public struct _ScrollPositionModifier: ViewModifier {
  let position: Binding<ScrollPosition>
  let anchor: UnitPoint?
  @Environment(\.scrollRequests) private var requests
  @State private var observer = ScrollPositionObserver()

  init(position: Binding<ScrollPosition>, anchor: UnitPoint?) {
    self.position = position
    self.anchor = anchor
  }

  /// The content with the value applied.
  public func body(content: Content) -> some View {
    let (observer, position) = (observer, position)
    observer.anchor = anchor
    observer.report = { ids in
      var new = position.wrappedValue
      (new.target, new.visibleID) = (nil, ids.first)
      if position.wrappedValue != new { position.wrappedValue = new }
    }
    var requests = requests
    requests.observers.append(observer)
    return content.environment(\.scrollRequests, requests)
      .onChange(of: position.wrappedValue.requestCount, initial: true) {
        if let target = position.wrappedValue.target { observer.scroll(to: target) }
      }
  }
}

extension View {
  /// Binds the id of the view at the start of the scroll view, or at an anchor. It is updated when
  /// the user scrolls; when the program sets it, the scroll view scrolls there with the
  /// transaction's animation.
  ///
  /// Only the views of a `scrollTargetLayout()` are considered.
  /// - Note: Differs from SwiftUI: updated with the nearest target while the user is scrolling.
  public func scrollPosition<ID: Hashable>(
    id: Binding<ID?>, anchor: UnitPoint? = nil
  ) -> some View {
    modifier(_ScrollIDModifier(position: id, anchor: anchor))
  }

  /// Binds the position of the scroll view.
  public func scrollPosition(
    _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
  ) -> some View {
    modifier(_ScrollPositionModifier(position: position, anchor: anchor))
  }
}
