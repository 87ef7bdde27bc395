// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Gestures
import Motion

/// A list's row that the hand moves aside, with buttons behind it.
struct SwipeRow<Content: View>: View {
  let offer: SwipeOffer
  /// Whether it is this one that swipes, and none inside it.
  let isActive: Bool
  let content: Content
  /// How far it is moved to the right, in points.
  @State private var offset: CGFloat = 0
  @State private var offsetAtGrip: CGFloat?
  /// Whether letting go does what the button at the edge is for.
  @State private var isFull = false
  @State private var leading = SwipeExtent()
  @State private var trailing = SwipeExtent()
  @Environment(\.swipeSession) private var session
  @Environment(\.editMode) private var editMode

  init(offer: SwipeOffer, isActive: Bool, @ViewBuilder content: () -> Content) {
    self.offer = offer
    self.isActive = isActive
    self.content = content()
  }

  static var animation: Animation { .spring(response: 0.38, dampingFraction: 0.86) }

  var body: some View {
    let _ = isActive ? offer.opener?.lead(open) : nil
    content
      .modifier(_CellGround())
      .overlay { if offset != 0, offsetAtGrip == nil { cover } }
      .offset(x: offset)
      .background(alignment: .trailing) { buttons(offer.trailing, trailing, max(0, -offset)) }
      .background(alignment: .leading) { buttons(offer.leading, leading, max(0, offset)) }
      .clipped()
      .swipePan(
        SwipePan()
          .onChanged { follow($0.translation.width) }
          .onEnded { letGo($0.velocity.width) }
          .onCancelled { settle(at: 0) },
        isEnabled: isActive && editMode?.wrappedValue.isEditing != true
          && (offer.leading != nil || offer.trailing != nil)
      )
      .modifier(_TraitModifier(traits: ListRowRequest(fillsCell: true).traits))
  }

  /// A press on a row that is aside brings it back and does nothing else.
  private var cover: some View {
    Color.clear.contentShape(Rectangle()).onTapGesture { settle(at: 0) }
  }

  @ViewBuilder
  private func buttons(
    _ actions: SwipeActions?, _ extent: SwipeExtent, _ width: CGFloat
  ) -> some View {
    if let actions, width > 0, isActive {
      SwipeButtonPile(
        edge: actions.edge, isFull: isFull, extent: extent,
        content: ForEach(actions.buttons.indices, id: \.self) { actions.buttons[$0] }
      )
      .buttonStyle(SwipeButtonStyle(done: { settle(at: 0) }))
      .labelStyle(.iconOnly)
      .environment(\.isInList, false)
      .frame(width: width)
      .frame(maxHeight: .infinity)
      .transition(.identity)
    }
  }

  /// As far as the trailing buttons are wide, or one is at least, as long as that is not known.
  private func open() {
    session?.begin { settle(at: 0) }
    settle(at: -max(trailing.width, 75))
  }

  private func actions(at offset: CGFloat) -> (SwipeActions?, SwipeExtent) {
    offset < 0 ? (offer.trailing, trailing) : (offer.leading, leading)
  }

  private func follow(_ travel: CGFloat) {
    if offsetAtGrip == nil {
      offsetAtGrip = offset
      session?.begin { settle(at: 0) }
    }
    let wanted = (offsetAtGrip ?? 0) + travel
    let (actions, extent) = actions(at: wanted)
    guard let actions, !actions.buttons.isEmpty else {
      if offset != 0 { offset = 0 }
      return
    }
    let (width, sign): (CGFloat, CGFloat) = (extent.width, wanted < 0 ? -1 : 1)
    let pull = abs(wanted)
    if pull > width, !actions.allowsFullSwipe, width > 0 {
      offset = sign * (width + give(pull - width, extent.cell))
    } else {
      offset = wanted
    }
    let isFar = actions.allowsFullSwipe && width > 0 && pull > max(width + 30, extent.cell * 0.6)
    if isFar != isFull { withAnimation(SwipeRow.animation) { isFull = isFar } }
  }

  private func give(_ distance: CGFloat, _ length: CGFloat) -> CGFloat {
    CGFloat(RubberBand(dimension: Double(max(length, 1))).offset(forPull: Double(distance)))
  }

  private func letGo(_ velocity: CGFloat) {
    let (actions, extent) = actions(at: offset)
    offsetAtGrip = nil
    guard actions != nil, offset != 0 else { return settle(at: 0) }
    let sign: CGFloat = offset < 0 ? -1 : 1
    if isFull {
      isFull = false
      perform(extent, to: sign * extent.cell)
    } else {
      let end = abs(offset) + sign * velocity * 0.15
      settle(at: end > extent.width / 2 ? sign * extent.width : 0)
    }
  }

  /// Does what the button at the edge is for; where that deletes, the row goes on out of sight.
  private func perform(_ extent: SwipeExtent, to end: CGFloat) {
    guard let first = extent.first else { return settle(at: 0) }
    if first.role == .destructive {
      withAnimation(SwipeRow.animation) {
        offset = end
        first.action()
      } completion: {
        settle(at: 0)
      }
    } else {
      settle(at: 0)
      withAnimation(SwipeRow.animation) { first.action() }
    }
  }

  private func settle(at end: CGFloat) {
    offsetAtGrip = nil
    withAnimation(SwipeRow.animation) {
      offset = end
      isFull = false
    }
    if end == 0 { session?.end() }
  }
}

/// The row of a list that is aside: one at a time.
@MainActor
final class SwipeSession {
  private var close: (() -> Void)?

  /// A row begins to move; the one that is aside comes back.
  func begin(_ close: @escaping () -> Void) {
    let old = self.close
    self.close = nil
    old?()
    self.close = close
  }

  func end() { close = nil }

  /// Brings back what is aside.
  func closeAll() {
    let old = close
    close = nil
    old?()
  }
}

private enum SwipeSessionKey: EnvironmentKey {
  static var defaultValue: SwipeSession? { nil }
}

extension EnvironmentValues {
  var swipeSession: SwipeSession? {
    get { self[SwipeSessionKey.self] }
    set { self[SwipeSessionKey.self] = newValue }
  }
}
