// Part of Snapback, under the MIT licence; see LICENSE.

import Snapback

/// A disc that must be held before it can be carried.
///
/// Press the disc and wait: the ring fills, and when it is full the disc lifts and goes where the hand goes. A
/// hand that moves at once takes nothing. Let go: it stays where it is. The words at the top say how far
/// the gesture is.
///
/// Teaches `LongPressGesture` sequenced before `DragGesture`, and one enumeration for its states.
struct LongPressDragScene: View {
  private static let side: CGFloat = 112
  private static let patience = 0.5

  @GestureState private var stage = HoldStage.inactive
  @State private var offset = CGSize.zero

  var body: some View {
    GeometryReader { space in
      ZStack {
        Ground()
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
      .onChange(of: stage.isDragging) { if !stage.isDragging { comeBack(to: space.size) } }
      .onChange(of: space.size) { comeBack(to: space.size) }
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

  /// Fills while the hand waits.
  private var ring: some View {
    Circle()
      .trim(from: 0, to: stage == .inactive ? 0 : 1)
      .stroke(.blue, style: StrokeStyle(lineWidth: 4, lineCap: .round))
      .rotationEffect(.degrees(-90))
      .frame(width: Self.side + 20, height: Self.side + 20)
      .opacity(stage == .pressing ? 1 : 0)
      .animation(
        stage == .pressing ? .linear(duration: Self.patience) : .smooth(duration: 0.25),
        value: stage == .pressing)
  }

  private var holdThenDrag: some Gesture {
    LongPressGesture(minimumDuration: Self.patience)
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

  private func comeBack(to space: CGSize) {
    let reach = CGSize(
      width: max(0, (space.width - Self.side) / 2 - 16),
      height: max(0, (space.height - Self.side) / 2 - 16))
    withAnimation(.spring(duration: 0.5, bounce: 0.2)) {
      offset = CGSize(
        width: min(max(offset.width, -reach.width), reach.width),
        height: min(max(offset.height, -reach.height), reach.height))
    }
  }
}

/// How far a hold that becomes a drag is.
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

/// The names of the stages side by side, with a lozenge behind the present one.
private struct HoldStages: View {
  let stage: HoldStage
  private static let names = ["inactive", "pressing", "dragging"]
  private static let cell = CGSize(width: 92, height: 32)

  var body: some View {
    HStack(spacing: 0) {
      ForEach(Self.names.indices, id: \.self) { index in
        Text(Self.names[index])
          .font(.footnote)
          .fontWeight(.medium)
          .foregroundStyle(index == stage.index ? Color.white : .secondary)
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
    .background { Surface(Capsule()).shadow(color: .black.opacity(0.08), radius: 8, y: 2) }
    .animation(.snappy(duration: 0.3), value: stage.index)
    .allowsHitTesting(false)
  }
}
