// Part of Snapback, under the MIT licence; see LICENSE.

import SwiftUI

struct Chore: Identifiable, Hashable {
  let id = UUID()
  var title: String
}

struct ReorderableList: View {
  @State private var chores = ["Water plants", "Sweep", "Bake bread", "Call Jo", "Read"]
    .map { Chore(title: $0) }
  @State private var held: Chore?
  @State private var translation: CGFloat = 0
  private let rowHeight: CGFloat = 60
  private let spacing: CGFloat = 8

  var body: some View {
    VStack(spacing: spacing) {
      ForEach(chores) { chore in
        row(chore)
          .offset(y: held == chore ? translation : 0)
          .zIndex(held == chore ? 1 : 0)
          .gesture(reorder(chore))
      }
    }
    .padding()
    .animation(.spring(response: 0.3, dampingFraction: 0.8), value: chores)
  }

  private func row(_ chore: Chore) -> some View {
    let isHeld = held == chore
    return HStack {
      Text(chore.title)
      Spacer()
      Image(systemName: "line.horizontal.3").foregroundColor(.secondary)
    }
    .padding(.horizontal)
    .frame(height: rowHeight)
    .background(
      RoundedRectangle(cornerRadius: 12)
        .fill(Color(.secondarySystemBackground))
        .shadow(color: .black.opacity(isHeld ? 0.3 : 0), radius: isHeld ? 10 : 0)
    )
    .scaleEffect(isHeld ? 1.04 : 1)
    .animation(.easeOut(duration: 0.15), value: isHeld)
  }

  private func reorder(_ chore: Chore) -> some Gesture {
    LongPressGesture(minimumDuration: 0.25)
      .sequenced(before: DragGesture())
      .onChanged { value in
        switch value {
        case .first(true):
          held = chore
        case .second(true, let drag?):
          held = chore
          translation = drag.translation.height
          swapIfNeeded(chore)
        default:
          break
        }
      }
      .onEnded { _ in
        withAnimation(.spring()) {
          held = nil
          translation = 0
        }
      }
  }

  private func swapIfNeeded(_ chore: Chore) {
    guard let from = chores.firstIndex(of: chore) else { return }
    let step = rowHeight + spacing
    if translation > step / 2, from < chores.count - 1 {
      chores.swapAt(from, from + 1)
      translation -= step
    } else if translation < -step / 2, from > 0 {
      chores.move(fromOffsets: IndexSet(integer: from), toOffset: from - 1)
      translation += step
    }
  }
}

struct SystemList: View {
  @State private var items = (1...6).map { "Item \($0)" }

  var body: some View {
    NavigationStack {
      List {
        ForEach(items, id: \.self) { item in
          Text(item)
        }
      }
      .listStyle(.insetGrouped)
      .navigationTitle("Reorder")
      .toolbar { Button("Turn round") { items.move(fromOffsets: [0], toOffset: items.count) } }
    }
  }
}

#Preview { ReorderableList() }
