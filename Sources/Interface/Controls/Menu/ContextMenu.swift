// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Motion

extension View {
  /// Opens a menu when the view is held for half a second, and at once at the other button of a mouse. The view
  /// is lifted off the window while it is open.
  public func contextMenu<MenuItems: View>(
    @ViewBuilder menuItems: () -> MenuItems
  ) -> some View {
    modifier(_ContextMenuModifier(items: menuItems(), preview: EmptyView?.none))
  }

  /// Opens a menu when the view is held for half a second, beside a view that stands for it.
  public func contextMenu<MenuItems: View, Preview: View>(
    @ViewBuilder menuItems: () -> MenuItems, @ViewBuilder preview: () -> Preview
  ) -> some View {
    modifier(_ContextMenuModifier(items: menuItems(), preview: preview()))
  }
}

struct _ContextMenuModifier<Items: View, Preview: View>: ViewModifier {
  let items: Items
  /// Nil for the view itself.
  let preview: Preview?
  @State private var isOpen = false
  @State private var session = MenuSession()
  @State private var anchor = PresentationAnchor()

  init(items: Items, preview: Preview?) {
    self.items = items
    self.preview = preview
  }

  func body(content: Content) -> some View {
    let hasItems = !TabEntry.list(items).isEmpty
    content
      .presenting(anchor: anchor) {
        let frame = anchor.frame
        MenuLayer(
          isOpen: isOpen, session: session, anchor: previewFrame(frame), lifts: true, items: items
        ) {
          lifted(frame)
            .transition(.asymmetric(insertion: .scale(scale: 0.92), removal: .scale(scale: 0.96)))
            .modifier(_PlaceModifier(frame: previewFrame(frame)))
        }
        .modifier(_SystemSurfaceModifier())
      }
      .opacity(isOpen && preview == nil ? 0 : 1)
      .highPriorityGesture(
        HoldThenSlide(minimumDuration: 0.5, open: open, session),
        including: hasItems ? .all : .subviews)
  }

  /// Where the preview is seen: what stands for the view is as wide as a menu's preview is on iOS.
  private func previewFrame(_ frame: CGRect) -> CGRect {
    frame
  }

  @ViewBuilder private func lifted(_ frame: CGRect) -> some View {
    if let preview {
      preview
        .clipShape(RoundedRectangle(cornerRadius: 13, style: .continuous))
        .shadow(color: .black.opacity(0.2), radius: 16, y: 6)
    } else {
      Portal(anchor: anchor)
        .frame(width: frame.width, height: frame.height)
        .scaleEffect(1.04)
        .shadow(color: .black.opacity(0.2), radius: 16, y: 6)
    }
  }

  private func open() {
    session.close = { isOpen = false }
    isOpen = true
  }
}

/// Puts the middle of what it modifies at that of a rectangle of the window, as far as it stays in there.
struct _PlaceModifier: ElementModifier {
  typealias Body = Never
  /// In the window's points.
  let frame: CGRect

  func wrap(_ child: Element, _ node: Node) -> PlaceElement { PlaceElement(child, node) }

  func update(_ element: PlaceElement, _ pass: UpdatePass) {
    guard element.target != frame else { return }
    element.target = frame
    element.setNeedsLayout()
  }
}

final class PlaceElement: UnaryElement {
  fileprivate(set) var target = CGRect.zero

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  override var arrangesByPlace: Bool { true }

  override func placing(in size: CGSize, _ proposal: ProposedViewSize) -> Placing {
    let target = target.offsetBy(dx: -layoutOrigin.x, dy: -layoutOrigin.y)
    let taken = child.dimensions(in: ProposedViewSize(width: nil, height: nil))
    func within(_ middle: CGFloat, _ length: CGFloat, _ whole: CGFloat) -> CGFloat {
      min(max(middle - length / 2, 8), max(8, whole - 8 - length))
    }
    // What was there already stays where it was.
    let isItself = abs(taken.width - target.width) < 0.5 && abs(taken.height - target.height) < 0.5
    let origin =
      isItself
      ? target.origin
      : CGPoint(
        x: within(target.midX, taken.width, size.width),
        y: within(target.midY, taken.height, size.height))
    return Placing(child, origin, taken)
  }
}
