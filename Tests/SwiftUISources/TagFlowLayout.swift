// Part of Snapback, under the MIT licence; see LICENSE.

import SwiftUI

struct FlowLayout: Layout {
  var alignment: Alignment = .center
  var spacing: CGFloat?

  struct Cache {
    var lastWidth: CGFloat = -1
    var rows: [[Int]] = []
  }

  func makeCache(subviews: Subviews) -> Cache { Cache() }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    let width = proposal.replacingUnspecifiedDimensions(by: CGSize(width: 320, height: 0)).width
    let rows = arrange(width: width, subviews: subviews, cache: &cache)
    let height =
      rows.reduce(0) { $0 + rowHeight($1, subviews) }
      + CGFloat(max(0, rows.count - 1)) * (spacing ?? 8)
    return CGSize(width: width, height: height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    var y = bounds.minY
    for row in arrange(width: bounds.width, subviews: subviews, cache: &cache) {
      let height = rowHeight(row, subviews)
      let rowWidth =
        row.reduce(0) { $0 + subviews[$1].sizeThatFits(.unspecified).width }
        + CGFloat(row.count - 1) * (spacing ?? 8)
      var x: CGFloat
      switch alignment.horizontal {
      case .leading: x = bounds.minX
      case .trailing: x = bounds.maxX - rowWidth
      default: x = bounds.midX - rowWidth / 2
      }
      for index in row {
        let size = subviews[index].sizeThatFits(.unspecified)
        subviews[index].place(
          at: CGPoint(x: x, y: y + height / 2), anchor: .leading, proposal: ProposedViewSize(size))
        x += size.width + (spacing ?? 8)
      }
      y += height + (spacing ?? 8)
    }
  }

  private func rowHeight(_ row: [Int], _ subviews: Subviews) -> CGFloat {
    row.map { subviews[$0].sizeThatFits(.unspecified).height }.max() ?? 0
  }

  private func arrange(width: CGFloat, subviews: Subviews, cache: inout Cache) -> [[Int]] {
    if cache.lastWidth == width, cache.rows.joined().count == subviews.count { return cache.rows }
    var rows: [[Int]] = []
    var row: [Int] = []
    var used: CGFloat = 0
    for (index, subview) in subviews.enumerated() {
      let needed = subview.dimensions(in: .unspecified).width
      if !row.isEmpty, used + needed > width {
        rows.append(row)
        row = []
        used = 0
      }
      row.append(index)
      used += needed + (spacing ?? 8)
    }
    if !row.isEmpty { rows.append(row) }
    cache = Cache(lastWidth: width, rows: rows)
    return rows
  }
}

struct Chip: View {
  let title: String
  @Binding var isOn: Bool

  var body: some View {
    Text(title)
      .font(.subheadline)
      .padding(.horizontal, 14)
      .padding(.vertical, 8)
      .background(isOn ? AnyShapeStyle(.tint) : AnyShapeStyle(.quaternary), in: .capsule)
      .foregroundStyle(isOn ? .white : .primary)
      .onTapGesture {
        withAnimation(.snappy) { isOn.toggle() }
      }
  }
}

struct TagFlowLayout: View {
  @State private var topics = [
    "Swift", "Layout", "Concurrency", "Testing", "SwiftUI", "Accessibility", "Design",
    "Machine Learning",
    "Audio", "Graphics & Games", "Maps", "Privacy", "Networking", "iOS",
  ]
  @State private var chosen: Set<String> = ["Layout", "Design"]
  @State private var alignment = 1

  var body: some View {
    let picked: [Alignment] = [.leading, .center, .trailing]
    VStack(alignment: .leading, spacing: 20) {
      Text("Interests").font(.largeTitle.bold())
      Picker("Alignment", selection: $alignment) {
        Image(systemName: "text.alignleft").tag(0)
        Image(systemName: "text.aligncenter").tag(1)
        Image(systemName: "text.alignright").tag(2)
      }
      .pickerStyle(.segmented)
      FlowLayout(alignment: picked[alignment], spacing: 10) {
        ForEach(topics, id: \.self) { topic in
          Chip(
            title: topic,
            isOn: Binding(
              get: { chosen.contains(topic) },
              set: { on in
                if on { chosen.insert(topic) } else { chosen.remove(topic) }
              }))
        }
      }
      .animation(.bouncy, value: alignment)
      Button("Shuffle") {
        withAnimation(.spring) { topics.shuffle() }
      }
      .buttonStyle(.bordered)
      .buttonBorderShape(.capsule)
      Spacer()
    }
    .padding()
    .tint(.pink)
  }
}

#Preview {
  TagFlowLayout()
}
