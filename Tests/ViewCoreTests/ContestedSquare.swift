// Part of Snapback, under the MIT licence; see LICENSE.

import InterfaceTesting
import Snapback

/// A square of 180 points with an inner gesture, and an outer one attached around it.
struct ContestedSquare: View {
  let inner: GestureKind
  let outer: GestureKind
  let attachment: GestureAttachment
  let log: EventLog

  var body: some View {
    let square = Color.blue.frame(width: 180, height: 180).gesture(inner.gesture("inner", log))
    let gesture = outer.gesture("outer", log)
    switch attachment {
    case .gesture: square.gesture(gesture)
    case .highPriority: square.highPriorityGesture(gesture)
    case .simultaneous: square.simultaneousGesture(gesture)
    }
  }
}
