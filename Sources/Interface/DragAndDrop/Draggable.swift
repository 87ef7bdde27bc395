// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Motion

extension View {
  /// Lets the view be lifted by holding it, and dragged to one that takes what it stands for.
  public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some View {
    modifier(
      _DraggableModifier(payload: { DragPayload(payload()) }, preview: EmptyView?.none))
  }

  /// Lets the view be dragged to one that takes what it stands for; another view is seen under the hand.
  public func draggable<V: View, T: Transferable>(
    _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
  ) -> some View {
    modifier(_DraggableModifier(payload: { DragPayload(payload()) }, preview: preview()))
  }

  /// Lets the view be lifted by holding it, and dragged to one that takes what an item provider carries.
  public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View {
    modifier(_DraggableModifier(payload: { DragPayload(data()) }, preview: EmptyView?.none))
  }

  /// Lets the view be dragged to one that takes what an item provider carries; another view is seen under the
  /// hand.
  public func onDrag<V: View>(
    _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V
  ) -> some View {
    modifier(_DraggableModifier(payload: { DragPayload(data()) }, preview: preview()))
  }
}

struct _DraggableModifier<Preview: View>: ViewModifier {
  let payload: () -> DragPayload
  /// Nil for the view itself.
  let preview: Preview?
  @State private var session = DragSession()
  @State private var anchor = PresentationAnchor()
  /// Where the lifted view is, in the window's points.
  @State private var frame = CGRect.zero
  @State private var isLifted = false

  init(payload: @escaping () -> DragPayload, preview: Preview?) {
    self.payload = payload
    self.preview = preview
  }

  func body(content: Content) -> some View {
    content
      .presenting(anchor: anchor) {
        if isLifted {
          lifted
            .modifier(_DragPlaceModifier(frame: frame))
            .allowsHitTesting(false)
            .transition(.opacity)
        }
      }
      .gesture(
        LongPressGesture(minimumDuration: 0.5)
          .onEnded { _ in lift() }
          .sequenced(before: DragGesture(minimumDistance: 0, coordinateSpace: .global))
          .onChanged { value in
            if case .second(_, .some(let drag)) = value { follow(drag) }
          }
          .onEnded { _ in drop() }
          .onCancelled { cancel() })
  }

  @ViewBuilder private var lifted: some View {
    if let preview {
      preview.shadow(color: .black.opacity(0.25), radius: 12, y: 6)
    } else {
      Portal(anchor: anchor)
        .frame(width: frame.width, height: frame.height)
        .scaleEffect(1.05)
        .shadow(color: .black.opacity(0.25), radius: 12, y: 6)
    }
  }

  private func lift() {
    frame = anchor.frame
    session.begin(payload())
    withAnimation(.snappy) { isLifted = true }
  }

  private func follow(_ drag: DragGesture.Value) {
    guard session.isUnderWay else { return }
    let rest = anchor.frame
    frame.origin = CGPoint(
      x: rest.minX + drag.translation.width, y: rest.minY + drag.translation.height)
    session.move(to: drag.location, over: anchor.element)
  }

  private func drop() {
    guard session.isUnderWay else { return }
    let isTaken = session.drop()
    land(isTaken)
  }

  private func cancel() {
    session.cancel()
    land(false)
  }

  /// What was taken is gone; anything else springs back.
  private func land(_ isTaken: Bool) {
    withAnimation(.spring(response: 0.35, dampingFraction: 0.85)) {
      if !isTaken { frame = anchor.frame }
      isLifted = false
    }
  }
}

/// Moves what it modifies to the middle of a rectangle of the window, which can be animated.
struct _DragPlaceModifier: ElementModifier {
  typealias Body = Never
  /// In the window's points.
  let frame: CGRect

  func wrap(_ child: Element, _ node: Node) -> DragPlaceElement {
    DragPlaceElement(AnimatablePair(frame.midX, frame.midY), child, node)
  }

  func update(_ element: DragPlaceElement, _ pass: UpdatePass) {
    element.set(AnimatablePair(frame.midX, frame.midY), pass)
  }
}

final class DragPlaceElement: TransformElement<AnimatablePair<CGFloat, CGFloat>> {
  override func transform(
    _ value: AnimatablePair<CGFloat, CGFloat>, in size: CGSize
  ) -> CGAffineTransform {
    CGAffineTransform(
      translationX: value.first - layoutOrigin.x - size.width / 2,
      y: value.second - layoutOrigin.y - size.height / 2)
  }
}
