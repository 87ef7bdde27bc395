// Part of Snapback, under the MIT licence; see LICENSE.

package import Foundation
package import Gestures
package import Interface
import Traces

/// A scene as the catalogue lists it.
nonisolated package struct SceneInfo: Sendable {
  /// What it is called on the command line.
  package let id: String
  package let title: String
  /// What to do with the hand, and what to watch.
  package let summary: String
  /// SF Symbols' name for what stands for it.
  let symbol: String
  /// Whether its springs are those that the gallery sets.
  let isTunable: Bool
  /// What its source is called, without an ending.
  let source: String
  private let play: @Sendable (inout GestureScript, CGSize) -> Void
  private let make:
    @MainActor @Sendable (CGSize, CGFloat, Resources, SpringTuning?) ->
      ViewHost

  init<Content: View>(
    id: String, title: String, summary: String, symbol: String = "square.on.square",
    isTunable: Bool = false,
    tour: @escaping @Sendable (inout GestureScript, CGSize) -> Void,
    @ViewBuilder view: @escaping @MainActor @Sendable () -> Content
  ) {
    self.id = id
    self.title = title
    self.summary = summary
    self.symbol = symbol
    self.isTunable = isTunable
    source = String(describing: Content.self)
    play = tour
    make = {
      ViewHost(
        TunedScene(tuning: $3, content: view()), size: $0, scale: $1, resources: $2)
    }
  }

  /// What is brought to life by a function of its own, and is no scene of the catalogue's.
  init(
    id: String, title: String, summary: String,
    tour: @escaping @Sendable (inout GestureScript, CGSize) -> Void,
    host: @escaping @MainActor @Sendable (CGSize, CGFloat, Resources) -> ViewHost
  ) {
    self.id = id
    self.title = title
    self.summary = summary
    symbol = ""
    isTunable = false
    source = ""
    play = tour
    make = { size, scale, resources, _ in host(size, scale, resources) }
  }

  /// Brings the scene to life in a space of a size in points.
  @MainActor
  package func makeHost(size: CGSize, scale: CGFloat, resources: Resources) -> ViewHost {
    make(size, scale, resources, nil)
  }

  /// Brings the scene to life with springs that can be tuned while it runs.
  @MainActor
  func makeHost(
    size: CGSize, scale: CGFloat, resources: Resources, tuning: SpringTuning
  ) -> ViewHost {
    make(size, scale, resources, tuning)
  }

  /// What a hand does to show the scene off in a space of a size in points.
  package func tour(size: CGSize) -> [InputEvent] {
    var script = GestureScript()
    play(&script, size)
    return script.events
  }
}
