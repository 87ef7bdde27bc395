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
    /// Below the bar: moves up with the views and disappears under the bar, after they have been scrolled by a distance
    /// in points.
    case large(after: CGFloat)
    /// Below the large title: a search bar that becomes lower with the views, and disappears.
    case shrinking
    /// Below a large title of a height in points: moves up with it until it is directly below the bar.
    case below(CGFloat)
    /// Behind the bar and what is below it: moves up with these parts.
    case background
    /// In the bar: appears when the views have been scrolled by a distance in points, that of a large title.
    case inline(after: CGFloat)
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
  var kind = _BarTitleModifier.Kind.large(after: 0)
  var page: NavigationPage?

  private var scrolledDistance: CGFloat { page?.scrolledDistance ?? 0 }

  /// The distance by which the content is moved up, in points; negative if it is pulled down.
  private var distance: CGFloat {
    let distance = scrolledDistance
    switch kind {
    case .large(let start): return distance < 0 ? distance : max(0, distance - start)
    case .shrinking: return min(0, distance)
    case .below(let height): return min(distance, height)
    case .background: return page?.retractedHeight ?? 0
    case .inline: return 0
    }
  }

  /// The remaining fraction of the height.
  private var scale: CGFloat {
    let height = presentedSize.height
    guard kind == .shrinking, height > 0 else { return 1 }
    return min(max(1 - scrolledDistance / height, 0), 1)
  }

  override func contentTransform() -> CGAffineTransform {
    CGAffineTransform(a: 1, b: 0, c: 0, d: scale, tx: 0, ty: -distance)
  }

  override func hitTest(_ point: CGPoint, _ path: inout HitPath) -> Bool {
    switch kind {
    case .inline: return super.hitTest(point, &path)
    case .background: return child.hit(CGPoint(x: point.x, y: point.y + distance), &path)
    // Not while it is faint.
    case .shrinking: guard scale > 0.5 else { return false }
    case .large: guard point.y >= 0 else { return false }
    case .below: break
    }
    guard point.y + distance >= 0, point.y + distance < presentedSize.height * scale else {
      return false
    }
    return child.hit(CGPoint(x: point.x, y: (point.y + distance) / scale), &path)
  }

  override func draw(_ builder: inout DisplayListBuilder) {
    // What is drawn depends on the scrolled distance, which does not invalidate the bounds of the last drawing.
    builder.withUnboundedDrawing { drawParts(&$0) }
  }

  private func drawParts(_ builder: inout DisplayListBuilder) {
    switch kind {
    case .large: drawLarge(&builder)
    case .shrinking: draw(&builder, opacity: (scale - 0.2) / 0.6) { drawTransformed(&$0) }
    case .below, .background: drawTransformed(&builder)
    case .inline(let start):
      draw(&builder, opacity: (scrolledDistance - start + 16) / 12) { child.render(&$0) }
    }
  }

  private func draw(
    _ builder: inout DisplayListBuilder, opacity: CGFloat,
    _ content: (inout DisplayListBuilder) -> Void
  ) {
    guard opacity > 0 else { return }
    guard opacity < 1 else { return content(&builder) }
    builder.layer(.opacity(Float(opacity))) { content(&$0) }
  }

  private func drawLarge(_ builder: inout DisplayListBuilder) {
    let (distance, size) = (distance, presentedSize)
    guard distance > 0 else { return drawTransformed(&builder) }
    guard distance < size.height else { return }
    let visible = CGRect(x: 0, y: 0, width: size.width, height: size.height - distance)
    builder.layer(.clip(RoundedRect(visible))) { drawTransformed(&$0) }
  }

  private func drawTransformed(_ builder: inout DisplayListBuilder) {
    let transform = contentTransform()
    guard transform != .identity else { return child.render(&builder) }
    let savedTransform = builder.transform
    builder.apply(transform)
    child.render(&builder)
    builder.transform = savedTransform
  }
}
