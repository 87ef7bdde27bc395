// Part of Snapback, under the MIT licence; see LICENSE.

import SwiftUI

protocol Segment: Hashable, CaseIterable { var title: String { get } }

enum Period: String, Segment {
  case day, week, month, year
  var title: String { rawValue.capitalized }
}

struct SegmentedControl<Item: Segment>: View where Item.AllCases: RandomAccessCollection {
  @Binding var selection: Item
  var height: CGFloat = 40
  @GestureState private var pressing = false
  @State private var widths: [Item: CGFloat] = [:]

  var body: some View {
    GeometryReader { geo in
      let count = CGFloat(Item.allCases.count)
      let width = geo.size.width / count
      let index = Item.allCases.distance(
        from: Item.allCases.startIndex,
        to: Item.allCases.firstIndex(of: selection) ?? Item.allCases.startIndex)
      ZStack(alignment: .leading) {
        RoundedRectangle(cornerRadius: height / 4, style: .continuous)
          .fill(Color.primary.opacity(0.08))
        RoundedRectangle(cornerRadius: height / 4, style: .continuous)
          .fill(Color(.systemBackground))
          .shadow(color: .black.opacity(0.15), radius: 3, y: 1)
          .padding(3)
          .frame(width: width)
          .scaleEffect(pressing ? 0.95 : 1)
          .offset(x: width * CGFloat(index))
        HStack(spacing: 0) {
          ForEach(Array(Item.allCases), id: \.self) { item in
            Text(item.title)
              .font(.subheadline)
              .fontWeight(item == selection ? .semibold : .regular)
              .frame(width: width, height: height)
              .onGeometryChange(for: CGFloat.self) {
                $0.size.width
              } action: {
                widths[item] = $0
              }
          }
        }
      }
      .contentShape(Rectangle())
      .gesture(
        DragGesture(minimumDistance: 0)
          .updating($pressing) { _, state, _ in state = true }
          .onChanged { value in
            let i = Int(value.location.x / width)
            let clamped = min(max(i, 0), Item.allCases.count - 1)
            let item = Item.allCases[
              Item.allCases.index(Item.allCases.startIndex, offsetBy: clamped)]
            if item != selection { selection = item }
          }
      )
      .animation(.spring(response: 0.3, dampingFraction: 0.8), value: selection)
      .animation(.easeOut(duration: 0.15), value: pressing)
    }
    .frame(height: height)
  }
}

struct SegmentedControlDemo: View {
  @State private var period = Period.week
  @State private var flavor = 0

  var body: some View {
    VStack(spacing: 30) {
      SegmentedControl(selection: $period)
      Picker("Flavour", selection: $flavor) {
        Text("Vanilla").tag(0)
        Text("Cocoa").tag(1)
      }
      .pickerStyle(SegmentedPickerStyle())
      Picker(selection: $period, label: Text("Period")) {
        ForEach(Period.allCases, id: \.self) { Text($0.title) }
      }
      .pickerStyle(.segmented)
      Picker("Menu", selection: $period.animation(.spring())) {
        ForEach(Period.allCases, id: \.self) { Text($0.title).tag($0) }
      }
      .pickerStyle(.inline)
    }
    .padding()
  }
}

#Preview { SegmentedControlDemo() }
