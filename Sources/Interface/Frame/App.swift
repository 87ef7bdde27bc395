// Part of Snapback, under the MIT licence; see LICENSE.

package import Foundation

/// A program made of views.
@MainActor
@preconcurrency
public protocol App {
  associatedtype Body: Scene

  @SceneBuilder var body: Body { get }

  init()
}

/// What an app shows in windows.
@MainActor
@preconcurrency
public protocol Scene {
  associatedtype Body: Scene

  @SceneBuilder var body: Body { get }
}

extension Never: Scene {}

/// A scene that is a window.
@MainActor
package protocol WindowScene {
  /// Nil where the app gave none.
  var title: String? { get }
  func makeHost(
    size: CGSize, scale: CGFloat, resources: Resources, memory: StateMemory?
  ) -> ViewHost
}

/// A window with a view. Here an app has one.
public struct WindowGroup<Content: View>: Scene, WindowScene {
  package let title: String?
  private let content: () -> Content

  public init(@ViewBuilder content: @escaping () -> Content) {
    title = nil
    self.content = content
  }

  public init(_ title: String, @ViewBuilder content: @escaping () -> Content) {
    self.title = title
    self.content = content
  }

  public var body: Never { preconditionFailure("a window group is built in and has no body") }

  package func makeHost(
    size: CGSize, scale: CGFloat, resources: Resources, memory: StateMemory?
  ) -> ViewHost {
    ViewHost(content(), size: size, scale: scale, resources: resources, memory: memory)
  }
}

/// Makes an app's scene out of the statements of a closure.
@resultBuilder
public enum SceneBuilder {
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
}
