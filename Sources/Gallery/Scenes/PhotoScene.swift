// Part of Snapback, under the MIT licence; see LICENSE.

import Snapback

/// A photo on a table.
///
/// Drag it, pinch it, turn it, all at once if you like: it moves with the fingers and turns about its own
/// middle. It grows to five times its size and shrinks to a fifth; beyond that it resists, and springs back when
/// you let go. It turns once the fingers have turned by 8 degrees, so that a pinch does not tilt it. The
/// button at the bottom puts it back.
///
/// Teaches the order of modifiers (rotation, scale, offset, and then the gestures), and gestures that are
/// recognised simultaneously.
struct PhotoScene: View {
  private static let sizes: ClosedRange<CGFloat> = 0.2...5
  private static let slack = Angle.degrees(8)

  @State private var placement = Placement()
  /// Where the fingers found it.
  @State private var found = Placement()
  /// What the fingers turned before it began to turn with them.
  @State private var lost = Angle.zero
  @GestureState private var isDragged = false
  @GestureState private var isPinched = false
  @GestureState private var isTurned = false

  var body: some View {
    ZStack {
      Ground()
      Photo()
        .shadow(
          color: .black.opacity(isHeld ? 0.3 : 0.22), radius: isHeld ? 22 : 12, y: isHeld ? 14 : 6
        )
        .animation(.smooth(duration: 0.25), value: isHeld)
        .rotationEffect(placement.angle)
        .scaleEffect(placement.scale)
        .offset(placement.offset)
        .gesture(SimultaneousGesture(drag, SimultaneousGesture(turn, pinch)))
      VStack {
        Spacer()
        Button("Reset", action: reset)
          .buttonStyle(.borderedProminent)
          .controlSize(.large)
          .disabled(placement == Placement())
          .animation(.smooth(duration: 0.25), value: placement == Placement())
          .padding(.bottom, 24)
      }
    }
    .onChange(of: isDragged) { if !isDragged { found.offset = placement.offset } }
    .onChange(of: isTurned) { if !isTurned { found.angle = placement.angle } }
    .onChange(of: isPinched) { if !isPinched { settleScale() } }
  }

  private var isHeld: Bool { isDragged || isPinched || isTurned }

  private var drag: some Gesture {
    DragGesture()
      .updating($isDragged) { _, isDragged, _ in isDragged = true }
      .onChanged { value in
        placement.offset = CGSize(
          width: found.offset.width + value.translation.width,
          height: found.offset.height + value.translation.height)
      }
  }

  private var pinch: some Gesture {
    MagnifyGesture()
      .updating($isPinched) { _, isPinched, _ in isPinched = true }
      .onChanged { value in
        placement.scale = Self.resisted(found.scale * value.magnification)
      }
  }

  private var turn: some Gesture {
    RotateGesture(minimumAngleDelta: Self.slack)
      .updating($isTurned) { value, isTurned, _ in isTurned = true }
      .onChanged { value in
        if !isTurned { lost = value.rotation.radians < 0 ? -Self.slack : Self.slack }
        placement.angle = found.angle + value.rotation - lost
      }
  }

  /// Leaves a scale within the sizes as it is, and gives way less and less to one beyond.
  private static func resisted(_ scale: CGFloat) -> CGFloat {
    let limit = min(max(scale, sizes.lowerBound), sizes.upperBound)
    let pull = log(scale / limit)
    // It never gives way by more than to twice the size, or half.
    let give: CGFloat = 0.69
    return limit * exp(pull * give * 0.55 / (give + 0.55 * abs(pull)))
  }

  private func settleScale() {
    let limit = min(max(placement.scale, Self.sizes.lowerBound), Self.sizes.upperBound)
    withAnimation(.snappy) { placement.scale = limit }
    found.scale = limit
  }

  private func reset() {
    withAnimation(.bouncy) { placement = Placement() }
    found = Placement()
  }
}

/// Where the photo lies, how large and how turned.
private struct Placement: Equatable {
  var offset = CGSize.zero
  var scale: CGFloat = 1
  var angle = Angle.zero
}

/// A landscape with a white border.
private struct Photo: View {
  var body: some View {
    Image("Landscape")
      .resizable()
      .scaledToFill()
      .frame(width: 208, height: 264)
      .clipShape(RoundedRectangle(cornerRadius: 6))
      .padding(12)
      .background(.white, in: RoundedRectangle(cornerRadius: 14))
  }
}
