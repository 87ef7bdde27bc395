// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls
import Drawing
import Foundation
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// The background of a navigation bar, which appears when views are scrolled under the bar.
struct ScrolledBarBackground: LeafView {
  let page: NavigationPage
  /// The distance after which views are under the bar, in points: that of the large title.
  let start: CGFloat
  /// Whether there is a line at the lower edge.
  let hasLine: Bool

  func makeElement(_ node: Node) -> ScrolledBarBackgroundElement {
    ScrolledBarBackgroundElement(node)
  }

  func update(_ element: ScrolledBarBackgroundElement, _ pass: UpdatePass) {
    let values = EnvironmentValues(element.node.environment)
    element.page = page
    element.start = start
    let background = BarDefaults.current.navigation.scrolled
    element.color = (background?.color ?? values.colorScheme.bar).resolve(values)
    element.line = Color(.system(.separator)).resolve(values)
    if case .clear = background { element.line = .clear }
    if !hasLine { element.line = .clear }
  }
}

final class ScrolledBarBackgroundElement: Element {
  var page: NavigationPage?
  var start: CGFloat = 0
  var color = ResolvedColor.clear
  var line = ResolvedColor.clear

  override func hitTest(_ point: CGPoint, _ path: inout HitPath) -> Bool { false }

  override func draw(_ builder: inout DisplayListBuilder) {
    let opacity = Float(min(max(((page?.scrolledDistance ?? 0) - start) / 8, 0), 1))
    guard opacity > 0 else { return }
    let (size, pixel) = (presentedSize, 1 / host.scale)
    builder.fill(RoundedRect(CGRect(origin: .zero, size: size)), .color(color.faded(to: opacity)))
    let edge = CGRect(x: 0, y: size.height - pixel, width: size.width, height: pixel)
    builder.fill(RoundedRect(edge), .color(line.faded(to: opacity)))
  }
}
