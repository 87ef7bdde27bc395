// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls
import Drawing
import Foundation
import Motion
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// Keeps a part of a navigation bar where it is while its page slides, over the pages, and fades it.
struct _BarPartModifier: ElementModifier {
  typealias Body = Never

  enum Kind {
    case item
    /// Slides with the page.
    case page
    /// Slides between the middle of the bar and, when another page covers its own, the label of the back button.
    case title
    /// The button that leads to the page below, whose bar has one too or not.
    case backButton(isBelow: Bool)
    /// The label in that button, which slides from the title of the page below, and shrinks from it if it is large.
    case backLabel(LargeTitle?)
    /// A large title, which shrinks to the label of the back button when another page covers its own.
    case largeTitle(LargeTitle)
  }

  /// The large title of a page.
  struct LargeTitle {
    let page: NavigationPage
    /// The height of the row of the title, in points.
    let height: CGFloat

    /// Whether the title is in its place below the bar.
    @MainActor var isShown: Bool {
      page.scrolledDistance < (page.restingDistances.last ?? 0) - height + 8
    }

    /// Returns the transform of a view whose leading edge is at a position: at an amount of 0 the identity, at 1 that
    /// which moves a large title to the label of the back button, or the label to the title.
    ///
    /// - Parameter sign: 1, or -1 in a layout from right to left.
    func transform(
      _ amount: CGFloat, isLabel: Bool, _ size: CGSize, sign: CGFloat
    ) -> CGAffineTransform {
      // The label is after the arrow and half as large.
      let way = isLabel ? -amount : amount
      let scale = isLabel ? 1 + amount : 1 - amount / 2
      let (x, y) = (sign < 0 ? size.width : 0, size.height / 2)
      let rise = NavigationBarMetrics.height / 2 + height / 2
      return CGAffineTransform(translationX: x + sign * 14.5 * way, y: y - rise * way)
        .scaledBy(x: scale, y: scale)
        .translatedBy(x: -x, y: -y)
    }
  }

  let kind: Kind

  func wrap(_ child: Element, _ node: Node) -> BarPartElement { BarPartElement(child, node) }

  func update(_ element: BarPartElement, _ pass: UpdatePass) { element.kind = kind }
}

/// Draws the pages of a navigation stack, and the parts of their bars over them while they slide.
struct _PageBarsModifier: ElementModifier {
  typealias Body = Never

  func wrap(_ child: Element, _ node: Node) -> PageBarsElement { PageBarsElement(child, node) }

  func update(_ element: PageBarsElement, _ pass: UpdatePass) {}
}

final class PageBarsElement: UnaryElement {
  /// The parts that are drawn after the pages, with the transforms of their own spaces; nil while they are drawn.
  fileprivate var parts: [(element: BarPartElement, slide: BarSlide, transform: CGAffineTransform)]?

  override func draw(_ builder: inout DisplayListBuilder) {
    let outer = builder.transform
    parts = []
    child.render(&builder)
    let deferred = parts ?? []
    parts = nil
    for part in deferred {
      builder.transform = part.transform
      part.element.draw(part.slide, &builder)
    }
    builder.transform = outer
  }
}

/// Where the page of a bar is while it slides.
@MainActor
private struct BarSlide {
  /// The distance of the page from its place, in points.
  let distance: CGFloat
  /// How far the page is gone: 0 in its place, 1 beside the stack, or covered by another page.
  let amount: CGFloat
  /// Whether another page covers this one.
  let isCovered: Bool
  /// The width of the stack, in points.
  let width: CGFloat
  /// 1, or -1 in a layout from right to left.
  let sign: CGFloat

  init?(_ element: Element, in stack: PageBarsElement) {
    width = stack.presentedSize.width
    sign = stack.isRightToLeft ? -1 : 1
    var (distance, current) = (CGFloat(0), element.parent)
    while let ancestor = current, ancestor !== stack {
      let transform = ancestor.contentTransform()
      guard transform.a == 1, transform.b == 0, transform.c == 0, transform.d == 1 else {
        return nil
      }
      distance += transform.tx
      current = ancestor.parent
    }
    guard width > 0, abs(distance) > 0.1, distance.isFinite else { return nil }
    self.distance = distance
    isCovered = distance * sign < 0
    let range = isCovered ? NavigationMotion.parallax * width : width
    amount = min(abs(distance) / range, 1)
  }
}

/// A part of the bar of a page. In its place it is drawn with the page.
final class BarPartElement: UnaryElement {
  var kind = _BarPartModifier.Kind.item

  override func draw(_ builder: inout DisplayListBuilder) {
    // What is drawn depends on the position of the page, which does not invalidate the bounds of the last drawing.
    builder.withUnboundedDrawing { builder in
      guard let stack = nearestAncestor(of: PageBarsElement.self),
        let slide = BarSlide(self, in: stack)
      else { return child.render(&builder) }
      switch kind {
      case .page: return child.render(&builder)
      case .backLabel: return draw(slide, &builder)
      case .largeTitle(let title) where !slide.isCovered || !title.isShown:
        return child.render(&builder)
      default: break
      }
      if stack.parts != nil {
        stack.parts?.append((self, slide, builder.transform))
      } else {
        child.render(&builder)
      }
    }
  }

  /// Draws the part over the pages.
  fileprivate func draw(_ slide: BarSlide, _ builder: inout DisplayListBuilder) {
    let transform = builder.transform
    builder.move(by: CGPoint(x: shift(slide), y: 0))
    if let morph = morph(slide) { builder.apply(morph) }
    let opacity = opacity(slide)
    if opacity == 1 {
      child.render(&builder)
    } else if opacity > 0 {
      builder.layer(.opacity(Float(opacity))) { child.render(&$0) }
    }
    builder.transform = transform
  }

  /// The transform between a large title and the label of the back button; nil for other parts.
  private func morph(_ slide: BarSlide) -> CGAffineTransform? {
    switch kind {
    case .largeTitle(let title):
      title.transform(slide.amount, isLabel: false, presentedSize, sign: slide.sign)
    case .backLabel(let title?) where !slide.isCovered && title.isShown:
      title.transform(slide.amount, isLabel: true, presentedSize, sign: slide.sign)
    default: nil
    }
  }

  /// The distance from the part's place in its page to where it is drawn, in points.
  private func shift(_ slide: BarSlide) -> CGFloat {
    // The label of a back button is centered about 60 points from the edge.
    let way = slide.sign * slide.amount * max(0, slide.width / 2 - 60)
    switch kind {
    case .item, .backButton, .largeTitle: return -slide.distance
    case .page: return 0
    case .title: return -slide.distance + (slide.isCovered ? -way : way)
    case .backLabel(let title): return slide.isCovered || title?.isShown == true ? 0 : way
    }
  }

  private func opacity(_ slide: BarSlide) -> CGFloat {
    switch kind {
    case .backLabel, .page: 1
    case .backButton(isBelow: true): slide.isCovered ? 0 : 1
    default: slide.isCovered ? max(0, 1 - 1.5 * slide.amount) : 1 - slide.amount
    }
  }
}
