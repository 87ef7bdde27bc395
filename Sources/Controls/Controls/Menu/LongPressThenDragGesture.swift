// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
@_spi(ViewTree) import ViewCore

/// Opens a menu after a long press; the same touch can then drag to a row and choose it.
struct LongPressThenDragGesture: Gesture {
  /// The duration of the press, in seconds.
  let minimumDuration: Double
  let open: () -> Void
  let session: MenuSession

  init(minimumDuration: Double, open: @escaping () -> Void, _ session: MenuSession) {
    self.minimumDuration = minimumDuration
    self.open = open
    self.session = session
  }

  var body: some Gesture {
    LongPressGesture(minimumDuration: minimumDuration)
      .onEnded { _ in open() }
      .sequenced(before: DragGesture(minimumDistance: 10, coordinateSpace: .global))
      .onChanged { value in
        if case .second(_, .some(let drag)) = value { session.drag(to: drag.location) }
      }
      .onEnded { value in
        if case .second(_, .some(let drag)) = value { session.endDrag(at: drag.location) }
      }
      .onCancelled { session.cancel() }
  }
}
