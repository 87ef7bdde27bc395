// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation

/// A rectangle of all the space there is, drawn by a function.
///
/// The function runs for every frame in which something is drawn; state that it reads brings about another.
public struct Canvas: LeafView {
  private let renderer: (inout GraphicsContext, CGSize) -> Void

  /// Neither hint changes what is seen: what is drawn may be clear anywhere, and is drawn with its frame.
  public init(
    opaque: Bool = false, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.renderer = renderer
  }

  func makeElement(_ node: Node) -> CanvasElement { CanvasElement(node) }

  func update(_ element: CanvasElement, _ pass: UpdatePass) { element.renderer = renderer }
}

final class CanvasElement: Element {
  fileprivate var renderer: (inout GraphicsContext, CGSize) -> Void = { _, _ in }

  override func draw(_ painter: inout Painter) {
    // What it reaches is noted even while it is hidden: it is asked again when it comes into sight.
    painter.showingAll(of: CGRect(origin: .zero, size: presentedSize)) { painter in
      let sheet = GraphicsSheet(painter, _StyleContext(node.environment))
      var context = GraphicsContext(sheet)
      Evaluation.track(node) { renderer(&context, presentedSize) }
      painter = sheet.painter
    }
  }

  override func hitTest(_ point: CGPoint, _ path: inout HitPath) -> Bool {
    CGRect(origin: .zero, size: presentedSize).contains(point)
  }
}
