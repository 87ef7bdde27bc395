// Part of Snapback, under the MIT licence; see LICENSE.

import Snapback

/// One card on a spring: the smallest scene there is.
///
/// Drag the card: the point that you hold stays exactly under the pointer, while the card tilts, and
/// shrinks towards the sides. Release it: it springs home with the pointer's velocity, so that a
/// flick overshoots before it returns. Catch it in flight: it stays exactly where it is on screen.
///
/// Teaches `@GestureState` with a reset transaction, and an `Animatable` modifier that reports the
/// presented value. Also that a view that is scaled or rotated in a drag has to turn about the point
/// that is held.
struct SpringHomeScene: View {
  var body: some View {
    ZStack {
      SceneBackground()
      DraggableCard()
    }
  }
}

private struct DraggableCard: View {
  private static let size = CGSize(width: 300, height: 500)

  /// The current drag; nil if there is none.
  @GestureState(resetTransaction: Transaction(animation: .spring())) private var drag: CardDrag?
  @State private var probe = PresentedValueProbe(CardPose())

  var body: some View {
    RoundedRectangle(cornerRadius: 25)
      .fill(
        LinearGradient(
          colors: [Color(red: 0.49, green: 0.47, blue: 0.95), .indigo],
          startPoint: .top, endPoint: .bottom)
      )
      .frame(width: Self.size.width, height: Self.size.height)
      .shadow(color: .black.opacity(0.28), radius: 18, y: 10)
      .modifier(CardMotion(pose: drag?.pose ?? CardPose(), probe: probe))
      .gesture(dragGesture)
  }

  private var dragGesture: some Gesture {
    DragGesture(minimumDistance: 0)
      .updating($drag) { value, drag, _ in
        // From the middle of the card at rest, as its pose is.
        let pointer = CGSize(
          width: value.location.x - Self.size.width / 2,
          height: value.location.y - Self.size.height / 2)
        var next = drag ?? CardDrag(holding: probe.value, at: pointer - value.translation)
        next.move(to: pointer, by: value.translation)
        drag = next
      }
  }
}

/// A drag of the card.
private struct CardDrag {
  /// The card's pose when the drag began.
  private let start: CardPose
  /// The point of the upright card, from its middle, that is held.
  private let held: CGSize
  private(set) var pose: CardPose

  init(holding pose: CardPose, at pointer: CGSize) {
    start = pose
    held =
      (pointer - pose.center).rotated(by: -pose.tilt) * (1 / pose.scale)
    self.pose = pose
  }

  /// Tilts and scales the card by a translation, and moves it so that the held point stays under
  /// the pointer.
  mutating func move(to pointer: CGSize, by translation: CGSize) {
    pose.shift = start.shift + translation.width
    pose.center = pointer - held.rotated(by: pose.tilt) * pose.scale
  }
}

/// The position of the card, and its offset to a side.
private struct CardPose: Animatable {
  /// The position of its middle, relative to its position at rest.
  var center = CGSize.zero
  /// The horizontal movement by drags, in points, on which scale and tilt depend.
  var shift: CGFloat = 0

  var animatableData: AnimatablePair<CGSize.AnimatableData, CGFloat> {
    get { AnimatablePair(center.animatableData, shift) }
    set { (center.animatableData, shift) = (newValue.first, newValue.second) }
  }

  /// The shift as a fraction of half the window's width: ±1 at the window's edges.
  private var sideways: CGFloat { shift / max(UIScreen.main.bounds.width / 2, 1) }

  /// 1 in the middle, 0.75 from halfway to the edge on.
  var scale: CGFloat { 1 - min(abs(sideways), 0.5) * 0.5 }

  var tilt: Angle { .degrees(Double(sideways) * 10) }
}

/// Scales, tilts and moves the card.
private struct CardMotion: ViewModifier, Animatable {
  var pose: CardPose
  let probe: PresentedValueProbe<CardPose>

  var animatableData: CardPose.AnimatableData {
    get { pose.animatableData }
    set { pose.animatableData = newValue }
  }

  func body(content: Content) -> some View {
    probe.value = pose
    return
      content
      .scaleEffect(pose.scale)
      .rotationEffect(pose.tilt)
      .offset(pose.center)
  }
}
