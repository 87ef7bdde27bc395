// Part of Snapback, under the MIT licence; see LICENSE.

import SwiftUI

private struct OffsetPreferenceKey: PreferenceKey {
  static var defaultValue: CGPoint = .zero
  static func reduce(value: inout CGPoint, nextValue: () -> CGPoint) {}
}

struct OffsetObservingScrollView<Content: View>: View {
  var axes: Axis.Set = [.vertical]
  var showsIndicators = true
  @Binding var offset: CGPoint
  @ViewBuilder var content: () -> Content

  private let coordinateSpaceName = UUID()

  var body: some View {
    ScrollView(axes, showsIndicators: showsIndicators) {
      content()
        .background(
          GeometryReader { geometry in
            Color.clear.preference(
              key: OffsetPreferenceKey.self,
              value: geometry.frame(in: .named(coordinateSpaceName)).origin)
          }
        )
    }
    .coordinateSpace(name: coordinateSpaceName)
    .onPreferenceChange(OffsetPreferenceKey.self) { position in
      offset = CGPoint(x: -position.x, y: -position.y)
    }
  }
}

struct ScrollOffsetFade: View {
  @State private var offset = CGPoint.zero

  private var progress: CGFloat { min(max(offset.y / 120, 0), 1) }

  var body: some View {
    ZStack(alignment: .top) {
      OffsetObservingScrollView(offset: $offset) {
        VStack(spacing: 0) {
          Circle()
            .fill(Color.mint)
            .overlay(Text("EL").font(.largeTitle).foregroundColor(.white))
            .frame(width: 120 - progress * 50, height: 120 - progress * 50)
            .padding(.top, 70)
          Text("Ella Lindqvist")
            .font(.title2.weight(.semibold))
            .padding(.top, 8)
            .opacity(1 - Double(progress))
          LazyVStack {
            ForEach(0..<30) { index in
              Text("Message \(index)")
                .frame(maxWidth: .infinity, alignment: .leading)
                .padding()
                .background(Color(.systemGray6))
                .clipShape(RoundedRectangle(cornerRadius: 12))
            }
          }
          .padding()
        }
      }
      HStack {
        Image(systemName: "chevron.left")
        Spacer()
        Text("Ella Lindqvist")
          .font(.headline)
          .opacity(Double(progress))
          .offset(y: 20 * (1 - progress))
        Spacer()
        Image(systemName: "ellipsis")
      }
      .padding()
      .background(Color(.systemBackground).opacity(Double(progress)))
      .shadow(color: Color.black.opacity(0.1 * Double(progress)), radius: 4, y: 2)
      Text(String(format: "%.0f", offset.y))
        .font(.caption2.monospacedDigit())
        .padding(4)
        .background(Color.yellow)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomTrailing)
    }
  }
}

struct ScrollOffsetFade_Previews: PreviewProvider {
  static var previews: some View {
    ScrollOffsetFade()
  }
}
