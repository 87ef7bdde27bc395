// Part of Snapback, under the MIT licence; see LICENSE.

import Snapback

/// A star that shows the difference between a gesture's state and a view's.
///
/// Drag the star and watch the numbers: `drag` is the gesture's own state, which is reset on
/// release; `view` is the view's state, which accumulates; their sum is the star's offset, and does
/// not jump when one is added to the other. Dragged out of the window, the star returns to the
/// edge.
///
/// Teaches `@GestureState` beside `@State`.
struct StarScene: View {
  private struct DragState {
    var offset = CGSize.zero
    var isDragging = false
  }

  private static let radius: CGFloat = 52

  /// The current drag; it resets itself.
  @GestureState private var dragState = DragState()
  /// The sum of all finished drags.
  @State private var viewOffset = CGSize.zero

  var body: some View {
    GeometryReader { stage in
      ZStack {
        SceneBackground()
        VStack {
          Spacer()
          Hint("Drag the star")
        }
        .padding(.bottom, 24)
        Image(systemName: "star.circle.fill")
          .font(.system(size: Self.radius * 2))
          .foregroundStyle(dragState.isDragging ? Color.pink : .yellow)
          .frame(width: Self.radius * 2, height: Self.radius * 2)
          // Fills the star, which is cut out of the symbol.
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
      .onChange(of: dragState.isDragging) {
        if !dragState.isDragging { clampOffset(to: stage.size) }
      }
      .onChange(of: stage.size) { clampOffset(to: stage.size) }
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

  /// The numbers above the star, or below it if there is not enough space above; clamped to the
  /// window.
  private func numbers(in stage: CGSize) -> some View {
    let isHigh = stage.height / 2 + totalOffset.height < 208
    let limit = max(0, (stage.width - StarNumbers.width) / 2 - 16)
    return StarNumbers(drag: dragState.offset, view: viewOffset, total: totalOffset)
      .fixedSize()
      .offset(y: isHigh ? 128 : -128)
      .animation(.snappy, value: isHigh)
      .offset(x: min(max(totalOffset.width, -limit), limit) - totalOffset.width)
      .allowsHitTesting(false)
  }

  /// Animates the offset into the window.
  private func clampOffset(to stage: CGSize) {
    let limit = CGSize(
      width: max(0, stage.width / 2 - Self.radius - 16),
      height: max(0, stage.height / 2 - Self.radius - 16))
    withAnimation(.spring(duration: 0.5, bounce: 0.2)) {
      viewOffset = CGSize(
        width: min(max(viewOffset.width, -limit.width), limit.width),
        height: min(max(viewOffset.height, -limit.height), limit.height))
    }
  }
}

/// The three offsets, in columns of fixed width.
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
    .captionColor()
    .padding(.horizontal, 16)
    .padding(.vertical, 12)
    .frame(width: Self.width)
    .background {
      SurfaceFill(RoundedRectangle(cornerRadius: 16, style: .continuous))
        .shadow(color: .black.opacity(0.1), radius: 12, y: 4)
    }
  }

  private func row(_ name: String, _ offset: CGSize) -> some View {
    HStack(spacing: 0) {
      Text(scene: name)
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
