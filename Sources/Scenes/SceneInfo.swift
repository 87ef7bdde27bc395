// Part of Snapback, under the MIT licence; see LICENSE.

import AccessibilityTree
package import Foundation
package import Gestures
package import Interface
package import Traces

/// A catalogue entry: a scene's texts, its factory, and its scripted tour.
nonisolated package struct SceneInfo: Sendable {
  /// The name on the command line.
  package let id: String
  package let title: String
  /// Instructions for using the scene with the mouse, and what to notice.
  package let summary: String
  /// The SF Symbols name of its icon.
  package let symbol: String
  /// The name of its source file, without the extension; empty for the gallery.
  package let source: String
  private let play: @Sendable (inout GestureScript, CGSize) -> Void
  private let make:
    @MainActor @Sendable (CGSize, CGFloat, Resources, StageTraits?, StateMigration?) -> ViewHost

  package init<Content: View>(
    id: String, title: String, summary: String, symbol: String = "square.on.square",
    tour: @escaping @Sendable (inout GestureScript, CGSize) -> Void,
    @ViewBuilder view: @escaping @MainActor @Sendable () -> Content
  ) {
    self.id = id
    self.title = title
    self.summary = summary
    self.symbol = symbol
    source = String(describing: Content.self)
    play = tour
    make = { size, scale, resources, traits, state in
      guard let traits else {
        return ViewHost(view(), size: size, scale: scale, resources: resources)
          .enablingKeyboardAccess()
      }
      return ViewHost(
        StageTraitsView(traits, content: view()), size: size, scale: scale, resources: resources,
        migration: state
      ).enablingKeyboardAccess()
    }
  }

  /// An entry that has its own factory and no source to show: the gallery.
  package init(
    id: String, title: String, summary: String,
    tour: @escaping @Sendable (inout GestureScript, CGSize) -> Void,
    host: @escaping @MainActor @Sendable (CGSize, CGFloat, Resources) -> ViewHost
  ) {
    self.id = id
    self.title = title
    self.summary = summary
    symbol = ""
    source = ""
    play = tour
    make = { size, scale, resources, _, _ in host(size, scale, resources) }
  }

  /// Makes the scene's view hierarchy, for a size in points and a display scale in pixels per
  /// point.
  @MainActor
  package func makeHost(size: CGSize, scale: CGFloat, resources: Resources) -> ViewHost {
    make(size, scale, resources, nil, nil)
  }

  /// Makes the scene's view hierarchy with text size and layout direction, and with the state of
  /// another one.
  @MainActor
  package func makeHost(
    size: CGSize, scale: CGFloat, resources: Resources, traits: StageTraits,
    restoring state: StateMigration? = nil
  ) -> ViewHost {
    make(size, scale, resources, traits, state)
  }

  /// Scripted input that demonstrates the scene in a size in points. Times start at 0, in seconds.
  package func tour(size: CGSize) -> [InputEvent] {
    var script = GestureScript()
    play(&script, size)
    return script.events
  }
}
