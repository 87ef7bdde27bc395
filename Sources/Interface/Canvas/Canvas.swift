// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation

/// A rectangle of all the space there is, drawn by a function.
///
/// The function runs for every frame in which something is drawn; state that it reads brings about another.
/// It may draw views as well: symbols, which it finds by their tags.
public struct Canvas<Symbols: View>: View {
  private let renderer: (inout GraphicsContext, CGSize) -> Void
  private let symbols: Symbols

  /// Neither hint changes what is seen: what is drawn may be clear anywhere, and is drawn with its frame.
  public init(
    opaque: Bool = false, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void,
    @ViewBuilder symbols: () -> Symbols
  ) {
    self.renderer = renderer
    self.symbols = symbols()
  }

  public var body: some View {
    DrawnView(renderer: renderer, entries: TabEntry.list(symbols))
  }
}

extension Canvas where Symbols == EmptyView {
  /// Neither hint changes what is seen: what is drawn may be clear anywhere, and is drawn with its frame.
  public init(
    opaque: Bool = false, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.init(
      opaque: opaque, rendersAsynchronously: rendersAsynchronously, renderer: renderer,
      symbols: EmptyView.init)
  }
}

/// What a canvas draws, and the views that it may draw.
private struct DrawnView: ContainerView {
  let renderer: (inout GraphicsContext, CGSize) -> Void
  let entries: [TabEntry]

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
  /// Those of the symbols, in their order.
  fileprivate var tags: [AnyHashable?] = []

  override func placings(in size: CGSize, _ proposal: ProposedViewSize) -> [Placing] {
    layoutItems.map { item in
      Placing(item, .zero, item.dimensions(in: ProposedViewSize(size)))
    }
  }

  override func draw(_ painter: inout Painter) {
    // What it reaches is noted even while it is hidden: it is asked again when it comes into sight.
    painter.showingAll(of: CGRect(origin: .zero, size: presentedSize)) { painter in
      let sheet = GraphicsSheet(painter, _StyleContext(node.environment), self)
      var context = GraphicsContext(sheet)
      Evaluation.track(node) { renderer(&context, presentedSize) }
      painter = sheet.painter
    }
  }

  override func hitTest(_ point: CGPoint, _ path: inout HitPath) -> Bool {
    CGRect(origin: .zero, size: presentedSize).contains(point)
  }

  func symbol(tagged tag: AnyHashable) -> Element? {
    zip(tags, layoutItems).first { $0.0 == tag }?.1
  }
}
