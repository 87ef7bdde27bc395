// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Motion

extension View {
  /// Puts buttons beside a list's row, which a swipe uncovers; the first is at the edge, and a swipe all the way
  /// does what it is for.
  public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true,
    @ViewBuilder content: () -> T
  ) -> some View {
    modifier(
      _SwipeModifier(
        actions: SwipeActions(
          edge: edge, allowsFullSwipe: allowsFullSwipe,
          buttons: TabEntry.list(content()).map(\.view))))
  }
}

/// The buttons at one side of a row.
struct SwipeActions {
  let edge: HorizontalEdge
  let allowsFullSwipe: Bool
  let buttons: [AnyView]
}

/// What a row has at both sides, as the views around have said so far.
struct SwipeOffer {
  var leading: SwipeActions?
  var trailing: SwipeActions?
  /// Uncovers the trailing buttons without a hand.
  var opener: SwipeOpener?
}

/// Uncovers a row's trailing buttons.
@MainActor
final class SwipeOpener {
  private(set) var open: () -> Void = {}

  /// Takes how that is done by now.
  func lead(_ open: @escaping () -> Void) {
    self.open = open
  }
}

private enum SwipeOfferKey: EnvironmentKey {
  static var defaultValue: SwipeOffer? { nil }
}

extension EnvironmentValues {
  /// What the modifiers further out put beside the row.
  var swipeOffer: SwipeOffer? {
    get { self[SwipeOfferKey.self] }
    set { self[SwipeOfferKey.self] = newValue }
  }
}

/// Several of these make one row: each hands what it has to the innermost, whose own come first.
struct _SwipeModifier: ViewModifier {
  let actions: SwipeActions?
  let opener: SwipeOpener?
  @Environment(\.swipeOffer) private var outer
  @Environment(\.isInList) private var isInList

  init(actions: SwipeActions?, opener: SwipeOpener? = nil) {
    self.actions = actions
    self.opener = opener
  }

  func body(content: Content) -> some View {
    if isInList {
      SwipeHandOver(offer: offer, content: content)
    } else {
      content
    }
  }

  private var offer: SwipeOffer {
    var offer = outer ?? SwipeOffer()
    offer.opener = opener ?? offer.opener
    guard let actions else { return offer }
    // What is nearer to the row counts.
    if actions.edge == .leading {
      offer.leading = actions
    } else {
      offer.trailing = actions
    }
    return offer
  }
}

struct SwipeInnerKey: PreferenceKey {
  static let defaultValue = false

  static func reduce(value: inout Bool, nextValue: () -> Bool) {
    value = nextValue() || value
  }
}

/// Makes a row that swipes, unless one inside does it.
private struct SwipeHandOver<Content: View>: View {
  let offer: SwipeOffer
  let content: Content
  @State private var hasInner = false

  init(offer: SwipeOffer, content: Content) {
    self.offer = offer
    self.content = content
  }

  var body: some View {
    SwipeRow(offer: offer, isActive: !hasInner) {
      content
        .environment(\.swipeOffer, offer)
        .onPreferenceChange(SwipeInnerKey.self) { hasInner = $0 }
    }
    .preference(key: SwipeInnerKey.self, value: true)
  }
}
