// Part of Snapback, under the MIT licence; see LICENSE.

import SwiftUI

struct ParallaxHeader: View {
  private let headerHeight: CGFloat = 280

  var body: some View {
    ScrollView(.vertical, showsIndicators: false) {
      VStack(spacing: 0) {
        GeometryReader { geo in
          let minY = geo.frame(in: .global).minY
          LinearGradient(
            gradient: Gradient(colors: [Color.orange, Color.pink]), startPoint: .topLeading,
            endPoint: .bottomTrailing
          )
          .overlay(
            Text("Sunset")
              .font(.system(size: 44, weight: .black, design: .serif))
              .foregroundColor(.white)
              .blur(radius: minY > 0 ? minY / 20 : 0)
          )
          .frame(width: geo.size.width, height: max(0, headerHeight + (minY > 0 ? minY : 0)))
          .clipped()
          .offset(y: minY > 0 ? -minY : -minY / 2)
        }
        .frame(height: headerHeight)

        VStack(alignment: .leading, spacing: 16) {
          ForEach(0..<20, id: \.self) { row in
            HStack(spacing: 12) {
              RoundedRectangle(cornerRadius: 8)
                .fill(Color(hue: Double(row) / 20, saturation: 0.5, brightness: 0.9))
                .frame(width: 48, height: 48)
              VStack(alignment: .leading) {
                Text("Row number \(row)").font(.headline)
                Text("A line that says something about it").font(.subheadline).foregroundColor(
                  .secondary)
              }
              Spacer(minLength: 0)
            }
          }
        }
        .padding()
        .background(Color(.systemBackground))
        .cornerRadius(24, antialiased: true)
        .offset(y: -24)
      }
    }
    .edgesIgnoringSafeArea(.top)
  }
}

private struct OffsetKey: PreferenceKey {
  static var defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = nextValue() }
}

struct CollapsingTitle: View {
  @State private var offset: CGFloat = 0
  @State private var visible = false

  var body: some View {
    ZStack(alignment: .top) {
      ScrollView {
        LazyVStack(alignment: .leading) {
          Group {
            Text("Heading")
              .font(.title3.bold())
              .frame(maxWidth: .infinity, alignment: .leading)
              .padding()
              .background(.regularMaterial)
            ForEach(1..<30) { Text("Line \($0)").padding(.horizontal) }
          }
        }
        .background(
          GeometryReader {
            Color.clear.preference(
              key: OffsetKey.self, value: -$0.frame(in: .named("scroll")).origin.y)
          }
        )
        .onPreferenceChange(OffsetKey.self) { offset = $0 }
      }
      .coordinateSpace(name: "scroll")
      Text("Title")
        .font(.headline)
        .frame(maxWidth: .infinity)
        .padding(8)
        .background(.thinMaterial)
        .opacity(Double(min(1, max(0, offset / 60))))
    }
  }
}

struct ScrollGeometryHeader: View {
  @State private var y = 0.0
  var body: some View {
    ScrollView {
      ForEach(0..<30) { i in
        Text("\(i)").frame(maxWidth: .infinity).padding()
          .visualEffect { content, proxy in
            content.opacity(proxy.frame(in: .scrollView).minY < 40 ? 0.2 : 1)
          }
      }
    }
    .onScrollGeometryChange(for: Double.self) { geometry in
      geometry.contentOffset.y + geometry.contentInsets.top
    } action: { _, new in
      y = new
    }
    .overlay(alignment: .top) { Text(y, format: .number).opacity(y > 20 ? 1 : 0) }
    .scrollBounceBehavior(.basedOnSize)
    .scrollIndicators(.hidden)
  }
}

struct ParallaxHeader_Previews: PreviewProvider {
  static var previews: some View {
    ParallaxHeader()
    CollapsingTitle()
  }
}
