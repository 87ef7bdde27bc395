// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import InterfaceTesting
import Snapback
import Testing

@MainActor
@Suite struct LayoutInitializerTests {
  @Test func `a layout with an initializer for views keeps its views`() {
    let harness = Harness(size: CGSize(width: 100, height: 100)) {
      Pair(spacing: 10) { Color.red.frame(width: 20, height: 20) }
    }
    #expect(harness.list.fillBounds == [CGRect(x: 40, y: 40, width: 20, height: 20)])
  }
}

/// A view that is a layout if it has no views, as in packages of layouts.
private struct Pair<Content: View>: View {
  let spacing: CGFloat
  let content: Content

  init(spacing: CGFloat, @ViewBuilder content: () -> Content) {
    self.spacing = spacing
    self.content = content()
  }

  var body: some View { VStack(spacing: spacing) { content } }
}

extension Pair: Animatable where Content == EmptyView {}

extension Pair: Layout where Content == EmptyView {
  init(spacing: CGFloat) {
    self.init(spacing: spacing) { EmptyView() }
  }

  nonisolated func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ())
    -> CGSize
  { .zero }

  nonisolated func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {}
}
