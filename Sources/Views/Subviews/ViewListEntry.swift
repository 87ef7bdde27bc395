// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) public import ViewCore

/// A view of a list of views, with its tag, label and badge: a tab, an option of a picker, a symbol
/// of a canvas.
package struct ViewListEntry {
  /// The identity of the view, which is stable across updates.
  package var id: AnyHashable
  package var tag: AnyHashable?
  /// The label in a tab bar.
  package var label: [AnyView] = []
  /// The badge on the label.
  package var badge: Text?
  /// The values that its modifiers set for containers.
  package var values = ContainerValues()
  package var view: AnyView

  package init(
    id: AnyHashable, tag: AnyHashable? = nil, label: [AnyView] = [], badge: Text? = nil,
    view: AnyView
  ) {
    self.id = id
    self.tag = tag
    self.label = label
    self.badge = badge
    self.view = view
  }

  /// The views of a view: the statements of a builder, or the elements of a `ForEach`, each with
  /// its tag and label.
  @MainActor
  package static func list<V: View>(_ view: V) -> [ViewListEntry] {
    var entries: [ViewListEntry] = []
    add(view, [], nil, &entries)
    return entries
  }

  @MainActor
  fileprivate static func add<V: View>(
    _ view: V, _ path: [AnyHashable], _ tag: AnyHashable?, _ entries: inout [ViewListEntry]
  ) {
    if let listed = view as? any ViewListMember {
      listed.addEntries(path, tag, &entries)
    } else if isList(view), let erased = view as? AnyView {
      add(erased.storage.content, path, tag, &entries)
    } else if isList(view), let modified = view as? any AnyModifiedContent {
      modified.addEntries(path, tag, &entries)
    } else if let listing = view as? any ViewListing {
      entries += listing.listed
    } else {
      var entry = ViewListEntry(id: AnyHashable(path), tag: tag, view: AnyView(view))
      entry.read(view)
      entries.append(entry)
    }
  }

  /// Returns whether a view expands to entries inside its modifiers.
  @MainActor
  private static func isList(_ view: any View) -> Bool {
    if view is any ViewListMember { return true }
    if let erased = view as? AnyView { return isList(erased.storage.content) }
    let inner = (view as? any AnyModifiedContent)?.innerView as? any View
    return inner.map(isList) ?? false
  }

  /// Returns the tag that the outermost `tag` modifier of a view sets; nil if there is none.
  @MainActor
  package static func tag<V: View>(of view: V) -> AnyHashable? {
    var entry = ViewListEntry(id: 0, view: AnyView(EmptyView()))
    entry.read(view)
    return entry.tag
  }

  /// Reads the tag, label and badge from the modifiers of a view.
  @MainActor
  private mutating func read(_ view: Any) {
    guard let modified = view as? any AnyModifiedContent else { return }
    read(modified.innerView)
    read(modifier: modified.outerModifier)
  }

  @MainActor
  fileprivate mutating func read(modifier: Any) {
    if let modifier = modifier as? any TagCarrier { tag = modifier.anyTag }
    if let modifier = modifier as? any TabItemCarrier { label = modifier.labels }
    if let modifier = modifier as? any BadgeCarrier { badge = modifier.badge }
    if let modifier = modifier as? any ContainerValueCarrier { modifier.set(in: &values) }
  }
}

/// A view that expands to any number of entries.
@MainActor
private protocol ViewListMember {
  func addEntries(_ path: [AnyHashable], _ tag: AnyHashable?, _ entries: inout [ViewListEntry])
}

extension EmptyView: ViewListMember {
  fileprivate func addEntries(
    _ path: [AnyHashable], _ tag: AnyHashable?, _ entries: inout [ViewListEntry]
  ) {}
}

extension Group: ViewListMember {
  fileprivate func addEntries(
    _ path: [AnyHashable], _ tag: AnyHashable?, _ entries: inout [ViewListEntry]
  ) {
    ViewListEntry.add(content, path, tag, &entries)
  }
}

extension TupleView: ViewListMember {
  fileprivate func addEntries(
    _ path: [AnyHashable], _ tag: AnyHashable?, _ entries: inout [ViewListEntry]
  ) {
    for (index, view) in children.views.enumerated() {
      ViewListEntry.add(view, path + [AnyHashable(index)], tag, &entries)
    }
  }
}

extension Optional: ViewListMember where Wrapped: View {
  fileprivate func addEntries(
    _ path: [AnyHashable], _ tag: AnyHashable?, _ entries: inout [ViewListEntry]
  ) {
    if let self { ViewListEntry.add(self, path, tag, &entries) }
  }
}

extension _ConditionalContent: ViewListMember {
  fileprivate func addEntries(
    _ path: [AnyHashable], _ tag: AnyHashable?, _ entries: inout [ViewListEntry]
  ) {
    switch branch {
    case .first(let content): ViewListEntry.add(content, path + [true], tag, &entries)
    case .second(let content): ViewListEntry.add(content, path + [false], tag, &entries)
    }
  }
}

extension ForEach: ViewListMember where Content: View {
  fileprivate func addEntries(
    _ path: [AnyHashable], _ tag: AnyHashable?, _ entries: inout [ViewListEntry]
  ) {
    var knownIDs: Set<ID> = []
    for element in data {
      let id = id(element)
      guard knownIDs.insert(id).inserted else { continue }
      // The id of an element is its tag unless it sets another one.
      ViewListEntry.add(content(element), path + [AnyHashable(id)], AnyHashable(id), &entries)
    }
  }
}

/// A type-erased view with a modifier.
@MainActor
private protocol AnyModifiedContent {
  var innerView: Any { get }
  var outerModifier: Any { get }
  /// Adds the entries of the view inside, each with the modifier.
  func addEntries(_ path: [AnyHashable], _ tag: AnyHashable?, _ entries: inout [ViewListEntry])
}

extension ModifiedContent: AnyModifiedContent {
  fileprivate var innerView: Any { content }
  fileprivate var outerModifier: Any { modifier }

  fileprivate func addEntries(
    _ path: [AnyHashable], _ tag: AnyHashable?, _ entries: inout [ViewListEntry]
  ) {
    guard let content = content as? any View, let modifier = modifier as? any ViewModifier
    else { return }
    var inner: [ViewListEntry] = []
    ViewListEntry.add(content, path, tag, &inner)
    for var entry in inner {
      entry.read(modifier: modifier)
      entry.view = entry.modified(by: modifier)
      entries.append(entry)
    }
  }
}

extension ViewListEntry {
  @MainActor
  fileprivate func modified(by modifier: some ViewModifier) -> AnyView {
    AnyView(view.modifier(modifier))
  }
}

@MainActor
private protocol TagCarrier {
  var anyTag: AnyHashable { get }
}

@MainActor
private protocol TabItemCarrier {
  var labels: [AnyView] { get }
}

/// Sets the selection value of a view.
public struct _TagModifier<V: Hashable>: ViewModifier, TagCarrier {
  let tag: V
  fileprivate var anyTag: AnyHashable { AnyHashable(tag) }

  public func body(content: Content) -> some View { content }
}

/// Sets the label of a view in a tab bar.
public struct _TabItemModifier<Item: View>: ViewModifier, TabItemCarrier {
  let item: Item

  fileprivate var labels: [AnyView] { ViewListEntry.list(item).map(\.view) }

  public func body(content: Content) -> some View { content }
}

extension View {
  /// Sets the value that represents the view in the selection of a picker or tab view.
  public func tag<V: Hashable>(_ tag: V) -> some View {
    modifier(_TagModifier(tag: tag))
  }

  /// Sets the label of the view in the bar of the enclosing tab view: a label, or an image and a
  /// text.
  /// - Note: Differs from SwiftUI: must be written directly in the TabView; it is not found inside custom views.
  public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    modifier(_TabItemModifier(item: label()))
  }
}

/// A view that provides its own entries.
@MainActor
package protocol ViewListing {
  var listed: [ViewListEntry] { get }
}

/// A modifier that sets a value for the container of a view.
@MainActor
package protocol ContainerValueCarrier {
  func set(in values: inout ContainerValues)
}

/// A modifier that sets the badge of a tab.
@MainActor
package protocol BadgeCarrier {
  var badge: Text? { get }
}
