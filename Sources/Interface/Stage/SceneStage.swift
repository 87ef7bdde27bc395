// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation

/// A view that another hierarchy of views plays in, as if it were a screen.
///
/// It takes all the space that it is offered. A hand that comes down on it is the inner hierarchy's until it
/// lifts. What is around sees nothing of what is inside, and the other way round.
package struct SceneStage: LeafView {
  private let session: StageSession

  package init(_ session: StageSession) {
    self.session = session
  }

  func makeElement(_ node: Node) -> StageElement { StageElement(session, node) }

  func update(_ element: StageElement, _ pass: UpdatePass) {
    let values = EnvironmentValues(element.node.environment)
    element.session = session
    session.connect(element.host.link)
    session.look(values.colorScheme, reducesMotion: values.accessibilityReduceMotion)
  }
}

final class StageElement: Element {
  fileprivate(set) var session: StageSession

  init(_ session: StageSession, _ node: Node) {
    self.session = session
    super.init(node)
    host.stages.append(self)
  }

  /// Runs the inner hierarchy's frame.
  func run(at time: Double) {
    session.run(in: presentedSize, at: time)
    extentChanged()
  }

  override func draw(_ painter: inout Painter) {
    guard let list = session.list else { return }
    let bounds = RoundedRect(CGRect(origin: .zero, size: presentedSize))
    painter.layer(.clip(bounds)) { painter in
      painter.fill(bounds, .color(list.background))
      painter.embed(list)
      if !session.isScrubbed, let ghost = session.ghost?.list {
        painter.layer(.opacity(0.25)) { painter in painter.embed(ghost) }
      }
    }
  }

  override func hitTest(_ point: CGPoint, _ path: inout HitPath) -> Bool {
    CGRect(origin: .zero, size: presentedSize).contains(point)
  }

  override func dismantle() {
    host.stages.removeAll { $0 === self }
    super.dismantle()
  }
}
