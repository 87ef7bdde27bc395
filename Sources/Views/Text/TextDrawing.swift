// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation
@_spi(ViewTree) public import ViewCore

/// An element that draws the texts inside by a text renderer.
@MainActor
package protocol TextDrawing: Element {
  /// The distance beyond the frame of a text within which it draws, in points.
  var padding: EdgeInsets { get }

  /// Returns the size of a text under a proposal, in points.
  func sizeThatFits(_ proposal: ProposedViewSize, _ text: TextProxy) -> CGSize

  /// Draws a text whose layout has its origin at that of the builder.
  func draw(
    _ layout: Text.Layout, _ environment: EnvironmentScope, _ builder: inout DisplayListBuilder)
}

/// A text that a renderer can measure.
public struct TextProxy {
  let measure: (ProposedViewSize) -> CGSize

  /// Returns the size of the text under a proposal, in points.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { measure(proposal) }
}

private enum HasTextRendererKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Whether an enclosing view has a text renderer.
  package var hasTextRenderer: Bool {
    get { self[HasTextRendererKey.self] }
    set { self[HasTextRendererKey.self] = newValue }
  }
}

extension Element {
  /// The nearest enclosing element that draws the texts inside.
  final var enclosingTextDrawing: (any TextDrawing)? { nearestAncestor() }
}
