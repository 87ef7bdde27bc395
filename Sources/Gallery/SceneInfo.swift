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
  /// What its source is called, without an ending.
  let source: String
  private let play: @Sendable (inout GestureScript, CGSize) -> Void
  private let make: @MainActor @Sendable (CGSize, CGFloat, Resources) -> ViewHost

  init<Content: View>(
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
    make = { ViewHost(view(), size: $0, scale: $1, resources: $2) }
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
    source = ""
    play = tour
    make = host
  }

  /// Brings the scene to life in a space of a size in points.
  @MainActor
  package func makeHost(size: CGSize, scale: CGFloat, resources: Resources) -> ViewHost {
    make(size, scale, resources)
  }

  /// What a hand does to show the scene off in a space of a size in points.
  package func tour(size: CGSize) -> [InputEvent] {
    var script = GestureScript()
    play(&script, size)
    return script.events
  }
}
