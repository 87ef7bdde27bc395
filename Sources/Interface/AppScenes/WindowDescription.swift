// Part of Snapback, under the MIT licence; see LICENSE.

package import Foundation
package import Motion
@_spi(ViewTree) package import Scrolling
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// A kind of window that an app has: a scene with the modifiers around it.
@MainActor
package struct WindowDescription {
  /// The number of windows that a kind allows.
  package enum Kind: Equatable, Sendable {
    /// Any number: one for each value, or for each request.
    case group
    /// One.
    case single
    /// One, which shows the app's settings.
    case settings
  }

  /// Whether a window opens when the program starts.
  package enum Launch: Equatable, Sendable {
    /// The first scene's, or those that were open when the program ended.
    case automatic
    case presented
    case suppressed
  }

  package var kind: Kind
  /// The identity of the scene in the app's body: its index in each list around it, the outermost first. It stays the
  /// same when scenes before it come and go.
  private(set) var path: [Int] = []
  /// The identifier by which the program opens the window; nil if it has none.
  package var id: String?
  /// The title; nil for the program's name.
  package var title: String?
  /// The values for which the group has windows; nil if it is not for values.
  package var values: WindowValueType?
  /// The size in points of a new window; nil for the standard one.
  package var defaultSize: CGSize?
  /// The position of a new window, as fractions of the screen; nil for the desktop's choice.
  package var defaultPosition: UnitPoint?
  package var resizability = WindowResizability.automatic
  package var hasDecoration = true
  package var isRestored = true
  package var launch = Launch.automatic
  /// The key, and its modifiers, that opens the window; nil for none.
  package var shortcut: KeyboardShortcut?
  /// Makes the window's content for a value.
  let makeContent: (PresentedValue) -> AnyView
  /// Adds the views of scene modifiers.
  private(set) var wrap: (AnyView) -> AnyView = { $0 }

  init(
    _ kind: Kind, id: String? = nil, title: Text? = nil, values: WindowValueType? = nil,
    content: @escaping (PresentedValue) -> AnyView
  ) {
    self.kind = kind
    self.id = id
    self.title = title?.string
    self.values = values
    makeContent = content
  }

  /// Adds a modification of the content, outside of those so far.
  mutating func modifyContent(_ modify: @escaping (AnyView) -> AnyView) {
    let inner = wrap
    wrap = { modify(inner($0)) }
  }

  /// Returns the description for a scene with an index in a list of scenes.
  fileprivate func inList(at index: Int) -> WindowDescription {
    var window = self
    window.path.insert(index, at: 0)
    return window
  }

  /// Returns the window's content for a value.
  func content(for value: PresentedValue) -> AnyView { wrap(makeContent(value)) }
}

/// The value of a window, and what is called when its views change it.
@MainActor
struct PresentedValue {
  var value: Any?
  var onChange: (Any?) -> Void = { _ in }
}

/// The type of the values for which a group has windows.
@MainActor
package struct WindowValueType {
  let type: ObjectIdentifier
  /// Returns whether two values of the type are equal.
  let areEqual: (Any, Any) -> Bool
  let encode: (Any) -> Data?
  let decode: (Data) -> Any?

  init<Value: Codable & Hashable>(_ type: Value.Type) {
    self.type = ObjectIdentifier(type)
    areEqual = { a, b in
      guard let a = a as? Value, let b = b as? Value else { return false }
      return a == b
    }
    // In an array, as JSON documents on Linux may not be single values.
    encode = { value in (value as? Value).flatMap { try? JSONEncoder().encode([$0]) } }
    decode = { data in (try? JSONDecoder().decode([Value].self, from: data))?.first }
  }
}

/// A scene that is a kind of window.
@MainActor
protocol WindowScene {
  var window: WindowDescription { get }
}

extension Scene {
  /// The kinds of windows of the scene, in their order in the source.
  package var windows: [WindowDescription] {
    if let scene = self as? any WindowScene { return [scene.window] }
    if let list = self as? _SceneList {
      return list.scenes.enumerated().flatMap { index, scene in
        scene.windows.map { $0.inList(at: index) }
      }
    }
    if let scene = self as? any WindowModifyingScene {
      return scene.modifiedScene.windows.map { scene.modified($0) }
    }
    return Body.self == Never.self ? [] : body.windows
  }
}
