// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls
import Drawing
import Foundation
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// The background of a navigation bar, which appears when views are scrolled under the bar.
struct ScrolledBarBackground: LeafView {
  /// The page whose scrolled views it appears for; nil if it is always visible.
  let page: NavigationPage?
  /// The distance after which views are under the bar, in points: that of the large title.
  var start: CGFloat = 0
  /// Whether it fades towards the lower edge, as in iOS 26, and has no line there.
  let fades: Bool
  /// Whether there is a line at the lower edge, if it does not fade.
  var hasLine = true

  func makeElement(_ node: Node) -> ScrolledBarBackgroundElement {
    ScrolledBarBackgroundElement(node)
  }

  func update(_ element: ScrolledBarBackgroundElement, _ pass: UpdatePass) {
    let values = EnvironmentValues(element.node.environment)
    element.page = page
    element.start = start
    element.fades = fades
    let background = BarDefaults.current.navigation.scrolled
    let usual = fades ? values.colorScheme.page : values.colorScheme.bar
    element.color = (background?.color ?? usual).resolve(values)
    element.line = Color(.system(.separator)).resolve(values)
    if case .clear = background { element.line = .clear }
    if !hasLine { element.line = .clear }
  }
}

final class ScrolledBarBackgroundElement: Element {
  var page: NavigationPage?
  var start: CGFloat = 0
  var fades = false
  var color = ResolvedColor.clear
  var line = ResolvedColor.clear

  /// The opacity of a background that fades, by the part of its height.
  private static let fade: [(location: Float, opacity: Float)] = [(0, 0.95), (0.5, 0.8), (1, 0)]

  override func hitTest(_ point: CGPoint, _ path: inout HitPath) -> Bool { false }

  override func draw(_ builder: inout DisplayListBuilder) {
    // It depends on the scrolled distance, which does not invalidate the bounds of the last drawing.
    builder.withUnboundedDrawing { drawBackground(&$0) }
  }

  private func drawBackground(_ builder: inout DisplayListBuilder) {
    let opacity = page.map { Float(min(max(($0.scrolledDistance - start) / 8, 0), 1)) } ?? 1
    guard opacity > 0 else { return }
    let (size, pixel) = (presentedSize, 1 / host.scale)
    guard !fades else {
      let gradient = ColorGradient(
        .linear(start: .zero, end: CGPoint(x: 0, y: size.height)),
        stops: Self.fade.map { .init(color.faded(to: opacity * $0.opacity), at: $0.location) })
      return builder.fill(RoundedRect(CGRect(origin: .zero, size: size)), .gradient(gradient))
    }
    builder.fill(RoundedRect(CGRect(origin: .zero, size: size)), .color(color.faded(to: opacity)))
    let edge = CGRect(x: 0, y: size.height - pixel, width: size.width, height: pixel)
    builder.fill(RoundedRect(edge), .color(line.faded(to: opacity)))
  }
}
