// Part of Snapback, under the MIT licence; see LICENSE.

import SwiftUI

struct OffsetKey: PreferenceKey {
  typealias Value = CGFloat
  static var defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value += nextValue() }
}

struct WidthKey: PreferenceKey {
  static var defaultValue: [Int: CGFloat] = [:]
  static func reduce(value: inout [Int: CGFloat], nextValue: () -> [Int: CGFloat]) {
    value.merge(nextValue(), uniquingKeysWith: { $1 })
  }
}

extension View {
  func readOffset(in space: String, _ perform: @escaping (CGFloat) -> Void) -> some View {
    background(
      GeometryReader { geo in
        Color.clear.preference(key: OffsetKey.self, value: geo.frame(in: .named(space)).minX)
      }
    )
    .onPreferenceChange(OffsetKey.self, perform: perform)
  }

  @ViewBuilder func `if`<Content: View>(_ condition: Bool, transform: (Self) -> Content)
    -> some View
  {
    if condition { transform(self) } else { self }
  }
}

struct Carousel<Data: RandomAccessCollection, Content: View>: View
where Data.Element: Identifiable {
  private let data: Data
  private let spacing: CGFloat
  private let cardWidth: CGFloat
  private let content: (Data.Element, CGFloat) -> Content

  @Binding private var index: Int
  @GestureState private var translation: CGFloat = 0
  @State private var widths: [Int: CGFloat] = [:]

  init(
    _ data: Data, index: Binding<Int>, cardWidth: CGFloat = 260, spacing: CGFloat = 16,
    @ViewBuilder content: @escaping (Data.Element, CGFloat) -> Content
  ) {
    self.data = data
    self._index = index
    self.cardWidth = cardWidth
    self.spacing = spacing
    self.content = content
  }

  private var step: CGFloat { cardWidth + spacing }

  var body: some View {
    GeometryReader { geometry in
      let inset = (geometry.size.width - cardWidth) / 2
      HStack(spacing: spacing) {
        ForEach(Array(zip(data.indices, data)), id: \.1.id) { _, element in
          GeometryReader { card in
            let mid = card.frame(in: .global).midX - geometry.frame(in: .global).midX
            content(element, mid / geometry.size.width)
          }
          .frame(width: cardWidth)
        }
      }
      .offset(x: inset - CGFloat(index) * step + translation)
      .gesture(
        DragGesture()
          .updating($translation) { value, state, _ in
            let atEdge =
              (index == 0 && value.translation.width > 0)
              || (index == data.count - 1 && value.translation.width < 0)
            state = atEdge ? value.translation.width / 3 : value.translation.width
          }
          .onEnded { value in
            let projected = CGFloat(index) - value.predictedEndTranslation.width / step
            index = min(
              max(Int(projected.rounded()), max(0, index - 1)), min(data.count - 1, index + 1))
          }
      )
      .animation(
        .interactiveSpring(response: 0.45, dampingFraction: 0.78, blendDuration: 0.25), value: index
      )
      .animation(.interactiveSpring(), value: translation == 0)
    }
  }
}

struct City: Identifiable {
  var id: String { name }
  let name: String
  let colors: [Color]
}

struct GenericCarousel: View {
  @State private var index = 1
  @State private var offset: CGFloat = 0

  private let cities: [City] = [
    City(name: "Lisbon", colors: [.yellow, .orange]),
    City(name: "Oslo", colors: [.cyan, .blue]),
    City(name: "Kyoto", colors: [.pink, .purple]),
    City(name: "Quito", colors: [.green, .teal]),
  ]

  var body: some View {
    VStack(alignment: .leading, spacing: 20) {
      Text(cities[index].name)
        .font(.system(size: 40, weight: .black, design: .serif))
        .id(index)
        .transition(
          .asymmetric(insertion: .move(edge: .trailing), removal: .move(edge: .leading)).combined(
            with: .opacity)
        )
        .padding(.horizontal)
      Carousel(cities, index: $index.animation(.easeInOut)) { city, x in
        RoundedRectangle(cornerRadius: 28)
          .fill(LinearGradient(colors: city.colors, startPoint: .top, endPoint: .bottom))
          .overlay(alignment: .bottomLeading) {
            Text(city.name).font(.title).foregroundColor(.white).padding()
              .offset(x: x * 60)
          }
          .rotation3DEffect(
            .degrees(Double(x) * -30), axis: (x: 0, y: 1, z: 0), anchor: .center, anchorZ: 0,
            perspective: 0.6
          )
          .scaleEffect(1 - abs(x) * 0.15)
          .if(abs(x) > 0.5) { $0.blur(radius: 1) }
      }
      .frame(height: 380)
      ScrollView(.horizontal, showsIndicators: false) {
        HStack {
          ForEach(0..<12) { number in
            Text("Tag \(number)")
              .padding(.horizontal, 12).padding(.vertical, 6)
              .background(Capsule().stroke(Color.secondary))
          }
        }
        .padding(.horizontal)
        .readOffset(in: "tags") { offset = $0 }
      }
      .coordinateSpace(name: "tags")
      Text("offset \(offset, specifier: "%.0f")").font(.caption).padding(.horizontal)
    }
  }
}

struct GenericCarousel_Previews: PreviewProvider {
  static var previews: some View {
    GenericCarousel()
  }
}
