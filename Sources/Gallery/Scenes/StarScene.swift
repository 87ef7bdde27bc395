// Part of Snapback, under the MIT licence; see LICENSE.

import Snapback

/// A star that shows what a gesture's state is.
///
/// Drag the star and watch its numbers: `drag` is the gesture's own state, which is zero again as soon as the
/// hand lets go; `view` is what the scene keeps of it; their sum is where the star is, and does not jump when
/// the one becomes the other. Carried out of the window, the star comes back to its edge.
///
/// Teaches `@GestureState` beside `@State`.
struct StarScene: View {
  private struct DragState {
    var offset = CGSize.zero
    var isDragging = false
  }

  private static let radius: CGFloat = 52

  /// What the hand does now; it resets itself.
  @GestureState private var dragState = DragState()
  /// What is left of all drags before.
  @State private var viewOffset = CGSize.zero

  var body: some View {
    GeometryReader { stage in
      ZStack {
        Ground()
        VStack {
          Spacer()
          Hint("Drag the star")
        }
        .padding(.bottom, 24)
        Image(systemName: "star.circle.fill")
          .font(.system(size: Self.radius * 2))
          .foregroundStyle(dragState.isDragging ? Color.pink : .yellow)
          .frame(width: Self.radius * 2, height: Self.radius * 2)
          // Seen through the star.
          .background(Circle().fill(.white).padding(8))
          .scaleEffect(dragState.isDragging ? 1.08 : 1)
          .shadow(
            color: .black.opacity(dragState.isDragging ? 0.22 : 0.12),
            radius: dragState.isDragging ? 16 : 6, y: dragState.isDragging ? 10 : 3
          )
          .animation(.snappy(duration: 0.25), value: dragState.isDragging)
          .contentShape(Circle())
          .gesture(drag)
          .overlay { numbers(in: stage.size) }
          .offset(totalOffset)
      }
      .onChange(of: dragState.isDragging) { if !dragState.isDragging { comeBack(to: stage.size) } }
      .onChange(of: stage.size) { comeBack(to: stage.size) }
    }
  }

  private var drag: some Gesture {
    DragGesture(coordinateSpace: .global)
      .updating($dragState) { value, state, _ in
        state = DragState(offset: value.translation, isDragging: true)
      }
      .onEnded { value in viewOffset += value.translation }
  }

  private var totalOffset: CGSize { viewOffset + dragState.offset }

  /// Above the star, or below it where there is no room above; and within the window.
  private func numbers(in stage: CGSize) -> some View {
    let isHigh = stage.height / 2 + totalOffset.height < 208
    let reach = max(0, (stage.width - StarNumbers.width) / 2 - 16)
    return StarNumbers(drag: dragState.offset, view: viewOffset, total: totalOffset)
      .fixedSize()
      .offset(y: isHigh ? 128 : -128)
      .animation(.snappy, value: isHigh)
      .offset(x: min(max(totalOffset.width, -reach), reach) - totalOffset.width)
      .allowsHitTesting(false)
  }

  private func comeBack(to stage: CGSize) {
    let reach = CGSize(
      width: max(0, stage.width / 2 - Self.radius - 16),
      height: max(0, stage.height / 2 - Self.radius - 16))
    withAnimation(.spring(duration: 0.5, bounce: 0.2)) {
      viewOffset = CGSize(
        width: min(max(viewOffset.width, -reach.width), reach.width),
        height: min(max(viewOffset.height, -reach.height), reach.height))
    }
  }
}

/// The three numbers, in columns that keep their width.
private struct StarNumbers: View {
  static let width: CGFloat = 224

  let drag: CGSize
  let view: CGSize
  let total: CGSize

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      row("drag", drag)
      row("view", view)
      Divider()
      row("drag + view", total)
        .foregroundStyle(.primary)
    }
    .font(.footnote)
    .foregroundStyle(.secondary)
    .padding(.horizontal, 16)
    .padding(.vertical, 12)
    .frame(width: Self.width)
    .background {
      Surface(RoundedRectangle(cornerRadius: 16, style: .continuous))
        .shadow(color: .black.opacity(0.1), radius: 12, y: 4)
    }
  }

  private func row(_ name: String, _ offset: CGSize) -> some View {
    HStack(spacing: 0) {
      Text(name)
        .frame(width: 88, alignment: .leading)
      number(offset.width)
      number(offset.height)
    }
  }

  private func number(_ value: CGFloat) -> some View {
    Text(verbatim: "\(Int(value.rounded()))".replacingOccurrences(of: "-", with: "−"))
      .monospacedDigit()
      .fontWeight(.medium)
      .frame(width: 52, alignment: .trailing)
  }
}
