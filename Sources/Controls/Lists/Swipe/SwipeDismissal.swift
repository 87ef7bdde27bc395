// Part of Snapback, under the MIT licence; see LICENSE.

import Gestures
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// Closes the open row of a list when a touch begins elsewhere in the list. It is never recognized: what else the touch
/// does is left to other gestures.
struct SwipeDismissal: PrimitiveGesture {
  typealias Value = Void
  let session: SwipeSession

  static func _makeNode(_ gesture: SwipeDismissal) -> _GestureNodeReference<SwipeDismissal, Void> {
    _GestureNodeReference(SwipeDismissalNode(gesture))
  }
}

private final class SwipeDismissalNode: TypedGestureNode<SwipeDismissal> {
  private var storedPhase = GesturePhase<Void>.possible(nil)

  override var name: String { "swipe dismissal" }
  override var phase: GesturePhase<Void> { storedPhase }

  override func advance(_ input: GestureInput) {
    guard !storedPhase.isTerminal else { return }
    for touch in input.touches where touch.phase == .began {
      gesture.session.closeRow(outside: touch.location)
      fail(.thresholdNotMet("a touch that closes a row or is over it"))
    }
  }

  override func fail(_ reason: GestureFailure) {
    if !storedPhase.isTerminal { storedPhase = .failed(reason) }
  }

  override func reset() { storedPhase = .possible(nil) }
}

/// Closes the open row of a list when a touch begins elsewhere in the list, and when editing begins or ends.
struct SwipeDismissalModifier: ViewModifier {
  let session: SwipeSession
  @State private var hasOpenRow = false
  @Environment(\.editMode) private var editMode

  func body(content: Content) -> some View {
    content
      .environment(\.hasOpenSwipeRow, hasOpenRow)
      .simultaneousGesture(
        SwipeDismissal(session: session), including: hasOpenRow ? .all : .subviews
      )
      .onChange(of: editMode?.wrappedValue.isEditing == true) { session.closeAll() }
      .modifier(
        _UpdateActionModifier { session.openChanged = { if hasOpenRow != $0 { hasOpenRow = $0 } } })
  }
}

private enum HasOpenSwipeRowKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether a row of the enclosing list is open: a tap on a row then only closes that one.
  var hasOpenSwipeRow: Bool {
    get { self[HasOpenSwipeRowKey.self] }
    set { self[HasOpenSwipeRowKey.self] = newValue }
  }
}
