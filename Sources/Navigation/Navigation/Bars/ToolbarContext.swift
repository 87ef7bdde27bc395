// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import ViewCore

/// The position of toolbar content in the toolbar of a view. Not for use outside of the library.
@preconcurrency @MainActor
public struct _ToolbarContext {
  let storage: ToolbarStorage
  private var path: [Int] = []

  init(_ storage: ToolbarStorage) {
    self.storage = storage
  }

  /// The identity of an entry at the position.
  var entryID: ToolbarEntry.ID { ToolbarEntry.ID(path: path) }

  /// The position of a part of the content.
  func child(_ index: Int) -> _ToolbarContext {
    var child = self
    child.path.append(index)
    return child
  }

  /// Returns content of the position whose dynamic properties are connected to their storage.
  func installing<Content: ToolbarContent>(_ content: Content) -> Content {
    storage.install(content, at: path)
  }
}

/// The storage of the dynamic properties of a view's toolbar content, which are the view's.
@MainActor
final class ToolbarStorage {
  private struct Key: Hashable {
    let path: [Int]
    let type: ObjectIdentifier
  }

  fileprivate private(set) weak var node: Node?
  private var stores: [Key: PropertyStore] = [:]
  /// The content of the current evaluation.
  private var used: Set<Key> = []

  init(_ node: Node) {
    self.node = node
  }

  func install<Content>(_ content: Content, at path: [Int]) -> Content {
    guard let node else { return content }
    var content = content
    let key = Key(path: path, type: ObjectIdentifier(Content.self))
    used.insert(key)
    stores[key, default: PropertyStore()].install(into: &content, in: node)
    return content
  }

  /// Evaluates content, and discards the state of content that is no longer in the toolbar.
  func entries(of content: any ToolbarContent) -> [ToolbarEntry] {
    used = []
    let entries = content._entries(_ToolbarContext(self))
    stores = stores.filter { used.contains($0.key) }
    return entries
  }
}

/// The toolbar content of a view.
struct InstalledToolbar: InstallableProperty {
  let content: any ToolbarContent
  private var storage: ToolbarStorage?

  init(_ content: any ToolbarContent) {
    self.content = content
  }

  /// The items with their placements, in the body of the view with the toolbar.
  @MainActor var entries: [ToolbarEntry] {
    storage.map { $0.entries(of: content) } ?? []
  }

  /// The node of the view with the toolbar.
  @MainActor var node: Node? { storage?.node }

  mutating func install(_ stored: ToolbarStorage?, in node: Node) -> ToolbarStorage {
    let storage = stored ?? ToolbarStorage(node)
    self.storage = storage
    return storage
  }

  static func areInterchangeable(_ old: Self, _ new: Self) -> Bool { false }
}

/// Adds the items of toolbar content to the bars of the page.
struct ToolbarModifier: ViewModifier {
  let toolbar: InstalledToolbar

  func body(content: Content) -> some View {
    let entries = toolbar.entries
    return content.configuringNavigationBar { $0.items = entries }
      .modifier(
        KeyboardBarModifier(
          items: entries.filter { $0.placement.slot == .keyboard }, node: toolbar.node))
  }
}
