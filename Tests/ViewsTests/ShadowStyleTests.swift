// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import InterfaceTesting
import Snapback
import Testing

@MainActor
@Suite struct ShadowStyleTests {
  private func drawn(_ view: some View) -> DisplayList {
    Harness(size: CGSize(width: 60, height: 60)) { view.frame(width: 40, height: 20) }.list
  }

  private func lines(_ list: DisplayList) -> [String] {
    "\(list)".split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
  }

  @Test func `a drop shadow of a style is that of the filled shape`() {
    let style = Color.blue.shadow(.drop(color: .red, radius: 3, x: 1, y: 2))
    #expect(
      drawn(Circle().fill(style))
        == drawn(Circle().fill(.blue).shadow(color: .red, radius: 3, x: 1, y: 2)))
    let text = drawn(Text("a").foregroundStyle(style))
    let modified = Text("a").foregroundStyle(.blue).shadow(color: .red, radius: 3, x: 1, y: 2)
    #expect("\(text)" == "\(drawn(modified))")
    #expect(
      drawn(Rectangle().fill(style.opacity(0.5)))
        == drawn(Rectangle().fill(.blue.opacity(0.5)).shadow(color: .red, radius: 3, x: 1, y: 2)))
  }

  @Test func `several shadows are drawn, the last one outermost`() {
    let style = Color.blue.shadow(.drop(color: .red, radius: 1))
      .shadow(.drop(color: .green, radius: 2))
    #expect(
      drawn(Circle().fill(style))
        == drawn(
          Circle().fill(.blue).shadow(color: .red, radius: 1).shadow(color: .green, radius: 2)))
  }

  @Test func `an inner shadow is masked by the shape`() {
    let plain = lines(drawn(Circle().fill(.blue)))
    let list = drawn(Circle().fill(.blue.shadow(.inner(color: .red, radius: 3, y: 2))))
    let items = lines(list)
    #expect(plain.allSatisfy(items.contains))
    #expect(items.contains { $0.contains("mask") })
    #expect(items.contains { $0.contains("shadow") && $0.contains("radius 3 offset 0 2") })
    #expect(items.contains { $0.contains("destinationOut") })
  }

  @Test func `a transparent shadow draws nothing`() {
    for style in [ShadowStyle.drop(color: .clear, radius: 3), .inner(color: .clear, radius: 3)] {
      #expect(drawn(Circle().fill(.blue.shadow(style))) == drawn(Circle().fill(.blue)))
    }
  }

  @Test func `a shadow of the foreground style has its color`() {
    let text = Text("a").foregroundStyle(.shadow(.drop(radius: 2))).foregroundStyle(.red)
    let expected = Text("a").foregroundStyle(Color.red.shadow(.drop(radius: 2)))
    #expect("\(drawn(text))" == "\(drawn(expected))")
  }
}
