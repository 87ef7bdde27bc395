// Part of Snapback, under the MIT licence; see LICENSE.

import SwiftUI

struct TabBoundsKey: PreferenceKey {
  typealias Value = [Int: Anchor<CGRect>]
  static var defaultValue: [Int: Anchor<CGRect>] = [:]
  static func reduce(value: inout [Int: Anchor<CGRect>], nextValue: () -> [Int: Anchor<CGRect>]) {
    value.merge(nextValue()) { $1 }
  }
}

struct AnchorTabUnderline: View {
  @State private var selected = 1
  private let titles = ["Posts", "Photos & Video", "Likes", "About"]

  var body: some View {
    VStack(spacing: 0) {
      HStack(spacing: 24) {
        ForEach(0..<titles.count, id: \.self) { i in
          Text(titles[i])
            .fontWeight(selected == i ? .bold : .regular)
            .foregroundColor(selected == i ? .primary : .secondary)
            .padding(.vertical, 12)
            .anchorPreference(key: TabBoundsKey.self, value: .bounds) { [i: $0] }
            .onTapGesture {
              withAnimation(.spring(response: 0.35, dampingFraction: 0.8)) { self.selected = i }
            }
        }
      }
      .font(.subheadline)
      .frame(maxWidth: .infinity)
      .overlayPreferenceValue(TabBoundsKey.self) { bounds in
        GeometryReader { proxy in
          if let anchor = bounds[selected] {
            let rect = proxy[anchor]
            Capsule()
              .fill(Color.accentColor)
              .frame(width: rect.width, height: 3)
              .offset(x: rect.minX, y: rect.maxY - 3)
          }
        }
      }
      Divider()
      TabView(selection: $selected) {
        ForEach(0..<titles.count, id: \.self) { i in
          page(i).tag(i)
        }
      }
      .tabViewStyle(PageTabViewStyle(indexDisplayMode: .never))
      .animation(.easeInOut, value: selected)
    }
    .backgroundPreferenceValue(TabBoundsKey.self) { bounds in
      GeometryReader { proxy in
        Color.gray.opacity(0.08)
          .frame(height: bounds.values.map { proxy[$0].maxY }.max() ?? 0)
      }
    }
  }

  private func page(_ i: Int) -> some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 12) {
        ForEach(0..<12) { row in
          HStack(alignment: .top) {
            RoundedRectangle(cornerRadius: 8)
              .fill(Color(hue: Double(i) / 4 + Double(row) / 40, saturation: 0.6, brightness: 0.9))
              .frame(width: 56, height: 56)
            VStack(alignment: .leading, spacing: 4) {
              Text("\(titles[i]) \(row + 1)").font(.headline)
              Text("A short line of text that tells more about this entry.")
                .font(.subheadline)
                .foregroundColor(.secondary)
            }
          }
        }
      }
      .padding()
    }
  }
}

struct AnchorTabUnderline_Previews: PreviewProvider {
  static var previews: some View {
    AnchorTabUnderline()
      .previewLayout(.device)
  }
}
