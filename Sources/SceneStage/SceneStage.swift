// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
@_spi(ViewTree) package import ViewCore
import Views

/// A view that hosts another, independent view hierarchy, as if the view were a screen.
///
/// It takes all the space that it is offered. A pointer that goes down on it belongs to the inner
/// hierarchy until it goes up. The two hierarchies do not see each other's state, environment or
/// gestures.
package struct SceneStage: LeafView {
  private let session: StageSession

  package init(_ session: StageSession) {
    self.session = session
  }

  package func makeElement(_ node: Node) -> StageElement { StageElement(session, node) }

  package func update(_ element: StageElement, _ pass: UpdatePass) {
    let values = EnvironmentValues(element.node.environment)
    element.session = session
    session.connect(element.host.link)
    session.setAppearance(values.colorScheme, reducesMotion: values.accessibilityReduceMotion)
    session.preferences = StagePreferences(
      accessibility: values.accessibilitySettings, textSize: values.dynamicTypeSize,
      usesBoldText: values.legibilityWeight == .bold, systemVersion: values.systemVersion)
  }
}
