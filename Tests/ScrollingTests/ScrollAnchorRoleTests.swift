// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import InterfaceTesting
import Snapback
import Testing

/// Default anchors of scroll views for single roles.
@MainActor
@Suite struct ScrollAnchorRoleTests {
  private final class Model: ObservableObject {
    @Published var height: CGFloat = 1000
  }

  private struct Content: View {
    @ObservedObject var model: Model
    let role: ScrollAnchorRole

    var body: some View {
      ScrollView {
        Color.red.frame(width: 100, height: model.height)
      }
      .defaultScrollAnchor(.bottom, for: role)
    }
  }

  private func top(_ harness: Harness) -> CGFloat? { harness.list.fillBounds.first?.minY }

  @Test func `an anchor for the initial offset does not align smaller content, nor follows sizes`()
  {
    let model = Model()
    let harness = Harness(size: CGSize(width: 300, height: 400)) {
      Content(model: model, role: .initialOffset)
    }
    #expect(top(harness) == -600)
    model.height = 1100
    harness.settle()
    #expect(top(harness) == -600)
    model.height = 100
    harness.settle()
    #expect(top(harness) == 0)
  }

  @Test func `an anchor for changes of sizes keeps the end in view`() {
    let model = Model()
    model.height = 400
    let harness = Harness(size: CGSize(width: 300, height: 400)) {
      Content(model: model, role: .sizeChanges)
    }
    #expect(top(harness) == 0)
    model.height = 700
    harness.settle()
    #expect(top(harness) == -300)
  }

  @Test func `an anchor for the alignment places smaller content only`() {
    let model = Model()
    let harness = Harness(size: CGSize(width: 300, height: 400)) {
      Content(model: model, role: .alignment)
    }
    #expect(top(harness) == 0)
    model.height = 100
    harness.settle()
    #expect(top(harness) == 300)
  }
}
