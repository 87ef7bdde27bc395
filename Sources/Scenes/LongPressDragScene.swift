// Part of Snapback, under the MIT licence; see LICENSE.

import Snapback

/// A disc that must be held before it can be dragged.
///
/// Press the disc and wait: the ring fills, and when it is full the disc lifts and follows the
/// pointer. Movement before that cancels the gesture. Release it: it stays where it is. The labels
/// at the top show the gesture's state.
///
/// Teaches `LongPressGesture` sequenced before `DragGesture`, and one enumeration for the states.
struct LongPressDragScene: View {
  private static let side: CGFloat = 112
  /// The minimum press duration, in seconds.
  private static let pressDuration = 0.5

  @GestureState private var stage = HoldStage.inactive
  @State private var offset = CGSize.zero

  var body: some View {
    GeometryReader { space in
      ZStack {
        SceneBackground()
        disc
          .offset(offset + stage.translation)
        VStack {
          HoldStages(stage: stage)
            .padding(.top, 32)
          Spacer()
          Hint("Hold the disc, then drag it")
            .padding(.bottom, 24)
        }
      }
      .onChange(of: stage.isDragging) { if !stage.isDragging { clampOffset(to: space.size) } }
      .onChange(of: space.size) { clampOffset(to: space.size) }
    }
  }

  private var disc: some View {
    ZStack {
      Circle()
        .fill(
          LinearGradient(
            colors: stage.isDragging ? [.mint, .teal] : [.cyan, .blue],
            startPoint: .top, endPoint: .bottom)
        )
        .frame(width: Self.side, height: Self.side)
        .shadow(
          color: .black.opacity(stage.isDragging ? 0.28 : 0.14),
          radius: stage.isDragging ? 22 : 8, y: stage.isDragging ? 16 : 4)
      Image(systemName: stage.isDragging ? "hand.raised.fill" : "hand.tap.fill")
        .font(.system(size: 40))
        .foregroundStyle(.white)
      ring
    }
    .scaleEffect(stage.isDragging ? 1.14 : stage == .pressing ? 0.96 : 1)
    .animation(.spring(duration: 0.35, bounce: 0.35), value: stage.isDragging)
    .animation(.smooth(duration: 0.3), value: stage == .pressing)
    .gesture(holdThenDrag)
  }

  /// Fills during the long press.
  private var ring: some View {
    Circle()
      .trim(from: 0, to: stage == .inactive ? 0 : 1)
      .stroke(.blue, style: StrokeStyle(lineWidth: 4, lineCap: .round))
      .rotationEffect(.degrees(-90))
      .frame(width: Self.side + 20, height: Self.side + 20)
      .opacity(stage == .pressing ? 1 : 0)
      .animation(
        stage == .pressing ? .linear(duration: Self.pressDuration) : .smooth(duration: 0.25),
        value: stage == .pressing)
  }

  private var holdThenDrag: some Gesture {
    LongPressGesture(minimumDuration: Self.pressDuration)
      .sequenced(before: DragGesture(minimumDistance: 0, coordinateSpace: .global))
      .updating($stage) { value, stage, _ in
        switch value {
        case .first(true): stage = .pressing
        case .second(true, let drag): stage = .dragging(drag?.translation ?? .zero)
        default: stage = .inactive
        }
      }
      .onEnded { value in
        guard case .second(true, let drag?) = value else { return }
        offset += drag.translation
      }
  }

  /// Animates the offset into the window.
  private func clampOffset(to space: CGSize) {
    let limit = CGSize(
      width: max(0, (space.width - Self.side) / 2 - 16),
      height: max(0, (space.height - Self.side) / 2 - 16))
    withAnimation(.spring(duration: 0.5, bounce: 0.2)) {
      offset = CGSize(
        width: min(max(offset.width, -limit.width), limit.width),
        height: min(max(offset.height, -limit.height), limit.height))
    }
  }
}

/// The state of the sequenced gesture.
private enum HoldStage: Equatable {
  case inactive
  case pressing
  case dragging(CGSize)

  var isDragging: Bool { if case .dragging = self { true } else { false } }

  var translation: CGSize {
    if case .dragging(let translation) = self { translation } else { .zero }
  }

  var index: Int {
    switch self {
    case .inactive: 0
    case .pressing: 1
    case .dragging: 2
    }
  }
}

/// The names of the states side by side, with a capsule behind the current one.
private struct HoldStages: View {
  let stage: HoldStage
  @Environment(\.palette) private var palette
  private static let names = ["inactive", "pressing", "dragging"]
  private static let cell = CGSize(width: 92, height: 32)

  var body: some View {
    HStack(spacing: 0) {
      ForEach(Self.names.indices, id: \.self) { index in
        Text(scene: Self.names[index])
          .font(.footnote)
          .fontWeight(.medium)
          .foregroundStyle(index == stage.index ? Color.white : palette.secondaryText)
          .frame(width: Self.cell.width, height: Self.cell.height)
      }
    }
    .background(alignment: .leading) {
      Capsule()
        .fill([Color.gray, .blue, .teal][stage.index])
        .frame(width: Self.cell.width, height: Self.cell.height)
        .offset(x: CGFloat(stage.index) * Self.cell.width)
    }
    .padding(4)
    .background { SurfaceFill(Capsule()).shadow(color: .black.opacity(0.08), radius: 8, y: 2) }
    .animation(.snappy(duration: 0.3), value: stage.index)
    .allowsHitTesting(false)
  }
}
