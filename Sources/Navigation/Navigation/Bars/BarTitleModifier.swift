// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls
import Drawing
import Foundation
import Motion
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// Moves a title with the scrolled views of its page, or shows it once they have been scrolled.
struct _BarTitleModifier: ElementModifier {
  typealias Body = Never

  enum Kind: Equatable {
    /// At a distance below the bar, in points: moves up with the views and disappears under the bar.
    case large(distance: CGFloat)
    /// Below a large title of a height in points: moves up with it until it is directly below the bar.
    case below(CGFloat)
    /// In the bar: appears when the large title, of a height in points, has disappeared.
    case inline(CGFloat)
  }

  let kind: Kind
  let page: NavigationPage

  func wrap(_ child: Element, _ node: Node) -> BarTitleElement { BarTitleElement(child, node) }

  func update(_ element: BarTitleElement, _ pass: UpdatePass) {
    element.kind = kind
    element.page = page
  }
}

final class BarTitleElement: UnaryElement {
  var kind = _BarTitleModifier.Kind.large(distance: 0)
  var page: NavigationPage?

  /// The distance by which the content is moved up, in points.
  private var distance: CGFloat {
    let distance = page?.scrolledDistance ?? 0
    switch kind {
    case .large: return distance
    case .below(let height): return min(distance, height)
    case .inline: return 0
    }
  }

  override func contentTransform() -> CGAffineTransform {
    CGAffineTransform(translationX: 0, y: -distance)
  }

  override func hitTest(_ point: CGPoint, _ path: inout HitPath) -> Bool {
    let top: CGFloat
    switch kind {
    case .large(let offset): top = -offset
    case .below: top = -distance
    case .inline: return super.hitTest(point, &path)
    }
    guard point.y >= top, point.y < presentedSize.height - distance else { return false }
    return child.hit(CGPoint(x: point.x, y: point.y + distance), &path)
  }

  override func draw(_ builder: inout DisplayListBuilder) {
    switch kind {
    case .large(let top): drawLarge(distance, below: top, &builder)
    case .below: drawMoved(by: distance, &builder)
    case .inline(let titleHeight):
      let distance = page?.scrolledDistance ?? 0
      let opacity = min(max((distance - titleHeight + 16) / 12, 0), 1)
      guard opacity > 0 else { return }
      guard opacity < 1 else { return super.draw(&builder) }
      builder.layer(.opacity(Float(opacity))) { child.render(&$0) }
    }
  }

  private func drawLarge(
    _ distance: CGFloat, below top: CGFloat, _ builder: inout DisplayListBuilder
  ) {
    guard distance != 0 else { return super.draw(&builder) }
    guard distance > top else { return drawMoved(by: distance, &builder) }
    let size = presentedSize
    guard distance < size.height + top else { return }
    let visible = CGRect(x: 0, y: -top, width: size.width, height: size.height + top - distance)
    builder.layer(.clip(RoundedRect(visible))) { drawMoved(by: distance, &$0) }
  }

  private func drawMoved(by distance: CGFloat, _ builder: inout DisplayListBuilder) {
    let savedTransform = builder.transform
    builder.move(by: CGPoint(x: 0, y: -distance))
    child.render(&builder)
    builder.transform = savedTransform
  }
}
