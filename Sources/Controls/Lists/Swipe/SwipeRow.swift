// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Gestures
import Motion
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// A list row that the user swipes horizontally to reveal the buttons behind it.
struct SwipeRow<Content: View>: View {
  let actions: RowSwipeActions
  /// Whether this row handles swipes; false if its content contains another `SwipeRow`.
  let isActive: Bool
  let content: Content
  /// The presented offset to the trailing side, in points.
  @State private var offset: CGFloat = 0
  @State private var offsetAtDragStart: CGFloat?
  /// Whether a release triggers the button at the edge.
  @State private var isFull = false
  @State private var leading = SwipeButtonMetrics()
  @State private var trailing = SwipeButtonMetrics()
  @Environment(\.swipeSession) private var session
  @Environment(\.hasOpenSwipeRow) private var hasOpenRow
  @Environment(\.editMode) private var editMode
  @Environment(\.editingControls) private var editingControls
  @Environment(\.layoutDirection) private var direction

  init(actions: RowSwipeActions, isActive: Bool, @ViewBuilder content: () -> Content) {
    self.actions = actions
    self.isActive = isActive
    self.content = content()
  }

  static var animation: Animation { .spring(response: 0.38, dampingFraction: 0.86) }

  var body: some View {
    content
      .modifier(_SwipeRowContentModifier())
      .modifier(_ListCellBackground())
      .overlay { if isActive { editingControls } }
      .overlay { if isActive, offset != 0 || hasOpenRow, offsetAtDragStart == nil { closeOverlay } }
      .offset(x: offset * direction.sign)
      .background(alignment: .trailing) { buttons(actions.trailing, trailing, max(0, -offset)) }
      .background(alignment: .leading) { buttons(actions.leading, leading, max(0, offset)) }
      .clipped()
      .swipePan(
        SwipePan()
          .onChanged { drag(by: $0.translation.width * direction.sign) }
          .onEnded { release(velocity: $0.velocity.width * direction.sign) }
          .onCancelled { animateOffset(to: 0) },
        isEnabled: isActive && editMode?.wrappedValue.isEditing != true
          && (actions.leading != nil || actions.trailing != nil)
      )
      .modifier(_TraitModifier(traits: ListRowConfiguration(fillsCell: true).traits))
      .modifier(
        _UpdateActionModifier { [actions, isActive] in
          if isActive { actions.opener?.open = open }
        }
      )
      .modifier(_SwipeRowModifier(passesModifiers: true))
  }

  /// Closes this row, or another one that is open, on a tap, which does nothing else.
  private var closeOverlay: some View {
    Color.clear.contentShape(Rectangle())
      .gesture(
        TapGesture().onEnded { offset == 0 ? session?.closeAll() : animateOffset(to: 0) },
        including: [.all, .system])
  }

  @ViewBuilder
  private func buttons(
    _ actions: SwipeActions?, _ metrics: SwipeButtonMetrics, _ width: CGFloat
  ) -> some View {
    if let actions, width > 0, isActive {
      SwipeButtonRow(
        edge: actions.edge, isFull: isFull, metrics: metrics,
        content: ForEach(actions.buttons.indices, id: \.self) { index in
          let button =
            actions.buttons[index]
            .buttonStyle(
              SwipeButtonStyle { role, action in
                trigger(
                  role, to: (actions.edge == .leading ? 1 : -1) * metrics.rowWidth, action)
              }
            )
            .labelStyle(.iconOnly)
            .outsideOfList()
          if let environment = actions.declaration?.environment {
            SwipeButtonEnvironment(environment: environment, content: button)
              .id(ObjectIdentifier(environment))
          } else {
            button
          }
        }
      )
      .frame(width: width)
      .frame(maxHeight: .infinity)
      .transition(.identity)
    }
  }

  /// Reveals the trailing buttons: by their width, or by the minimum width of their number until they are laid out.
  private func open() {
    beginSession()
    let count = CGFloat(actions.trailing?.buttons.count ?? 0)
    let minimum = max(count * SwipeButtonRow<EmptyView>.minimumButtonWidth, 75)
    animateOffset(to: -max(trailing.width, minimum))
  }

  /// Closes the row that is open, so that this one can open.
  private func beginSession() {
    session?.begin(leading) { [leading, trailing] in
      leading.isOverRow($0) || trailing.isOverRow($0)
    } _: {
      animateOffset(to: 0)
    }
  }

  /// Returns the buttons that an offset reveals.
  private func actions(at offset: CGFloat) -> (SwipeActions?, SwipeButtonMetrics) {
    offset < 0 ? (actions.trailing, trailing) : (actions.leading, leading)
  }

  private func drag(by translation: CGFloat) {
    if offsetAtDragStart == nil {
      // An open row is registered already: to begin again would close it.
      if offset == 0 { beginSession() }
      offsetAtDragStart = offset
    }
    let target = (offsetAtDragStart ?? 0) + translation
    let (actions, metrics) = actions(at: target)
    guard let actions, !actions.buttons.isEmpty else {
      if offset != 0 { offset = 0 }
      return
    }
    let (width, sign): (CGFloat, CGFloat) = (metrics.width, target < 0 ? -1 : 1)
    let pull = abs(target)
    if pull > width, !actions.allowsFullSwipe, width > 0 {
      offset = sign * (width + rubberBand(pull - width, metrics.rowWidth))
    } else {
      offset = target
    }
    let isFullSwipe =
      actions.allowsFullSwipe && width > 0 && pull > max(width + 30, metrics.rowWidth * 0.6)
    if isFullSwipe != isFull { withAnimation(SwipeRow.animation) { isFull = isFullSwipe } }
  }

  private func rubberBand(_ distance: CGFloat, _ length: CGFloat) -> CGFloat {
    CGFloat(RubberBand(dimension: Double(max(length, 1))).offset(forPull: Double(distance)))
  }

  /// Opens or closes the row, whichever is nearer to the projected offset, or triggers a full
  /// swipe.
  ///
  /// - Parameter velocity: In points per second; projected over 0.15 seconds.
  private func release(velocity: CGFloat) {
    let (actions, metrics) = actions(at: offset)
    offsetAtDragStart = nil
    guard actions != nil, offset != 0 else { return animateOffset(to: 0) }
    let sign: CGFloat = offset < 0 ? -1 : 1
    if isFull {
      isFull = false
      performFullSwipe(metrics, to: sign * metrics.rowWidth)
    } else {
      let projected = abs(offset) + sign * velocity * 0.15
      animateOffset(to: projected > metrics.width / 2 ? sign * metrics.width : 0)
    }
  }

  /// Triggers the button at the edge.
  private func performFullSwipe(_ metrics: SwipeButtonMetrics, to end: CGFloat) {
    guard let button = metrics.edgeButton else { return animateOffset(to: 0) }
    trigger(button.role, to: end, button.action)
  }

  /// Runs the action of a button. If the button is destructive the row moves out of sight, to an offset, else it closes.
  private func trigger(_ role: ButtonRole?, to end: CGFloat, _ action: @escaping () -> Void) {
    if role == .destructive {
      session?.end(leading)
      withAnimation(SwipeRow.animation) {
        offset = end
        action()
      } completion: {
        animateOffset(to: 0)
      }
    } else {
      animateOffset(to: 0)
      withAnimation(SwipeRow.animation) { action() }
    }
  }

  private func animateOffset(to end: CGFloat) {
    offsetAtDragStart = nil
    withAnimation(SwipeRow.animation) {
      offset = end
      isFull = false
    }
    if end == 0 { session?.end(leading) }
  }
}
