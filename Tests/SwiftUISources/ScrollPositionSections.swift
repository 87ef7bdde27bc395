// Part of Snapback, under the MIT licence; see LICENSE.

import SwiftUI

struct ScrollPositionSections: View {
  @State private var position = ScrollPosition(edge: .top)
  @State private var visible: Set<Int> = []
  @State private var isScrolling = false
  @State private var pastHeader = false

  private let colors: [Color] = [
    .red, .orange, .yellow, .green, .mint, .teal, .blue, .indigo, .purple, .pink,
  ]

  var body: some View {
    NavigationStack {
      ScrollView {
        LazyVStack(spacing: 16) {
          ForEach(0..<colors.count, id: \.self) { index in
            RoundedRectangle(cornerRadius: 24)
              .fill(colors[index].gradient)
              .frame(height: 180)
              .overlay(alignment: .topLeading) {
                Text("Section \(index + 1)")
                  .font(.title2.bold())
                  .foregroundStyle(.white)
                  .padding()
              }
              .scrollTransition(.interactive, axis: .vertical) { content, phase in
                content
                  .scaleEffect(phase.isIdentity ? 1 : 0.9)
                  .opacity(phase.isIdentity ? 1 : 0.6)
              }
              .onScrollVisibilityChange(threshold: 0.5) { isVisible in
                if isVisible { visible.insert(index) } else { visible.remove(index) }
              }
          }
        }
        .scrollTargetLayout()
        .padding()
      }
      .scrollPosition($position)
      .onScrollGeometryChange(for: Bool.self) { geometry in
        geometry.contentOffset.y + geometry.contentInsets.top > 100
      } action: { _, isPast in
        withAnimation { pastHeader = isPast }
      }
      .onScrollPhaseChange { _, phase in
        isScrolling = phase.isScrolling
      }
      .navigationTitle("Sections")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItemGroup(placement: .bottomBar) {
          Button("Top", systemImage: "arrow.up.to.line") {
            withAnimation { position.scrollTo(edge: .top) }
          }
          Spacer()
          Text(isScrolling ? "Scrolling" : "\(visible.count) visible")
            .font(.footnote)
            .contentTransition(.opacity)
          Spacer()
          Button("Five", systemImage: "5.circle") {
            withAnimation(.smooth) { position.scrollTo(id: 4, anchor: .center) }
          }
          Button("Down") {
            withAnimation { position.scrollTo(y: 600) }
          }
        }
      }
      .overlay(alignment: .bottomTrailing) {
        if pastHeader {
          Button {
            withAnimation(.snappy) { position.scrollTo(edge: .top) }
          } label: {
            Image(systemName: "chevron.up")
              .fontWeight(.bold)
              .padding()
              .background(.thickMaterial, in: .circle)
          }
          .padding()
          .transition(.scale.combined(with: .opacity))
        }
      }
    }
  }
}

#Preview {
  ScrollPositionSections()
}
