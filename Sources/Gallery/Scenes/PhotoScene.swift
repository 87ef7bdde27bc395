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
      Color(white: 0.93)
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
        ResetButton(isNeeded: placement != Placement(), action: reset)
          .padding(.bottom, 28)
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

/// A landscape in a white frame.
private struct Photo: View {
  var body: some View {
    ZStack {
      RoundedRectangle(cornerRadius: 14).fill(.white)
      landscape
        .frame(width: 216, height: 156)
        .clipShape(RoundedRectangle(cornerRadius: 8))
    }
    .frame(width: 240, height: 180)
  }

  private var landscape: some View {
    ZStack {
      LinearGradient(
        colors: [
          Color(red: 0.36, green: 0.62, blue: 0.94), Color(red: 0.98, green: 0.83, blue: 0.69),
        ],
        startPoint: .top, endPoint: .bottom)
      Circle()
        .fill(Color(red: 1, green: 0.94, blue: 0.75))
        .frame(width: 44, height: 44)
        .offset(x: 52, y: -28)
      hill(Color(red: 0.45, green: 0.47, blue: 0.72), side: 150, x: -62, y: 92)
      hill(Color(red: 0.33, green: 0.36, blue: 0.6), side: 128, x: 34, y: 98)
      hill(Color(red: 0.2, green: 0.25, blue: 0.44), side: 170, x: 118, y: 124)
      Rectangle()
        .fill(Color(red: 0.16, green: 0.2, blue: 0.36))
        .frame(width: 216, height: 30)
        .offset(y: 66)
    }
  }

  private func hill(_ color: Color, side: CGFloat, x: CGFloat, y: CGFloat) -> some View {
    RoundedRectangle(cornerRadius: 10)
      .fill(color)
      .frame(width: side, height: side)
      .rotationEffect(.degrees(45))
      .offset(x: x, y: y)
  }
}

/// Puts the photo back: a button with a small, upright photo on it.
private struct ResetButton: View {
  let isNeeded: Bool
  let action: () -> Void
  @State private var isPressed = false

  var body: some View {
    ZStack {
      Capsule()
        .fill(.white)
        .shadow(color: .black.opacity(0.14), radius: 8, y: 3)
      RoundedRectangle(cornerRadius: 5).fill(.blue).frame(width: 32, height: 24)
      RoundedRectangle(cornerRadius: 3).fill(.white).frame(width: 26, height: 18)
      RoundedRectangle(cornerRadius: 1.5).fill(.blue).frame(width: 22, height: 6).offset(y: 4)
      Circle().fill(.blue).frame(width: 5, height: 5).offset(x: 7, y: -3.5)
    }
    .frame(width: 88, height: 48)
    .scaleEffect(isPressed ? 0.93 : 1)
    .opacity(isNeeded ? 1 : 0.45)
    .animation(.snappy(duration: 0.2), value: isPressed)
    .animation(.smooth(duration: 0.25), value: isNeeded)
    .onTapGesture(perform: action)
    .onLongPressGesture(
      minimumDuration: .infinity, maximumDistance: 45, pressing: { isPressed = $0 }, perform: {})
  }
}
