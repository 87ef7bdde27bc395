// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import InterfaceTesting
import Snapback
import Testing

/// Numbers at the edges of `Double`, as divisions by 0 give, in layout.
@MainActor
@Suite struct ExtremeLayoutNumberTests {
  private let red = Color.red

  @Test func `layout accepts any number`() {
    let sweep = NumberSweep()
    sweep.checkAnimated("frame width") { red.frame(width: $0) }
    sweep.checkAnimated("frame height") { red.frame(height: $0) }
    sweep.checkAnimated("frame minWidth") { red.frame(minWidth: $0) }
    sweep.checkAnimated("frame idealWidth") { red.frame(idealWidth: $0).fixedSize() }
    sweep.checkAnimated("frame maxWidth") { red.frame(maxWidth: $0) }
    sweep.checkAnimated("frame minHeight") { red.frame(minHeight: $0, maxHeight: 30) }
    sweep.checkAnimated("padding") { red.padding($0) }
    sweep.checkAnimated("padding leading") { Text("a").padding(.leading, $0).background(red) }
    sweep.checkAnimated("padding insets") {
      red.padding(EdgeInsets(top: $0, leading: -$0, bottom: $0, trailing: 3))
    }
    sweep.checkAnimated("offset x") { red.offset(x: $0) }
    sweep.checkAnimated("offset y") { red.offset(y: $0) }
    sweep.checkAnimated("offset size") { red.offset(CGSize(width: $0, height: -$0)) }
    sweep.checkAnimated("position") { red.position(x: $0, y: 10) }
    sweep.checkAnimated("position point") { red.frame(width: 10).position(CGPoint(x: $0, y: $0)) }
    sweep.checkAnimated("HStack spacing") {
      HStack(spacing: $0) {
        red
        Text("a")
        red
      }
    }
    sweep.checkAnimated("VStack spacing") {
      VStack(spacing: $0) {
        red
        Text("a")
        red
      }
    }
    sweep.check("LazyVStack spacing") { n in
      ScrollView { LazyVStack(spacing: n) { ForEach(0..<50) { Text("\($0)") } } }
    }
    sweep.check("LazyHStack spacing") { n in
      ScrollView(.horizontal) { LazyHStack(spacing: n) { ForEach(0..<50) { Text("\($0)") } } }
    }
    sweep.check("lazy row height") { n in
      ScrollView { LazyVStack { ForEach(0..<50) { red.frame(height: $0 == 3 ? n : 5) } } }
    }
    sweep.check("Grid spacing") { n in
      Grid(horizontalSpacing: n, verticalSpacing: n) {
        GridRow {
          red
          red
        }
        GridRow {
          red
          Text("a")
        }
      }
    }
    sweep.check("GridItem fixed") { n in
      ScrollView {
        LazyVGrid(columns: [GridItem(.fixed(n)), GridItem()]) { ForEach(0..<9) { Text("\($0)") } }
      }
    }
    sweep.check("GridItem adaptive") { n in
      ScrollView {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: n))]) { ForEach(0..<9) { Text("\($0)") } }
      }
    }
    sweep.check("GridItem adaptive max") { n in
      ScrollView {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 20, maximum: n))]) {
          ForEach(0..<9) { Text("\($0)") }
        }
      }
    }
    sweep.check("GridItem flexible") { n in
      ScrollView {
        LazyVGrid(columns: [
          GridItem(.flexible(minimum: n)), GridItem(.flexible(minimum: 1, maximum: n)),
        ]) { ForEach(0..<9) { Text("\($0)") } }
      }
    }
    sweep.check("GridItem spacing") { n in
      ScrollView {
        LazyVGrid(columns: [GridItem(spacing: n), GridItem()], spacing: n) {
          ForEach(0..<9) { Text("\($0)") }
        }
      }
    }
    sweep.check("LazyHGrid") { n in
      ScrollView(.horizontal) {
        LazyHGrid(rows: [GridItem(.fixed(n), spacing: n)], spacing: n) {
          ForEach(0..<9) { Text("\($0)") }
        }
      }
    }
    sweep.check("Spacer") { n in
      HStack {
        red
        Spacer(minLength: n)
        red
      }
    }
    sweep.check("layoutPriority") { n in
      HStack {
        red.layoutPriority(Double(n))
        red
      }
    }
    sweep.check("zIndex") { n in
      ZStack {
        red.zIndex(Double(n))
        Text("a")
        red.zIndex(1)
      }
    }
    sweep.checkAnimated("aspectRatio fit") { red.aspectRatio($0, contentMode: .fit) }
    sweep.checkAnimated("aspectRatio fill") { red.aspectRatio($0, contentMode: .fill) }
    sweep.check("aspectRatio size") {
      red.aspectRatio(CGSize(width: $0, height: 1), contentMode: .fit)
    }
    sweep.check("aspectRatio size height") {
      red.aspectRatio(CGSize(width: 1, height: $0), contentMode: .fit)
    }
    sweep.check("alignmentGuide") { n in
      HStack {
        red.frame(width: 20, height: 20).alignmentGuide(VerticalAlignment.center) { _ in n }
        red
      }
    }
    sweep.check("alignmentGuide leading") { n in
      VStack(alignment: .leading) {
        red.frame(width: 20, height: 20).alignmentGuide(.leading) { _ in n }
        red
      }
    }
    sweep.check("safeAreaInset") { n in
      red.safeAreaInset(edge: .bottom, spacing: n) { Text("a").frame(height: n) }
    }
    sweep.check("safeAreaPadding") { n in ScrollView { red.frame(height: 500) }.safeAreaPadding(n) }
    sweep.check("containerRelativeFrame") { n in
      ScrollView { red.containerRelativeFrame(.vertical, count: 3, span: 1, spacing: n) }
    }
    sweep.check("containerRelativeFrame closure") { n in
      ScrollView { red.containerRelativeFrame(.vertical) { _, _ in n } }
    }
    sweep.check("visualEffect") { n in
      red.visualEffect { e, _ in
        e.offset(x: n).scaleEffect(n).rotationEffect(.degrees(Double(n))).blur(radius: n)
      }
    }
    sweep.check("Layout") { n in
      FixedLayout(n: n) {
        red
        Text("a")
      }
    }
    sweep.check("contentMargins") { n in
      ScrollView { red.frame(height: 500) }.contentMargins(.all, n, for: .scrollContent)
    }
    sweep.check("contentMargins indicators") { n in
      ScrollView { red.frame(height: 500) }.contentMargins(n)
    }
    sweep.check("ViewThatFits") { n in
      ViewThatFits {
        red.frame(width: n)
        Text("a")
      }
    }
    sweep.check("GeometryReader") { n in GeometryReader { g in red.frame(width: g.size.width * n) }
    }
    sweep.check("overlay") { n in red.frame(width: 30, height: n).overlay { Circle().stroke() } }
    #expect(sweep.defects == [])
  }
}

private struct FixedLayout: Layout {
  var n: CGFloat
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: n, height: n)
  }
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for s in subviews {
      s.place(at: CGPoint(x: n, y: bounds.minY), proposal: ProposedViewSize(width: n, height: nil))
    }
  }
}
