// Part of Snapback, under the MIT licence; see LICENSE.

import SwiftUI

struct AppIcon: Identifiable, Equatable {
  let id: Int
  let name: String
  let symbol: String
  let color: Color
}

struct IconFrames: PreferenceKey {
  static let defaultValue: [Int: CGRect] = [:]
  static func reduce(value: inout [Int: CGRect], nextValue: () -> [Int: CGRect]) {
    value.merge(nextValue(), uniquingKeysWith: { _, new in new })
  }
}

struct Jiggle: ViewModifier {
  let active: Bool
  let seed: Int
  @State private var tilted = false

  func body(content: Content) -> some View {
    content
      .rotationEffect(.degrees(active ? (tilted ? 2.5 : -2.5) : 0))
      .animation(
        active
          ? .easeInOut(duration: 0.13 + Double(seed % 4) * 0.01).repeatForever(autoreverses: true)
          : .default,
        value: tilted
      )
      .onChange(of: active) { _, isActive in
        tilted = isActive
      }
  }
}

struct ReorderIconGrid: View {
  @State private var icons = [
    AppIcon(id: 0, name: "Mail", symbol: "envelope.fill", color: .blue),
    AppIcon(id: 1, name: "Photos", symbol: "photo.fill", color: .pink),
    AppIcon(id: 2, name: "Camera", symbol: "camera.fill", color: .gray),
    AppIcon(id: 3, name: "Maps", symbol: "map.fill", color: .green),
    AppIcon(id: 4, name: "Clock", symbol: "clock.fill", color: .black),
    AppIcon(id: 5, name: "Weather", symbol: "cloud.sun.fill", color: .cyan),
    AppIcon(id: 6, name: "Music", symbol: "music.note", color: .red),
    AppIcon(id: 7, name: "Wallet", symbol: "creditcard.fill", color: .indigo),
    AppIcon(id: 8, name: "Books", symbol: "book.fill", color: .orange),
    AppIcon(id: 9, name: "Settings", symbol: "gearshape.fill", color: .secondary),
  ]
  @State private var editing = false
  @State private var dragged: Int?
  @State private var location = CGPoint.zero
  @State private var frames: [Int: CGRect] = [:]

  var body: some View {
    VStack {
      HStack {
        Spacer()
        Button(editing ? "Done" : "Edit") {
          withAnimation { editing.toggle() }
        }
        .buttonStyle(.borderedProminent)
        .buttonBorderShape(.capsule)
        .tint(.white.opacity(0.3))
      }
      LazyVGrid(columns: Array(repeating: GridItem(.flexible()), count: 4), spacing: 26) {
        ForEach(icons) { icon in
          iconView(icon)
            .opacity(dragged == icon.id ? 0 : 1)
            .background {
              GeometryReader { geo in
                Color.clear.preference(
                  key: IconFrames.self, value: [icon.id: geo.frame(in: .named("grid"))])
              }
            }
            .gesture(dragGesture(icon))
        }
      }
      .coordinateSpace(name: "grid")
      .onPreferenceChange(IconFrames.self) { frames = $0 }
      .overlay(alignment: .topLeading) {
        if let dragged, let icon = icons.first(where: { $0.id == dragged }) {
          iconView(icon)
            .scaleEffect(1.15)
            .shadow(radius: 12)
            .frame(width: frames[dragged]?.width)
            .position(location)
        }
      }
      Spacer()
    }
    .padding()
    .background(
      LinearGradient(
        colors: [.purple, .blue, .teal], startPoint: .topTrailing, endPoint: .bottomLeading
      )
      .ignoresSafeArea())
  }

  private func iconView(_ icon: AppIcon) -> some View {
    VStack(spacing: 6) {
      RoundedRectangle(cornerRadius: 15, style: .continuous)
        .fill(icon.color.gradient)
        .frame(width: 62, height: 62)
        .overlay {
          Image(systemName: icon.symbol).font(.title).foregroundStyle(.white)
        }
      Text(icon.name).font(.caption).foregroundStyle(.white)
    }
    .modifier(Jiggle(active: editing, seed: icon.id))
  }

  private func dragGesture(_ icon: AppIcon) -> some Gesture {
    LongPressGesture(minimumDuration: editing ? 0.01 : 0.5)
      .sequenced(before: DragGesture(minimumDistance: 0, coordinateSpace: .named("grid")))
      .onChanged { value in
        guard case .second(true, let drag) = value else { return }
        if !editing { withAnimation { editing = true } }
        dragged = icon.id
        guard let drag else { return }
        location = drag.location
        guard let target = frames.first(where: { $0.value.contains(drag.location) })?.key,
          target != icon.id,
          let from = icons.firstIndex(where: { $0.id == icon.id }),
          let to = icons.firstIndex(where: { $0.id == target })
        else { return }
        withAnimation(.spring(duration: 0.3)) {
          icons.move(fromOffsets: IndexSet(integer: from), toOffset: to > from ? to + 1 : to)
        }
      }
      .onEnded { _ in
        withAnimation(.spring) { dragged = nil }
      }
  }
}

#Preview {
  ReorderIconGrid()
}
