// Part of Snapback, under the MIT licence; see LICENSE.

import Snapback

/// A card of the deck that can be dragged, thrown and caught. It tilts about the point that is held.
struct ThrowableCard: View {
  let card: SpringCard
  let size: CGSize
  let depth: Int
  /// The offset it was thrown to; nil while it belongs to the deck.
  let thrown: CGSize?
  /// The distance from the deck at which the card is off screen, in points.
  let exitDistance: CGFloat
  let tilts: Bool
  let throwTo: (CGSize?) -> Void

  /// The pose during a drag; nil without one.
  @GestureState private var dragPose: ThrowableCardPose?
  @State private var probe = PresentedValueProbe(ThrowableCardPose())
  /// The drag; unlike `dragPose` it is still there in `onEnded`.
  @State private var drag = GestureStorage(ThrowableCardDrag())

  init(
    card: SpringCard, size: CGSize, depth: Int, thrown: CGSize?, exitDistance: CGFloat,
    tilts: Bool,
    throwTo: @escaping (CGSize?) -> Void
  ) {
    self.card = card
    self.size = size
    self.depth = depth
    self.thrown = thrown
    self.exitDistance = exitDistance
    self.tilts = tilts
    self.throwTo = throwTo
    _dragPose = GestureState(resetTransaction: Transaction(animation: .spring(card.spring)))
  }

  var body: some View {
    SpringCardView(card: card)
      .frame(width: size.width, height: size.height)
      .shadow(
        color: .black.opacity(dragPose == nil ? 0.16 : 0.28), radius: dragPose == nil ? 14 : 24,
        y: 10
      )
      .animation(.smooth(duration: 0.25), value: dragPose == nil)
      .scaleEffect(1 - 0.06 * CGFloat(min(depth, 3)), anchor: .bottom)
      .offset(y: 14 * CGFloat(min(depth, 3)))
      .opacity(depth < 3 ? 1 : 0)
      .animation(.spring(duration: 0.45, bounce: 0.25), value: depth)
      .modifier(ThrowableCardMotion(pose: pose, probe: probe))
      .gesture(dragGesture)
      .allowsHitTesting(depth == 0 || thrown != nil)
  }

  /// Once thrown, the card no longer depends on `dragPose`: it flies on the spring of `throwTo`, and
  /// not on that of the reset transaction, which brings it home.
  private var pose: ThrowableCardPose {
    thrown.map { ThrowableCardPose(center: $0, tilt: $0.width * tiltPerPoint) } ?? dragPose
      ?? ThrowableCardPose()
  }

  /// In degrees.
  private var tiltPerPoint: Double { tilts ? 14 / size.width : 0 }

  private var dragGesture: some Gesture {
    DragGesture(minimumDistance: 0)
      .updating($dragPose) { value, dragPose, _ in
        // From the middle of the card in the deck, as its pose is.
        let pointer = CGSize(
          width: value.location.x - size.width / 2, height: value.location.y - size.height / 2)
        if dragPose == nil {
          drag.value = ThrowableCardDrag(holding: probe.value, at: pointer - value.translation)
        }
        dragPose = drag.value.pose(
          at: pointer, tilt: Double(value.translation.width) * tiltPerPoint)
      }
      .onChanged { _ in if thrown != nil { throwTo(nil) } }
      .onEnded { value in
        let end = drag.value.start.center + value.predictedEndTranslation
        guard end.length > size.width * 0.6 else { return }
        withAnimation(.spring(duration: 0.9)) { throwTo(end * (exitDistance / end.length)) }
      }
  }
}

/// The position and the tilt of a card: its middle, relative to its position in the deck, and its angle in degrees.
private struct ThrowableCardPose: Animatable {
  var center = CGSize.zero
  var tilt = 0.0

  var animatableData: AnimatablePair<CGSize.AnimatableData, Double> {
    get { AnimatablePair(center.animatableData, tilt) }
    set { (center.animatableData, tilt) = (newValue.first, newValue.second) }
  }
}

/// A drag by a point of a card, which stays under the pointer.
private struct ThrowableCardDrag {
  /// The card's presented pose when the drag began.
  let start: ThrowableCardPose
  /// The point of the upright card, from its middle, that is held.
  private let held: CGSize

  init(holding pose: ThrowableCardPose = ThrowableCardPose(), at pointer: CGSize = .zero) {
    start = pose
    held = (pointer - pose.center).rotated(by: .degrees(-pose.tilt))
  }

  /// The pose with the pointer at a position, tilted further by an angle in degrees.
  func pose(at pointer: CGSize, tilt: Double) -> ThrowableCardPose {
    let tilt = start.tilt + tilt
    return ThrowableCardPose(center: pointer - held.rotated(by: .degrees(tilt)), tilt: tilt)
  }
}

/// Tilts and moves a card.
private struct ThrowableCardMotion: ViewModifier, Animatable {
  var pose: ThrowableCardPose
  let probe: PresentedValueProbe<ThrowableCardPose>

  var animatableData: ThrowableCardPose.AnimatableData {
    get { pose.animatableData }
    set { pose.animatableData = newValue }
  }

  func body(content: Content) -> some View {
    probe.value = pose
    return content.rotationEffect(.degrees(pose.tilt)).offset(pose.center)
  }
}
