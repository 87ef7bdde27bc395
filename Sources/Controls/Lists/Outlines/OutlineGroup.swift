// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) public import ViewCore
@_spi(ViewTree) import Views

/// A view for each element of a tree. Those with children are disclosure groups, collapsed at first.
public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Parent, Leaf, Subgroup> {
  fileprivate let outline: OutlineHierarchy<Data.Element, ID, Leaf>
  fileprivate let roots: [Data.Element]
}

/// The tree of an outline group, and the view of an element.
struct OutlineHierarchy<Element, ID: Hashable, Leaf> {
  let id: (Element) -> ID
  let children: (Element) -> [Element]?
  let content: (Element) -> Leaf
}

extension OutlineGroup: View
where Parent: View, Leaf: View, Subgroup: View {
  /// The views of the roots.
  public var body: some View {
    OutlineLevel(outline: outline, elements: roots)
  }
}

/// The views of the children of an element.
public struct OutlineSubgroupChildren: View {
  let content: () -> AnyView

  /// The views.
  public var body: some View { content() }
}

/// The views of some siblings of a tree.
private struct OutlineLevel<Element, ID: Hashable, Leaf: View>: View {
  let outline: OutlineHierarchy<Element, ID, Leaf>
  let elements: [Element]

  var body: some View {
    ForEach(elements.map { OutlineItem(id: outline.id($0), element: $0) }, id: \.id) { item in
      OutlineNode(outline: outline, element: item.element)
    }
  }
}

private struct OutlineItem<Element, ID: Hashable> {
  let id: ID
  let element: Element
}

/// The view of an element, and those of its children if it has any.
private struct OutlineNode<Element, ID: Hashable, Leaf: View>: View {
  let outline: OutlineHierarchy<Element, ID, Leaf>
  let element: Element

  var body: some View {
    if let children = outline.children(element) {
      DisclosureGroup {
        OutlineSubgroupChildren {
          AnyView(OutlineLevel(outline: outline, elements: children))
        }
      } label: {
        row
      }
    } else {
      row
    }
  }

  private var row: some View {
    outline.content(element).selectableRow(tags: [AnyHashable(outline.id(element))])
  }
}

extension OutlineGroup
where
  Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren>
{
  /// Creates views for the elements of trees, identified by their ids.
  ///
  /// - Parameters:
  ///   - data: The roots.
  ///   - children: The children of an element; nil for an element that cannot have any.
  ///   - content: The view of an element.
  public init<DataElement: Identifiable>(
    _ data: Data, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where ID == DataElement.ID, DataElement == Data.Element {
    self.init(data, id: \.id, children: children, content: content)
  }

  /// Creates views for the elements of a tree with one root, identified by their ids.
  public init<DataElement: Identifiable>(
    _ root: DataElement, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where ID == DataElement.ID, DataElement == Data.Element {
    self.init(root, id: \.id, children: children, content: content)
  }

  /// Creates views for the elements of trees, identified by a property of the elements.
  public init<DataElement>(
    _ data: Data, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element {
    outline = OutlineHierarchy(
      id: { $0[keyPath: id] }, children: { $0[keyPath: children].map { Array($0) } },
      content: content)
    roots = Array(data)
  }

  /// Creates views for the elements of a tree with one root, identified by a property of the
  /// elements.
  public init<DataElement>(
    _ root: DataElement, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element {
    outline = OutlineHierarchy(
      id: { $0[keyPath: id] }, children: { $0[keyPath: children].map { Array($0) } },
      content: content)
    roots = [root]
  }
}
