// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Interface
import InterfaceTesting
import Testing

@MainActor
@Suite struct CanvasInScrollViewTests {
  @Test func `a canvas in a scroll view is drawn in each frame`() {
    let harness = Harness(size: CGSize(width: 100, height: 100)) {
      ScrollView {
        Canvas { context, size in
          context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
        }
        .frame(height: 40)
      }
    }
    let first = harness.list.items
    #expect(first.contains { $0.isLeaf })
    for _ in 0..<3 { harness.frame() }
    #expect(harness.list.items == first)
  }
}
