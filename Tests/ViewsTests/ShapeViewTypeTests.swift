// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import InterfaceTesting
import Snapback
import Testing

@MainActor
@Suite struct ShapeViewTypeTests {
  /// Stored properties need types that can be named.
  @MainActor private enum Marks {
    static let dot = Circle().fill(Color.red)
    static let ring: StrokeShapeView<Circle, Color, EmptyView> = Circle().stroke(
      .blue, lineWidth: 2)
    static let frame = Rectangle().strokeBorder(Color.green, lineWidth: 4)
    static let both = Rectangle().fill(Color.red).strokeBorder(Color.black, lineWidth: 2)
  }

  @Test func `filled and stroked shapes can be stored`() {
    let harness = Harness(size: CGSize(width: 40, height: 40)) {
      ZStack {
        Marks.dot
        Marks.ring
        Marks.frame
        Marks.both
      }
    }
    let text = "\(harness.list)"
    // The two at the front have a fill and two borders.
    #expect(harness.list.items.count == 5, "\(text)")
  }

  @Test func `a border without a style has the foreground style`() {
    func list(@ViewBuilder _ view: () -> some View) -> [String] {
      Harness(size: CGSize(width: 40, height: 40), view).list.items.map { "\($0)" }
    }
    let plain = list { Rectangle().fill(.red).strokeBorder(lineWidth: 2).foregroundStyle(.blue) }
    let named = list { Rectangle().fill(.red).strokeBorder(.blue, lineWidth: 2) }
    #expect(plain == named && plain.count == 2)
  }

  @Test func `a tuple of views is a view of them`() {
    let harness = Harness(size: CGSize(width: 40, height: 40)) {
      VStack { TupleView((Color.red, Color.blue)) }
    }
    #expect(harness.list.items.count == 2)
  }
}
