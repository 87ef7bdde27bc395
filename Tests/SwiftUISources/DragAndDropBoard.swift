// Part of Snapback, under the MIT licence; see LICENSE.

import SwiftUI

struct Piece: Identifiable, Equatable {
  let id: Int
  var position: CGPoint
  var color: Color
}

private struct SlotKey: PreferenceKey {
  static let defaultValue: [CGRect] = []
  static func reduce(value: inout [CGRect], nextValue: () -> [CGRect]) { value += nextValue() }
}

struct DragAndDropBoard: View {
  @State private var pieces = (0..<4).map {
    Piece(
      id: $0, position: CGPoint(x: 60 + CGFloat($0) * 80, y: 480),
      color: [.red, .blue, .green, .orange][$0])
  }
  @State private var slots: [CGRect] = []
  @GestureState private var active: (id: Int, offset: CGSize)?

  var body: some View {
    ZStack {
      VStack {
        HStack(spacing: 12) {
          ForEach(0..<3) { _ in
            RoundedRectangle(cornerRadius: 12)
              .strokeBorder(style: StrokeStyle(lineWidth: 2, dash: [8, 6]))
              .foregroundStyle(.secondary)
              .aspectRatio(1, contentMode: .fit)
              .background(
                GeometryReader { geometry in
                  Color.clear.preference(
                    key: SlotKey.self, value: [geometry.frame(in: .named("board"))])
                })
          }
        }
        .padding()
        Spacer()
      }
      ForEach(pieces) { piece in
        RoundedRectangle(cornerRadius: 10)
          .fill(piece.color)
          .stroke(.white, lineWidth: 2)
          .frame(width: 64, height: 64)
          .scaleEffect(active?.id == piece.id ? 1.15 : 1)
          .shadow(radius: active?.id == piece.id ? 12 : 2)
          .position(piece.position)
          .offset(active?.id == piece.id ? active?.offset ?? .zero : .zero)
          .zIndex(active?.id == piece.id ? 1 : 0)
          .gesture(
            DragGesture(coordinateSpace: .named("board"))
              .updating($active) { value, state, _ in state = (piece.id, value.translation) }
              .onEnded { value in drop(piece, at: value.location) }
          )
      }
    }
    .coordinateSpace(.named("board"))
    .onPreferenceChange(SlotKey.self) { slots = $0 }
    .animation(.spring(response: 0.35, dampingFraction: 0.65), value: pieces)
    .animation(.spring(response: 0.25, dampingFraction: 0.8), value: active?.id)
  }

  private func drop(_ piece: Piece, at point: CGPoint) {
    guard let index = pieces.firstIndex(of: piece) else { return }
    if let slot = slots.first(where: { $0.insetBy(dx: -20, dy: -20).contains(point) }) {
      pieces[index].position = CGPoint(x: slot.midX, y: slot.midY)
    } else {
      pieces[index].position = CGPoint(x: 60 + CGFloat(piece.id) * 80, y: 480)
    }
  }
}

#Preview { DragAndDropBoard() }
