// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls
import Foundation
import Motion
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

struct _DraggableModifier<Preview: View>: ViewModifier {
  let payload: () -> DragPayload
  /// The view that is shown under the pointer; nil for the modified view itself.
  let preview: Preview?
  @State private var session = DragSession()
  @State private var anchor = PresentationAnchor()
  /// The frame of the lifted view in the window, in points.
  @State private var frame = CGRect.zero
  /// The origin of the lifted view at the start of the drag. The view itself may be moved meanwhile, as in a list that is
  /// reordered.
  @State private var start = CGPoint.zero
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
            .modifier(_DragPositionModifier(frame: frame))
            .allowsHitTesting(false)
            .transition(.opacity)
        }
      }
      .gesture(
        LongPressGesture(minimumDuration: 0.5)
          .onEnded { _ in lift() }
          .sequenced(before: DragGesture(minimumDistance: 0, coordinateSpace: .global))
          .onChanged { value in
            if case .second(_, .some(let drag)) = value { update(drag) }
          }
          .onEnded { _ in drop() }
          .onCancelled { cancel() },
        including: [.all, .system]
      )
      .modifier(
        _DragSourceModifier(
          lift: { lift() }, drag: { update($0) }, drop: { drop() }, cancel: { cancel() }))
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
    start = frame.origin
    session.begin(payload())
    withAnimation(.snappy) { isLifted = true }
  }

  private func update(_ drag: DragGesture.Value) {
    guard session.isActive else { return }
    frame.origin = CGPoint(
      x: start.x + drag.translation.width, y: start.y + drag.translation.height)
    session.move(to: drag.location, over: anchor.element)
  }

  private func drop() {
    guard session.isActive else { return }
    finish(accepted: session.drop())
  }

  private func cancel() {
    session.cancel()
    finish(accepted: false)
  }

  /// An accepted preview fades out at its position; otherwise it springs back to the view.
  private func finish(accepted isAccepted: Bool) {
    withAnimation(.spring(response: 0.35, dampingFraction: 0.85)) {
      if !isAccepted { frame = anchor.frame }
      isLifted = false
    }
  }
}
