// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
package import Motion

extension Element {
  /// The presented transform from the element's own space to its parent's.
  package final var transformToParent: CGAffineTransform {
    let origin = frame.origin
    let translation = CGAffineTransform(translationX: origin.x, y: origin.y)
    guard let parent else { return translation }
    return translation.concatenating(parent.contentTransform(for: self))
  }

  /// The presented transform from the element's own space to the root's.
  package final var transformToRoot: CGAffineTransform {
    var transform = transformToParent
    var ancestor = parent
    while let current = ancestor {
      transform = transform.concatenating(current.transformToParent)
      ancestor = current.parent
    }
    return transform
  }

  /// The transform from the element's own space to the root's with the presented transforms around it, but
  /// with positions by layout alone, as those of animated views are once they have arrived.
  package final var layoutTransformToRoot: CGAffineTransform {
    transformToRoot { parent, child in parent.contentTransform(for: child) }
  }

  /// The transform from the element's own space to the root's once all animations are complete.
  package final var modelTransformToRoot: CGAffineTransform {
    transformToRoot { parent, _ in parent.modelContentTransform() }
  }

  /// The transform to the root's space by the positions of layout, and those of contents by a closure.
  private func transformToRoot(
    _ contentTransform: (_ parent: Element, _ child: Element) -> CGAffineTransform
  ) -> CGAffineTransform {
    var transform = CGAffineTransform.identity
    var element = self
    while true {
      let base = element.parent?.layoutOrigin ?? .zero
      transform = transform.concatenating(
        CGAffineTransform(
          translationX: element.layoutOrigin.x - base.x, y: element.layoutOrigin.y - base.y))
      guard let parent = element.parent else { return transform }
      transform = transform.concatenating(contentTransform(parent, element))
      element = parent
    }
  }
}
