// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Interface
import InterfaceTesting
import Snapback
import Testing

@MainActor
@Suite struct PreviewTraitTests {
  private struct SampleData: PreviewModifier {
    struct Missing: Error {}
    static func makeSharedContext() async throws -> [CGFloat] { [20, 30] }
    func body(content: Content, context: [CGFloat]) -> some View {
      content.frame(width: context[0], height: context[1])
    }
  }

  private struct Failing: PreviewModifier {
    struct Missing: Error {}
    static func makeSharedContext() async throws { throw Missing() }
    func body(content: Content, context: Void) -> some View { content }
  }

  private struct Padded: PreviewModifier {
    func body(content: Content, context: Void) -> some View { content.padding(10) }
  }

  /// The display list after the context has been made.
  private func list(_ trait: PreviewTrait<Preview.ViewTraits>) async -> DisplayList {
    let harness = Harness(size: CGSize(width: 100, height: 100)) {
      Color.red._previewTraits(trait)
    }
    for _ in 0..<40 { await Task.yield() }
    harness.settle()
    return harness.list
  }

  @Test func `a modifier of a preview gets the context that it has made`() async {
    #expect("\(await list(.modifier(SampleData())))".contains("20 30 #ff3b30  moved 40 35"))
    #expect("\(await list(.modifier(Padded())))".contains("80 80 #ff3b30  moved 10 10"))
  }

  @Test func `an error of a preview's context is shown`() async {
    #expect("\(await list(.modifier(Failing())))".contains("Missing"))
  }

  @Test func `traits set the layout and the orientation`() {
    let parts = PreviewPart.all(
      of: Color.red._previewTraits(.fixedLayout(width: 9, height: 3), .landscapeLeft))
    #expect(parts.map(\.settings.layout) == [.fixed(width: 9, height: 3)])
    #expect(parts.map(\.settings.orientation) == [.landscapeLeft])
    let usual = PreviewPart.all(of: Color.red._previewTraits(.defaultLayout))
    #expect(usual.map(\.settings) == [PreviewSettings()])
  }
}
