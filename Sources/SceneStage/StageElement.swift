// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
package import Foundation
package import Gestures
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) package import ViewCore

/// The element of a `SceneStage`: runs the inner hierarchy and embeds its display list.
package final class StageElement: Element, NestedHierarchy {
  package var nestedHost: ViewHost? { session.host }

  package func handle(_ drag: ExternalDrag) { session.handle(drag) }

  // Set by `SceneStage.update`.
  var session: StageSession
  /// The edges of the list and of the comparison that were drawn last.
  private var still: Set<StagePixels.Edges> = []
  private var comparisonStill: Set<StagePixels.Edges> = []

  init(_ session: StageSession, _ node: Node) {
    self.session = session
    super.init(node)
    host.service(SceneStages.self).add(self)
    _ = host.focus
  }

  /// Runs a frame of the inner hierarchy, if one is due, at a time of the outer hierarchy in
  /// seconds.
  func run(at time: Double) {
    session.run(in: presentedSize, at: time)
    invalidateDrawnBounds()
  }

  public override func draw(_ builder: inout DisplayListBuilder) {
    guard let list = session.list else { return }
    let pixels = StagePixels(
      builder.transform, scale: host.scale, stageScale: session.host?.scale ?? host.scale)
    let rect = CGRect(origin: .zero, size: presentedSize)
    let bounds = RoundedRect(pixels?.covered(rect) ?? rect)
    let isAtRest = session.host.map { $0.animationCount == 0 && $0.touches.isEmpty } ?? true
    let shown = pixels?.aligned(list, isAtRest: isAtRest, still: &still) ?? list
    builder.layer(.clip(bounds)) { builder in
      builder.fill(bounds, .color(list.background))
      builder.embed(shown)
      if !session.isScrubbed, let comparison = session.comparison?.list {
        let shown =
          pixels?.aligned(comparison, isAtRest: false, still: &comparisonStill) ?? comparison
        builder.layer(.opacity(0.25)) { builder in builder.embed(shown) }
      }
    }
  }

  public override func hitTest(_ point: CGPoint, _ path: inout HitPath) -> Bool {
    containsInBounds(point)
  }

  public override func dismantle() {
    host.service(SceneStages.self).remove(self)
    super.dismantle()
  }
}
