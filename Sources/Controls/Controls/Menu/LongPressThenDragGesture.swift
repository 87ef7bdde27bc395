// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
@_spi(ViewTree) import ViewCore

/// Opens a menu after a long press; the same touch can then drag to a row and choose it, or drag the view itself if it
/// can be dragged, which closes the menu.
struct LongPressThenDragGesture: Gesture {
  /// The duration of the press, in seconds.
  let minimumDuration: Double
  let open: () -> Void
  let session: MenuSession
  let source: @MainActor () -> (any DragSource)?

  init(
    minimumDuration: Double, open: @escaping () -> Void, _ session: MenuSession,
    source: @escaping @MainActor () -> (any DragSource)? = { nil }
  ) {
    self.minimumDuration = minimumDuration
    self.open = open
    self.session = session
    self.source = source
  }

  var body: some Gesture {
    LongPressGesture(minimumDuration: minimumDuration)
      .onEnded { _ in open() }
      .sequenced(before: DragGesture(minimumDistance: 10, coordinateSpace: .global))
      .onChanged { value in
        if case .second(_, .some(let drag)) = value { self.drag(drag) }
      }
      .onEnded { value in
        if case .second(_, .some(let drag)) = value { endDrag(drag) }
      }
      .onCancelled {
        session.dragged?.cancel()
        session.dragged = nil
        session.cancel()
      }
  }

  private func drag(_ value: DragGesture.Value) {
    if session.dragged == nil, let source = source() {
      session.close()
      session.dragged = source
      source.lift()
    }
    guard let dragged = session.dragged else { return session.drag(to: value.location) }
    dragged.drag(to: value)
  }

  private func endDrag(_ value: DragGesture.Value) {
    guard let dragged = session.dragged else { return session.endDrag(at: value.location) }
    session.dragged = nil
    dragged.drop()
  }
}
