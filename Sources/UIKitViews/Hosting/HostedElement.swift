// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
import Motion
@_spi(ViewTree) import ViewCore

/// The element of a SwiftUI view inside UIKit's views: where the UIKit view is.
package final class HostedElement: UnaryElement {
  weak var content: HostingContent?
  /// The insets at the last layout.
  private var placedInsets = EdgeInsets()

  /// The safe area that the SwiftUI view of a controller avoids, from the edges of the UIKit view; zero for other views.
  private var insets: EdgeInsets {
    guard let content, content.controller != nil, let owner = content.owner else {
      return EdgeInsets()
    }
    let safe = owner.safeAreaInsets
    return EdgeInsets(top: safe.top, leading: safe.left, bottom: safe.bottom, trailing: safe.right)
  }

  /// Places the SwiftUI view again if the safe area has changed.
  func followSafeArea() { if !isDismantled, insets != placedInsets { setNeedsLayout() } }

  package override func safeAreaInsets(around child: Element) -> EdgeInsets? { insets }

  package override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let insets = insets
    let (width, height) = (insets.leading + insets.trailing, insets.top + insets.bottom)
    let size = child.size(
      ProposedViewSize(
        width: proposal.width.map { max(0, $0 - width) },
        height: proposal.height.map { max(0, $0 - height) }))
    return CGSize(width: size.width + width, height: size.height + height)
  }

  package override func arrange(in size: CGSize, _ pass: UpdatePass) {
    placedInsets = insets
    super.arrange(in: size, pass)
  }

  package override func contentTransform() -> CGAffineTransform {
    content?.owner?.transformToRoot(isPresented: true) ?? .identity
  }

  package override func draw(_ builder: inout DisplayListBuilder) {
    builder.apply(contentTransform())
    child.render(&builder)
  }

  /// A view that is smaller than the UIKit view is in the middle of its safe area.
  package override func placement(
    in size: CGSize, _ proposal: ProposedViewSize
  ) -> ElementPlacement {
    let insets = insets
    let safe = CGSize(
      width: max(0, size.width - insets.leading - insets.trailing),
      height: max(0, size.height - insets.top - insets.bottom))
    let own = child.dimensions(in: ProposedViewSize(safe))
    let origin = CGPoint(
      x: insets.leading + (safe.width - own.width) / 2,
      y: insets.top + (safe.height - own.height) / 2)
    return ElementPlacement(child, origin, own)
  }

  package override func hitTest(_ point: CGPoint, _ path: inout HitPath) -> Bool {
    let transform = contentTransform()
    guard transform.determinant != 0, transform.determinant.isFinite else { return false }
    return child.hit(point.applying(transform.inverted()), &path)
  }
}
