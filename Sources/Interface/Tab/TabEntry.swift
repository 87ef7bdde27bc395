// Part of Snapback, under the MIT licence; see LICENSE.

/// One tab of a tab view, not made yet.
struct TabEntry {
  /// The same for as long as it is the same tab.
  var id: AnyHashable
  var tag: AnyHashable?
  /// What stands for it in the bar.
  var label: [AnyView] = []
  /// What stands on its symbol.
  var badge: Text?
  var view: AnyView

  /// The tabs of a view: the members of a builder, the elements of a `ForEach`, each with its tag and label.
  @MainActor
  static func list<V: View>(_ view: V) -> [TabEntry] {
    var entries: [TabEntry] = []
    add(view, [], nil, &entries)
    return entries
  }

  @MainActor
  fileprivate static func add<V: View>(
    _ view: V, _ path: [AnyHashable], _ tag: AnyHashable?, _ entries: inout [TabEntry]
  ) {
    if let listed = view as? any TabListed {
      listed.addTabs(path, tag, &entries)
    } else if let listing = view as? any TabListing {
      entries += listing.listed
    } else {
      var entry = TabEntry(id: AnyHashable(path), tag: tag, view: AnyView(view))
      entry.read(view)
      entries.append(entry)
    }
  }

  /// Looks for a tag and a label among the modifiers of a view.
  @MainActor
  private mutating func read(_ view: Any) {
    guard let modified = view as? any ModifiedPair else { return }
    read(modified.innerView)
    if let modifier = modified.outerModifier as? any TagCarrier { tag = modifier.anyTag }
    if let modifier = modified.outerModifier as? any TabItemCarrier { label = modifier.labels }
    if let modifier = modified.outerModifier as? any BadgeCarrier { badge = modifier.badge }
  }
}

/// A view that stands for several tabs, or none.
@MainActor
private protocol TabListed {
  func addTabs(_ path: [AnyHashable], _ tag: AnyHashable?, _ entries: inout [TabEntry])
}

extension EmptyView: TabListed {
  fileprivate func addTabs(
    _ path: [AnyHashable], _ tag: AnyHashable?, _ entries: inout [TabEntry]
  ) {}
}

extension Group: TabListed {
  fileprivate func addTabs(
    _ path: [AnyHashable], _ tag: AnyHashable?, _ entries: inout [TabEntry]
  ) {
    TabEntry.add(content, path, tag, &entries)
  }
}

extension TupleView: TabListed {
  fileprivate func addTabs(
    _ path: [AnyHashable], _ tag: AnyHashable?, _ entries: inout [TabEntry]
  ) {
    for (index, view) in children.views.enumerated() {
      TabEntry.add(view, path + [AnyHashable(index)], tag, &entries)
    }
  }
}

extension Optional: TabListed where Wrapped: View {
  fileprivate func addTabs(
    _ path: [AnyHashable], _ tag: AnyHashable?, _ entries: inout [TabEntry]
  ) {
    if let self { TabEntry.add(self, path, tag, &entries) }
  }
}

extension _ConditionalContent: TabListed {
  fileprivate func addTabs(
    _ path: [AnyHashable], _ tag: AnyHashable?, _ entries: inout [TabEntry]
  ) {
    switch branch {
    case .first(let content): TabEntry.add(content, path + [true], tag, &entries)
    case .second(let content): TabEntry.add(content, path + [false], tag, &entries)
    }
  }
}

extension ForEach: TabListed where Content: View {
  fileprivate func addTabs(
    _ path: [AnyHashable], _ tag: AnyHashable?, _ entries: inout [TabEntry]
  ) {
    var seen: Set<ID> = []
    for element in data {
      let id = id(element)
      guard seen.insert(id).inserted else { continue }
      // An element's id is its tag, unless it has one of its own.
      TabEntry.add(content(element), path + [AnyHashable(id)], AnyHashable(id), &entries)
    }
  }
}

/// A view with a modifier, whatever their types.
@MainActor
private protocol ModifiedPair {
  var innerView: Any { get }
  var outerModifier: Any { get }
}

extension ModifiedContent: ModifiedPair {
  fileprivate var innerView: Any { content }
  fileprivate var outerModifier: Any { modifier }
}

@MainActor
private protocol TagCarrier {
  var anyTag: AnyHashable { get }
}

@MainActor
private protocol TabItemCarrier {
  var labels: [AnyView] { get }
}

/// Tells a selection which value the view stands for.
public struct _TagModifier<V: Hashable>: ViewModifier, TagCarrier {
  let tag: V
  fileprivate var anyTag: AnyHashable { AnyHashable(tag) }

  public func body(content: Content) -> some View { content }
}

/// Says what stands for a view in the bar of the tab view around.
public struct _TabItemModifier<Item: View>: ViewModifier, TabItemCarrier {
  let item: Item

  fileprivate var labels: [AnyView] { TabEntry.list(item).map(\.view) }

  public func body(content: Content) -> some View { content }
}

extension View {
  /// Tells the tab view around which value of its selection the view stands for.
  public func tag<V: Hashable>(_ tag: V) -> some View {
    modifier(_TagModifier(tag: tag))
  }

  /// Says what stands for the view in the bar of the tab view around: a label, or an image and a text.
  public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    modifier(_TabItemModifier(item: label()))
  }
}
