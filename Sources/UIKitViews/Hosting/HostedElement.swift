// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
import Motion
@_spi(ViewTree) import ViewCore

/// The element of a SwiftUI view inside UIKit's views: where the UIKit view is.
package final class HostedElement: UnaryElement {
  weak var content: HostingContent?

  package override func contentTransform() -> CGAffineTransform {
    content?.owner?.transformToRoot(isPresented: true) ?? .identity
  }

  package override func draw(_ builder: inout DisplayListBuilder) {
    builder.apply(contentTransform())
    child.render(&builder)
  }

  /// A view that is smaller than the UIKit view is in its middle.
  package override func placement(
    in size: CGSize, _ proposal: ProposedViewSize
  ) -> ElementPlacement {
    let own = child.dimensions(in: ProposedViewSize(size))
    let origin = CGPoint(x: (size.width - own.width) / 2, y: (size.height - own.height) / 2)
    return ElementPlacement(child, origin, own)
  }

  package override func hitTest(_ point: CGPoint, _ path: inout HitPath) -> Bool {
    let transform = contentTransform()
    guard transform.determinant != 0, transform.determinant.isFinite else { return false }
    return child.hit(point.applying(transform.inverted()), &path)
  }
}
