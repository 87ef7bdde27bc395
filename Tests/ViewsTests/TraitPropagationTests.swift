// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import InterfaceTesting
import Snapback
import Testing

/// Traits of a view that its container reads, through modifiers with a second view.
@MainActor
@Suite struct TraitPropagationTests {
  private enum Number: LayoutValueKey {
    static let defaultValue = 0
  }

  /// As wide as the number of its first view, and as high as the priority.
  private struct Reader: Layout {
    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize {
      CGSize(width: CGFloat(subviews[0][Number.self]), height: subviews[0].priority)
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
      subviews[0].place(at: .zero, proposal: .zero)
    }
  }

  /// The number and the priority that the layout of a view reads.
  private func traits(@ViewBuilder _ view: () -> some View) -> CGSize? {
    bounds { Reader { view() }.overlay { Color.blue } }.last?.size
  }

  private func bounds(@ViewBuilder _ view: () -> some View) -> [CGRect] {
    Harness(size: CGSize(width: 200, height: 100), view).list.fillBounds
  }

  /// The modified view, by each modifier with a second view.
  @ViewBuilder private func modified(_ index: Int, _ view: some View) -> some View {
    switch index {
    case 0: view.background { Color.clear }
    case 1: view.overlay { Color.clear }
    case 2: view.border(.clear)
    case 3: view.mask { Color.black }
    case 4: view.onGeometryChange(for: CGSize.self, of: \.size) { _ in }
    case 5: view.safeAreaInset(edge: .bottom) { EmptyView() }
    default: view.background(.clear, in: Circle()).overlay { Color.clear }
    }
  }

  @Test(arguments: 0...6)
  func `layout values and priorities reach the container through decorations`(index: Int) {
    let size = traits {
      modified(index, Color.red.layoutValue(key: Number.self, value: 7).layoutPriority(2))
    }
    #expect(size == CGSize(width: 7, height: 2))
  }

  @Test func `of several values of a trait the innermost counts`() {
    let size = traits {
      Color.red.layoutValue(key: Number.self, value: 1).layoutPriority(3).padding()
        .layoutValue(key: Number.self, value: 2).layoutPriority(4)
    }
    #expect(size == CGSize(width: 1, height: 3))
  }

  @Test(arguments: 0...6)
  func `a divider with a decoration crosses its stack`(index: Int) {
    let rects = bounds {
      HStack(spacing: 0) {
        Color.red.frame(width: 10)
        modified(index, Divider())
        Color.red.frame(width: 10)
      }
    }
    #expect(rects.contains { $0.width == 1 && $0.height == 100 })
  }

  @Test(arguments: 0...6)
  func `a spacer with a decoration takes the free length of its stack`(index: Int) {
    let rects = bounds {
      HStack(spacing: 0) {
        Color.red.frame(width: 10, height: 10)
        modified(index, Spacer())
        Color.red.frame(width: 10, height: 10)
      }
    }
    #expect(rects.contains(CGRect(x: 0, y: 45, width: 10, height: 10)))
    #expect(rects.contains(CGRect(x: 190, y: 45, width: 10, height: 10)))
  }

  @Test(arguments: 0...6)
  func `the z index of a view with a decoration orders it among its siblings`(index: Int) {
    let harness = Harness(size: CGSize(width: 200, height: 100)) {
      ZStack {
        modified(index, Color.red.zIndex(1))
        Color.blue
      }
    }
    let colors = harness.list.items.map(\.description).filter {
      $0.contains("#ff3b30") || $0.contains("#007aff")
    }
    #expect(colors.count == 2)
    #expect(colors.last?.contains("#ff3b30") == true)
  }

  @Test(arguments: 0...6)
  func `a grid reads the traits of a cell with a decoration`(index: Int) {
    let rects = bounds {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          Color.red.frame(width: 50, height: 20)
          Color.red.frame(width: 50, height: 20)
        }
        GridRow { modified(index, Color.red.frame(height: 20).gridCellColumns(2)) }
      }
    }
    #expect(rects.contains { $0.width == 200 && $0.height == 20 })
  }

  @Test func `each view of a group has a background of its own`() {
    let rects = bounds {
      VStack(spacing: 0) {
        Group {
          Spacer().frame(width: 20, height: 10)
          Spacer().frame(width: 40, height: 30)
        }
        .background(Color.red)
      }
    }
    #expect(
      rects == [
        CGRect(x: 90, y: 30, width: 20, height: 10), CGRect(x: 80, y: 40, width: 40, height: 30),
      ])
  }

  private struct Rows: View {
    let count: Int

    var body: some View {
      VStack(spacing: 0) {
        ForEach(0..<count, id: \.self) { _ in Spacer().frame(width: 20, height: 10) }
          .overlay { Color.red }
      }
    }
  }

  @Test func `views that are added to a group get a layer, and removed ones lose theirs`() {
    let fixture = StateHarness(1) { Rows(count: $0) }
    #expect(fixture.harness.list.fillBounds.count == 1)
    fixture.set(3)
    #expect(fixture.harness.list.fillBounds.map(\.minY) == [85, 95, 105])
    fixture.set(2)
    #expect(fixture.harness.list.fillBounds.map(\.minY) == [90, 100])
    fixture.set(0)
    #expect(fixture.harness.list.fillBounds.isEmpty)
  }
}
