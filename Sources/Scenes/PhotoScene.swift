// Part of Snapback, under the MIT licence; see LICENSE.

import Snapback

/// A photo on a table.
///
/// Drag it, pinch it and rotate it, also all at once: it moves with the fingers and rotates about
/// its own center. The scale ranges from 0.2 to 5; beyond that it resists, and springs back on
/// release. Rotation begins once the fingers have turned by 8 degrees, so that a pinch does not
/// tilt the photo. The button at the bottom resets it.
///
/// Teaches the order of modifiers (rotation, scale, offset, and then the gestures), and gestures
/// that are recognized simultaneously.
struct PhotoScene: View {
  private static let scales: ClosedRange<CGFloat> = 0.2...5
  /// The rotation at which the rotate gesture begins.
  private static let minimumRotation = Angle.degrees(8)

  @State private var placement = Placement()
  /// The placement that the current gestures started from.
  @State private var start = Placement()
  /// The rotation at which the gesture began: ±`minimumRotation`. It is subtracted, so that the
  /// photo does not jump.
  @State private var initialRotation = Angle.zero
  @GestureState private var isDragged = false
  @GestureState private var isPinched = false
  @GestureState private var isRotated = false

  var body: some View {
    ZStack {
      SceneBackground()
      FramedPhoto()
        .shadow(
          color: .black.opacity(isHeld ? 0.3 : 0.22), radius: isHeld ? 22 : 12, y: isHeld ? 14 : 6
        )
        .animation(.smooth(duration: 0.25), value: isHeld)
        .rotationEffect(placement.angle)
        .scaleEffect(placement.scale)
        .offset(placement.offset)
        .gesture(SimultaneousGesture(drag, SimultaneousGesture(rotation, pinch)))
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
    .onChange(of: isDragged) { if !isDragged { start.offset = placement.offset } }
    .onChange(of: isRotated) { if !isRotated { start.angle = placement.angle } }
    .onChange(of: isPinched) { if !isPinched { animateScaleIntoRange() } }
  }

  private var isHeld: Bool { isDragged || isPinched || isRotated }

  private var drag: some Gesture {
    DragGesture()
      .updating($isDragged) { _, isDragged, _ in isDragged = true }
      .onChanged { value in
        placement.offset = CGSize(
          width: start.offset.width + value.translation.width,
          height: start.offset.height + value.translation.height)
      }
  }

  private var pinch: some Gesture {
    MagnifyGesture()
      .updating($isPinched) { _, isPinched, _ in isPinched = true }
      .onChanged { value in
        placement.scale = Self.resisted(start.scale * value.magnification)
      }
  }

  private var rotation: some Gesture {
    RotateGesture(minimumAngleDelta: Self.minimumRotation)
      .updating($isRotated) { value, isRotated, _ in isRotated = true }
      .onChanged { value in
        if !isRotated {
          initialRotation =
            value.rotation.radians < 0 ? -Self.minimumRotation : Self.minimumRotation
        }
        placement.angle = start.angle + value.rotation - initialRotation
      }
  }

  /// Returns a scale within `scales` as it is, and applies rubber-band resistance, in log space, to
  /// one beyond.
  private static func resisted(_ scale: CGFloat) -> CGFloat {
    let limit = min(max(scale, scales.lowerBound), scales.upperBound)
    let excess = log(scale / limit)
    // ln 2: it approaches twice the limit, or half of it.
    let stretchLimit: CGFloat = 0.69
    return limit * exp(excess * stretchLimit * 0.55 / (stretchLimit + 0.55 * abs(excess)))
  }

  private func animateScaleIntoRange() {
    let limit = min(max(placement.scale, Self.scales.lowerBound), Self.scales.upperBound)
    withAnimation(.snappy) { placement.scale = limit }
    start.scale = limit
  }

  private func reset() {
    withAnimation(.bouncy) { placement = Placement() }
    start = Placement()
  }
}

/// The photo's offset, scale and rotation.
private struct Placement: Equatable {
  var offset = CGSize.zero
  var scale: CGFloat = 1
  var angle = Angle.zero
}

/// A landscape with a white border.
private struct FramedPhoto: View {
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
