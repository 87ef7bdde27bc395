// Part of Snapback, under the MIT licence; see LICENSE.

package import Foundation
@_spi(ViewTree) public import ViewCore
@_spi(ViewTree) import Views

/// A window with a view as its content.
///
/// - Note: Differs from SwiftUI: an app has a single window.
public struct WindowGroup<Content: View>: Scene, WindowScene {
  package let title: String?
  private let content: () -> Content

  /// Creates a window without a title of its own.
  public init(@ViewBuilder content: @escaping () -> Content) {
    title = nil
    self.content = content
  }

  /// Creates a window with a title.
  public init(_ title: String, @ViewBuilder content: @escaping () -> Content) {
    self.title = title
    self.content = content
  }

  /// Creates a window without a title of its own. `id` has no effect, as an app has a single window.
  public init(id: String, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content)
  }

  /// Creates a window with a title. `id` has no effect, as an app has a single window.
  public init(_ title: String, id: String, @ViewBuilder content: @escaping () -> Content) {
    self.init(title, content: content)
  }

  /// Creates a window for a value, which is nil here. `id` has no effect, as an app has a single
  /// window.
  public init<Value: Hashable & Codable>(
    id: String = "", for type: Value.Type,
    @ViewBuilder content: @escaping (Binding<Value?>) -> Content
  ) {
    self.init { content(.constant(nil)) }
  }

  /// Creates a window with a title for a value, which is nil here. `id` has no effect, as an app has a
  /// single window.
  public init<Value: Hashable & Codable>(
    _ title: String, id: String = "", for type: Value.Type,
    @ViewBuilder content: @escaping (Binding<Value?>) -> Content
  ) {
    self.init(title) { content(.constant(nil)) }
  }

  /// Not available: a window group is a primitive scene.
  public var body: Never { preconditionFailure("WindowGroup is a primitive scene and has no body") }

  package var root: AnyView { AnyView(content()) }

  package func makeHost(
    size: CGSize, scale: CGFloat, resources: Resources, migration: StateMigration?
  ) -> ViewHost {
    ViewHost(content(), size: size, scale: scale, resources: resources, migration: migration)
  }
}
