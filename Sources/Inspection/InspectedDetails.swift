// Part of Snapback, under the MIT licence; see LICENSE.

package import Foundation
@_spi(ViewTree) package import ViewCore

/// The details of the view that is selected in the inspector.
package struct InspectedDetails {
  package var view: InspectedView
  /// The views and modifiers around it, outermost first.
  package var path: [InspectedView]
  /// The corners of the view's elements as they are drawn, in the window's coordinates.
  package var outlines: [[CGPoint]]
  /// The size proposed to its only element, and the resulting size; nil if it has several or none.
  package var proposal: ProposedViewSize?
  package var size: CGSize?
  /// The modifiers that are applied to it, in order, with their values.
  package var modifiers: [(name: String, values: String)]
  /// The values that it sets in the environment for the views inside, or that modifiers on it set.
  package var environment: [(name: String, value: String)]
  package var properties: [InspectedProperty]
  package var animations: [InspectedAnimation]
  /// The evaluations of its body in the last second.
  package var runs: [ViewInspection.Run]

  package init(
    view: InspectedView, path: [InspectedView], outlines: [[CGPoint]], proposal: ProposedViewSize?,
    size: CGSize?, modifiers: [(name: String, values: String)],
    environment: [(name: String, value: String)], properties: [InspectedProperty],
    animations: [InspectedAnimation], runs: [ViewInspection.Run]
  ) {
    (self.view, self.path, self.outlines) = (view, path, outlines)
    (self.proposal, self.size, self.modifiers) = (proposal, size, modifiers)
    (self.environment, self.properties) = (environment, properties)
    (self.animations, self.runs) = (animations, runs)
  }

  /// The rectangle around its elements; nil without any.
  package var frame: CGRect? {
    let points = outlines.flatMap(\.self)
    guard let first = points.first else { return nil }
    return points.dropFirst().reduce(CGRect(origin: first, size: .zero)) { rect, point in
      rect.union(CGRect(origin: point, size: .zero))
    }
  }
}
