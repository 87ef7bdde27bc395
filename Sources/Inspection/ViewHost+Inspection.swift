// Part of Snapback, under the MIT licence; see LICENSE.

package import Foundation
import Motion
@_spi(ViewTree) package import ViewCore

extension ViewHost {
  /// Starts or stops recording why bodies run.
  package func inspect(_ inspection: ViewInspection?) {
    self.inspection = inspection
  }

  /// The hierarchy of views; nil for an empty one.
  package var inspectedTree: InspectedView? { root.map { $0.inspected } }

  /// Returns the details of a view; nil if it no longer exists. Its animations are those of its
  /// contents, too, without the views inside for which `isOther` returns true.
  package func inspectedDetails(
    of id: InspectedView.ID, without isOther: (InspectedView) -> Bool = { _ in true }
  ) -> InspectedDetails? {
    guard let node = root?.descendant(id) else {
      return EmbeddedViewInspection.current?.details(of: id)
    }
    return node.details(without: isOther)
  }

  /// An object that exists as long as a view; nil if the view no longer exists. The identifier of
  /// a removed view may be that of a later one.
  package func inspectedObject(of id: InspectedView.ID) -> AnyObject? {
    root?.descendant(id) ?? EmbeddedViewInspection.current?.object(of: id)
  }

  /// Returns the views at a point of the window, innermost first: those that contain the frontmost
  /// element there, even if it ignores touches. Empty outside of all views.
  package func inspectedViews(at point: CGPoint) -> [InspectedView] {
    guard let element = root?.rootElement?.innermost(at: point) else { return [] }
    let local = point.applying(element.transformToRoot.inverted())
    let embedded = EmbeddedViewInspection.current?.views(in: element, at: local) ?? []
    return embedded + element.node.withAncestors.map(\.inspectedAlone)
  }

  /// Returns the corners of the elements of a view as they are drawn, in points of the window.
  package func outlines(of id: InspectedView.ID) -> [[CGPoint]] {
    root?.descendant(id)?.elements.map(\.corners)
      ?? EmbeddedViewInspection.current?.corners(of: id).map { [$0] } ?? []
  }

  /// Returns the corners of the views that receive touches.
  package var touchOutlines: [[CGPoint]] {
    var result: [[CGPoint]] = []
    root?.rootElement?.visit { if $0 is GestureElement { result.append($0.corners) } }
    return result
  }

  /// Evaluates the bodies again that may have read an object, after it has been changed in memory.
  func evaluateBodies(reading object: AnyObject) {
    root?.visit { node in
      let isReader =
        node.observedReads != nil
        || node.inspectedSlots.contains { slot in
          (slot.storage as? any MigratableSlot)?.migratedValue as AnyObject === object
        }
      if isReader { node.invalidate() }
    }
    needsDisplay = true
  }
}
