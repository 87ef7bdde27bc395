// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// Opens a menu when it has been held, and lets the same hand choose in it.
struct HoldThenSlide: Gesture {
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
        if case .second(_, .some(let drag)) = value { session.slide(to: drag.location) }
      }
      .onEnded { value in
        if case .second(_, .some(let drag)) = value { session.letGo(at: drag.location) }
      }
      .onCancelled { session.cancel() }
  }
}
