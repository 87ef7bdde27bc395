// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Motion
@_spi(ViewTree) import ViewCore

/// Marks the frame of a sheet's card or a cover. On phones in portrait orientation sheets push the layers behind them
/// back; see `LayerStack`.
struct _PresentedFrameModifier: ElementModifier {
  typealias Body = Never
  let kind: PresentedFrameElement.Kind

  init(_ kind: PresentedFrameElement.Kind) {
    self.kind = kind
  }

  func wrap(_ child: Element, _ node: Node) -> PresentedFrameElement {
    PresentedFrameElement(child, node)
  }

  func update(_ element: PresentedFrameElement, _ pass: UpdatePass) {
    guard element.kind != kind else { return }
    element.kind = kind
    element.host.needsDisplay = true
  }
}

final class PresentedFrameElement: UnaryElement, PresentedFrame {
  enum Kind: Equatable {
    /// Covers the window.
    case cover
    /// The card of a sheet, which pushes the layers behind it back while its top edge moves from one distance to
    /// another, in points below the top safe area; never if nil.
    case card(PushDistances?)
  }

  /// The distances of a card's top edge from the top safe area between which it pushes the layers behind it back.
  struct PushDistances: Equatable {
    /// The distance at which it begins to push, and the one at which it has pushed entirely.
    let start, end: CGFloat
  }

  fileprivate(set) var kind = Kind.cover
  private var isRegistered = false

  override func arrange(in size: CGSize, _ pass: UpdatePass) {
    super.arrange(in: size, pass)
    guard !isRegistered, !isDismantled, let root = host.root else { return }
    isRegistered = true
    root.presentedFrames.append(self)
  }

  override func dismantle() {
    if isRegistered { host.root?.presentedFrames.removeAll { $0 === self } }
    super.dismantle()
  }

  var coversWindow: Bool { kind == .cover }

  func push(at distance: CGFloat) -> CGFloat {
    guard case .card(let distances?) = kind else { return 0 }
    let (start, end) = (distances.start, distances.end)
    guard start > end else { return distance <= end ? 1 : 0 }
    let fraction = (start - distance) / (start - end)
    return fraction > 0 ? min(fraction, 1) : 0
  }
}
