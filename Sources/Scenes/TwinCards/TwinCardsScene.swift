// Part of Snapback, under the MIT licence; see LICENSE.

import Snapback

/// A SwiftUI card and a UIKit card that follow the same touch.
///
/// Drag anywhere, and throw: both cards follow the same finger and return on the same spring, in
/// SwiftUI by `withAnimation`, in UIKit by a property animator that is given the velocity. Catch them
/// in flight. They are at the same position in every frame.
///
/// Teaches what each of them needs for that: SwiftUI passes the velocity of the drag to the spring by
/// itself, UIKit wants it relative to the distance, for each axis. And
/// `UIGestureRecognizerRepresentable`, by which a UIKit recognizer tracks a SwiftUI view.
struct TwinCardsScene: View {
  @State private var offset = CGSize.zero
  /// The offset at which the drag began; nil if there is none.
  @State private var start: CGSize?
  @State private var probe = PresentedValueProbe(CGSize.zero)
  @State private var twin = UIKitCard()

  static let duration = 0.6
  static let bounce = 0.35

  var body: some View {
    GeometryReader { stage in
      let width = min(150, max(60, (stage.size.width - 72) / 2))
      ZStack {
        SceneBackground()
        HStack(spacing: 24) {
          card.frame(width: width, height: width * 1.4)
            .offset(offset, probe: probe)
          UIKitCardView(card: twin).frame(width: width, height: width * 1.4)
        }
        VStack {
          Spacer()
          Hint("Drag and throw: both cards move together").padding(.bottom, 24)
        }
      }
      .contentShape(Rectangle())
      .gesture(UIKitPan(card: twin))
      .simultaneousGesture(drag)
    }
  }

  private var card: some View {
    RoundedRectangle(cornerRadius: 24)
      .fill(LinearGradient(colors: [.cyan, .blue], startPoint: .top, endPoint: .bottom))
      .overlay { Text("SwiftUI").font(.title3.weight(.semibold)).foregroundStyle(.white) }
      .shadow(color: .black.opacity(0.25), radius: 14, y: 8)
  }

  private var drag: some Gesture {
    DragGesture()
      .onChanged { value in
        let origin = start ?? probe.value
        start = origin
        offset = origin + value.translation
      }
      .onEnded { _ in
        start = nil
        withAnimation(.spring(duration: Self.duration, bounce: Self.bounce)) { offset = .zero }
      }
  }
}

/// Tracks the finger by UIKit.
private struct UIKitPan: UIGestureRecognizerRepresentable {
  let card: UIKitCard

  func makeUIGestureRecognizer(context: Context) -> UIPanGestureRecognizer {
    UIPanGestureRecognizer()
  }

  func handleUIGestureRecognizerAction(_ pan: UIPanGestureRecognizer, context: Context) {
    guard let translation = context.converter.translation(in: .global),
      let velocity = context.converter.velocity(in: .global)
    else { return }
    switch pan.state {
    case .began: card.begin(translation)
    case .changed: card.move(translation)
    default: card.release(velocity)
    }
  }
}

private struct UIKitCardView: UIViewRepresentable {
  let card: UIKitCard

  func makeUIView(context: Context) -> UIView { card.stage }
  func updateUIView(_ view: UIView, context: Context) {}
}
