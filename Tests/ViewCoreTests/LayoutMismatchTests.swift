// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import InterfaceTesting
import Snapback
import Testing
@_spi(ViewTree) import ViewCore

/// A layout whose size depends on mutable state instead of its arguments.
private struct ImpureLayout: Layout {
  final class State {
    var length: CGFloat = 10
  }

  let state: State

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    CGSize(width: state.length, height: state.length)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {}
}

@MainActor
struct LayoutMismatchTests {
  private let state = ImpureLayout.State()
  private let proposal = ProposedViewSize(width: 70, height: nil)

  /// Returns the element of the layout in a window of its own, and the harness that owns it.
  private func element() throws -> (ViewCore.Element, Harness) {
    let harness = Harness(size: CGSize(width: 100, height: 100)) {
      ImpureLayout(state: state) { Color.red }
    }
    func search(_ node: Node) -> ViewCore.Element? {
      node.elements.first { "\(type(of: $0))".hasPrefix("LayoutElement<") }
        ?? node.children.lazy.compactMap(search).first
    }
    let root = try #require(harness.host.root)
    return (try #require(search(root)), harness)
  }

  @Test("A cached size that the layout does not return again is reported with both sizes")
  func staleSize() throws {
    let (element, harness) = try element()
    #expect(element.size(proposal) == CGSize(width: 10, height: 10))
    state.length = 20
    let mismatch = try #require(element.layoutMismatch(under: proposal))
    #expect(mismatch.proposal == proposal)
    #expect(mismatch.cached == CGSize(width: 10, height: 10))
    #expect(mismatch.measured == CGSize(width: 20, height: 20))
    #expect("\(mismatch)".contains("ImpureLayout"))
    #expect("\(mismatch)".contains("under the proposal 70.0 x nil is 10.0 x 10.0"))
    withExtendedLifetime(harness) {}
  }

  @Test("An equal size, an unknown proposal and an invalidated layout are no mismatch")
  func noMismatch() throws {
    let (element, harness) = try element()
    #expect(element.layoutMismatch(under: proposal) == nil)
    _ = element.size(proposal)
    #expect(element.layoutMismatch(under: proposal) == nil)
    state.length = 20
    element.setNeedsLayout()
    #expect(element.layoutMismatch(under: proposal) == nil)
    #expect(element.size(proposal) == CGSize(width: 20, height: 20))
    withExtendedLifetime(harness) {}
  }
}
