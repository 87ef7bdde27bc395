// Part of Snapback, under the MIT licence; see LICENSE.

import SwiftUI

enum Detent: CaseIterable, Identifiable, Hashable {
  case collapsed
  case half
  case custom(fraction: CGFloat)

  static var allCases: [Detent] { [.collapsed, .half, .custom(fraction: 0.92)] }
  var id: Self { self }

  func height(in total: CGFloat) -> CGFloat {
    switch self {
    case .collapsed: return 90
    case .half: return total * 0.5
    case .custom(let fraction): return total * fraction
    }
  }
}

struct Drawer<Header: View, Content: View>: View {
  @Binding var detent: Detent
  let header: Header
  let content: () -> Content

  @GestureState(
    resetTransaction: Transaction(
      animation: .interactiveSpring(response: 0.35, dampingFraction: 0.8)))
  private var drag: CGFloat = 0
  @Environment(\.accessibilityReduceMotion) private var reduceMotion

  init(
    detent: Binding<Detent>,
    @ViewBuilder header: () -> Header,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self._detent = detent
    self.header = header()
    self.content = content
  }

  var body: some View {
    GeometryReader { proxy in
      let total = proxy.size.height
      let height = detent.height(in: total)
      VStack(spacing: 0) {
        Capsule()
          .fill(.tertiary)
          .frame(width: 36, height: 5)
          .padding(.vertical, 8)
        header
        Divider().padding(.top, 12)
        ScrollView { content() }
          .scrollDisabled(detent == .collapsed)
      }
      .frame(maxWidth: .infinity)
      .frame(height: max(60, height - drag), alignment: .top)
      .background(
        UnevenRoundedRectangle(topLeadingRadius: 22, topTrailingRadius: 22, style: .continuous)
          .fill(Color(.systemBackground))
          .shadow(color: .black.opacity(0.18), radius: 18, x: 0, y: -4)
      )
      .frame(maxHeight: .infinity, alignment: .bottom)
      .gesture(
        DragGesture(coordinateSpace: .named("drawer"))
          .updating($drag) { value, state, _ in
            state = rubber(value.translation.height, limit: height)
          }
          .onEnded { value in
            let projected = height - value.translation.height - value.velocity.height * 0.15
            let target = Detent.allCases.min { a, b in
              abs(a.height(in: total) - projected) < abs(b.height(in: total) - projected)
            }
            withAnimation(reduceMotion ? .none : .interpolatingSpring(stiffness: 220, damping: 26))
            {
              detent = target ?? .half
            }
          }
      )
    }
    .coordinateSpace(name: "drawer")
    .ignoresSafeArea(edges: .bottom)
  }

  private func rubber(_ x: CGFloat, limit: CGFloat) -> CGFloat {
    x >= 0 ? x : -(1 - 1 / (abs(x) * 0.55 / limit + 1)) * limit
  }
}

struct DetentDrawerDemo: View {
  @State private var detent = Detent.half
  @State private var showsSheet = false

  var body: some View {
    ZStack(alignment: .top) {
      Color.mint.opacity(0.25).ignoresSafeArea()
      VStack(spacing: 16) {
        Text("Detent: \(label)").font(.headline)
        Button("Show a real sheet") { showsSheet.toggle() }
          .buttonStyle(.borderedProminent)
          .controlSize(.large)
      }
      .padding(.top, 60)
      Drawer(detent: $detent) {
        HStack {
          Label("Places", systemImage: "map.fill").font(.title3.bold())
          Spacer()
          Image(systemName: "chevron.up")
            .rotationEffect(.degrees(detent == .collapsed ? 0 : 180))
        }
        .padding(.horizontal)
      } content: {
        LazyVStack(alignment: .leading, spacing: 14) {
          ForEach(0..<20, id: \.self) { row in
            Text("Place \(row + 1)").padding(.horizontal)
          }
        }
        .padding(.vertical)
      }
    }
    .sheet(isPresented: $showsSheet, onDismiss: { detent = .collapsed }) {
      SheetBody()
        .presentationDetents([.medium, .large, .height(200), .fraction(0.3)])
        .presentationDragIndicator(.visible)
    }
    .animation(.default, value: detent)
  }

  private var label: String {
    switch detent {
    case .collapsed: "collapsed"
    case .half: "half"
    case .custom(let fraction): "\(Int(fraction * 100)) %"
    }
  }
}

private struct SheetBody: View {
  @Environment(\.dismiss) var dismiss

  var body: some View {
    NavigationStack {
      List {
        Section("Details") {
          ForEach(["One", "Two", "Three"], id: \.self, content: Text.init)
        }
      }
      .navigationTitle("Sheet")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .topBarTrailing) {
          Button("Done", action: { dismiss() })
        }
      }
    }
  }
}

struct DetentDrawer_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      DetentDrawerDemo()
        .previewDisplayName("Light")
      DetentDrawerDemo()
        .preferredColorScheme(.dark)
        .previewDisplayName("Dark")
        .previewDevice("iPhone 15 Pro")
    }
  }
}
