// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation
@_spi(ViewTree) public import ViewCore
@_spi(ViewTree) public import Views

/// A view that fills the proposed size and is drawn by a closure.
///
/// The closure runs in each frame in which something is drawn. State that it reads causes another
/// frame when it changes. It can also draw views: symbols, looked up by their tags.
public struct Canvas<Symbols: View>: View {
  private let renderer: (inout GraphicsContext, CGSize) -> Void
  private let symbols: Symbols

  /// Creates a canvas with views that the renderer can draw.
  ///
  /// - Note: Differs from SwiftUI: `opaque`, `colorMode` and `rendersAsynchronously` have no
  ///   effect. The canvas is always composited with alpha, in the frame in which it is drawn.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void,
    @ViewBuilder symbols: () -> Symbols
  ) {
    self.renderer = renderer
    self.symbols = symbols()
  }

  /// The drawing, with the symbols hidden behind it.
  public var body: some View {
    CanvasContent(renderer: renderer, entries: ViewListEntry.list(symbols))
  }
}

extension Canvas where Symbols == EmptyView {
  /// Creates a canvas without symbols.
  ///
  /// - Note: Differs from SwiftUI: `opaque`, `colorMode` and `rendersAsynchronously` have no
  ///   effect.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.init(
      opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously,
      renderer: renderer,
      symbols: EmptyView.init)
  }
}

/// The renderer of a canvas and its symbols.
private struct CanvasContent: ContainerView {
  let renderer: (inout GraphicsContext, CGSize) -> Void
  let entries: [ViewListEntry]

  /// One element for each symbol.
  var content: some View {
    ForEach(entries, id: \.id) { entry in ZStack { entry.view } }
  }

  func makeElement(_ node: Node) -> CanvasElement { CanvasElement(node) }

  func update(_ element: CanvasElement, _ pass: UpdatePass) {
    element.renderer = renderer
    element.tags = entries.map(\.tag)
  }
}

final class CanvasElement: ContainerElement {
  fileprivate var renderer: (inout GraphicsContext, CGSize) -> Void = { _, _ in }
  /// The tags of the symbols, in the order of `layoutItems`.
  fileprivate var tags: [AnyHashable?] = []

  override func placements(in size: CGSize, _ proposal: ProposedViewSize) -> [ElementPlacement] {
    layoutItems.map { item in
      ElementPlacement(item, .zero, item.dimensions(in: ProposedViewSize(size)))
    }
  }

  override func draw(_ builder: inout DisplayListBuilder) {
    // The bounds are recorded even while the canvas is culled, so that it is drawn again when it
    // becomes
    // visible.
    builder.withoutCulling(bounds: CGRect(origin: .zero, size: presentedSize)) { builder in
      let surface = CanvasSurface(builder, _StyleContext(node.environment), self)
      var context = GraphicsContext(surface)
      Evaluation.track(node) { renderer(&context, presentedSize) }
      builder = surface.builder
    }
  }

  override func hitTest(_ point: CGPoint, _ path: inout HitPath) -> Bool {
    containsInBounds(point)
  }

  func symbol(tagged tag: AnyHashable) -> Element? {
    zip(tags, layoutItems).first { $0.0 == tag }?.1
  }
}
