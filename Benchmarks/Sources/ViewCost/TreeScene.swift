// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
import Motion

/// The tree, with a card that is moved by its own state, or by state of the view that contains the
/// whole tree.
struct TreeScene: View {
  let tree: Tree
  /// Whether the offset is state of the view that also has the tree in its body, so that a drag
  /// evaluates it again.
  let ownsOffset: Bool
  @State private var offset = CGSize.zero

  var body: some View {
    ZStack(alignment: .topLeading) {
      content
      if ownsOffset {
        Color.red.frame(width: 60, height: 60).offset(offset)
          .gesture(DragGesture(minimumDistance: 0).onChanged { offset = $0.translation })
      } else {
        Card()
      }
    }
  }

  @ViewBuilder private var content: some View {
    switch tree {
    case .plain:
      VStack(spacing: 1) {
        ForEach(0..<40, id: \.self) { _ in
          HStack(spacing: 1) {
            ForEach(0..<49, id: \.self) { _ in Color.gray }
          }
        }
      }
    case .padded:
      VStack(spacing: 1) {
        ForEach(0..<24, id: \.self) { _ in
          HStack(spacing: 1) {
            ForEach(0..<40, id: \.self) { _ in Color.gray.padding(1) }
          }
        }
      }
    case .rows:
      HStack {
        ForEach(0..<5, id: \.self) { column in
          VStack(spacing: 2) {
            ForEach(0..<40, id: \.self) { Row(number: $0 + 40 * column) }
          }
        }
      }
    case .styled:
      VStack(spacing: 2) {
        ForEach(0..<16, id: \.self) { row in
          HStack(spacing: 2) {
            ForEach(0..<20, id: \.self) { Tile(row: row, column: $0) }
          }
        }
      }
    }
  }
}

private struct Card: View {
  @State private var offset = CGSize.zero

  var body: some View {
    Color.red.frame(width: 60, height: 60).offset(offset)
      .gesture(DragGesture(minimumDistance: 0).onChanged { offset = $0.translation })
  }
}

private struct Row: View {
  let number: Int

  var body: some View {
    HStack {
      Circle().fill(Color.blue).frame(width: 12, height: 12)
      VStack(alignment: .leading) {
        Text("Row \(number)").font(.caption)
        Text("description").font(.caption2).foregroundColor(.secondary)
      }
      Spacer()
      Text("\(number * 7 % 100)").font(.caption)
    }
    .padding(2)
    .background(Color.gray.opacity(0.2))
  }
}

private struct Tile: View {
  let row: Int
  let column: Int

  var body: some View {
    RoundedRectangle(cornerRadius: 6)
      .fill(Color(hue: Double(column) / 20, saturation: 0.6, brightness: 0.9))
      .padding(2)
      .rotationEffect(.degrees(Double(row)))
      .scaleEffect(0.9)
      .offset(x: 1, y: 1)
      .opacity(0.9)
  }
}
