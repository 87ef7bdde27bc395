// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Motion

/// The values on a drum that turns under the hand, coasts, and comes to rest at one of them.
struct WheelPicker: View {
  let choice: PickerChoice
  /// The value in the middle.
  @State private var middle: Int?
  @Environment(\.colorScheme) private var scheme

  init(choice: PickerChoice) {
    self.choice = choice
  }

  var body: some View {
    ScrollView {
      VStack(spacing: 0) {
        ForEach(choice.views.indices, id: \.self) { index in
          row(index)
        }
      }
      .scrollTargetLayout()
    }
    .contentMargins(.vertical, (Drum.height - Drum.row) / 2, for: .scrollContent)
    .scrollTargetBehavior(.viewAligned)
    .scrollPosition(id: $middle, anchor: .center)
    .scrollIndicators(.hidden)
    .onScrollPhaseChange { _, phase in
      if phase == .idle, let middle, middle != choice.index { choice.choose(middle) }
    }
    .onChange(of: choice.index, initial: true) { old, new in
      guard middle != new else { return }
      withAnimation(old == new ? nil : .snappy) { middle = new }
    }
    .frame(height: Drum.height)
    .background { lozenge }
    .keyboardTarget(
      FocusTarget(
        radius: 8,
        move: { direction in
          switch direction {
          case .up, .left: choice.move(by: -1)
          case .down, .right: choice.move(by: 1)
          }
        }))
  }

  private func row(_ index: Int) -> some View {
    choice.views[index]
      .font(.system(size: 21))
      .lineLimit(1)
      .frame(maxWidth: .infinity)
      .frame(height: Drum.row)
      .contentShape(Rectangle())
      .onTapGesture { withAnimation(.snappy) { middle = index } }
      .visualEffect { content, proxy in
        let drum = Drum(distance: proxy.frame(in: .scrollView).midY - Drum.height / 2)
        return
          content
          .scaleEffect(x: 1, y: drum.squeeze)
          .offset(y: drum.shift)
          .opacity(drum.opacity)
      }
  }

  /// Behind the value in the middle.
  private var lozenge: some View {
    RoundedRectangle(cornerRadius: 8, style: .continuous)
      .fill(Color.gray.opacity(scheme == .dark ? 0.24 : 0.12))
      .frame(height: 34)
      .padding(.horizontal, 9)
  }
}

/// How a row is seen on a drum that it lies flat on.
///
/// A distance d along the drum's face is an angle d/r about its axis; seen from far away that is at r·sin(d/r), and
/// rows are cos(d/r) as high as in the middle. Lengths in points.
nonisolated struct Drum {
  /// As UIKit's picker.
  static let height: CGFloat = 216
  static let row: CGFloat = 32
  static let radius: CGFloat = 108

  private let distance: CGFloat
  private let angle: CGFloat

  /// Along the face, from the row to the middle.
  init(distance: CGFloat) {
    self.distance = distance
    angle = min(max(distance / Drum.radius, -.pi / 2), .pi / 2)
  }

  /// How much of its height is seen.
  var squeeze: CGFloat { max(0.001, cos(angle)) }
  /// From where it lies flat to where it is seen.
  var shift: CGFloat { Drum.radius * sin(angle) - distance }

  /// Clear in the middle, fainter beside it, nothing at the edge.
  var opacity: Double {
    let beside = Double(min(abs(distance) / Drum.row, 1))
    return (1 - 0.55 * beside) * Double(min(1, squeeze * 1.2))
  }
}
