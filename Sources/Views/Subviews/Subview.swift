// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) public import ViewCore

/// One of the views of which another view consists.
public struct Subview: View, Identifiable {
  /// The identity of a view among its siblings.
  public struct ID: Hashable {
    let value: AnyHashable
  }

  /// The identity of the view, which is stable across updates.
  public let id: ID
  /// The container values that its modifiers set.
  public let containerValues: ContainerValues
  private let content: AnyView

  package init(_ entry: ViewListEntry) {
    id = ID(value: entry.id)
    var values = entry.values
    values.anyTag = entry.tag
    containerValues = values
    content = entry.view
  }

  /// The view.
  public var body: some View { content }
}

/// The views of which another view consists: the statements of a builder, the elements of a `ForEach`.
/// - Note: Differs from SwiftUI: a view with a body of its own counts as one view.
public struct SubviewsCollection: RandomAccessCollection {
  fileprivate let subviews: [Subview]

  @MainActor
  package init<V: View>(_ view: V) {
    subviews = ViewListEntry.list(view).map { Subview($0) }
  }

  package init(_ subviews: some Sequence<Subview>) {
    self.subviews = Array(subviews)
  }

  /// The position of the first view.
  public var startIndex: Int { subviews.startIndex }
  /// The position after the last view.
  public var endIndex: Int { subviews.endIndex }

  /// The view at a position, which must be valid.
  public subscript(position: Int) -> Subview { subviews[position] }

  /// The views in a range of positions, which must be valid.
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(subviews: subviews[bounds])
  }
}

extension SubviewsCollection: View {
  /// All views.
  public var body: some View { ForEach(subviews) { $0 } }
}

/// Some of the views of which another view consists.
public struct SubviewsCollectionSlice: RandomAccessCollection {
  let subviews: ArraySlice<Subview>

  /// The position of the first view.
  public var startIndex: Int { subviews.startIndex }
  /// The position after the last view.
  public var endIndex: Int { subviews.endIndex }

  /// The view at a position, which must be valid.
  public subscript(position: Int) -> Subview { subviews[position] }

  /// The views in a range of positions, which must be valid.
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(subviews: subviews[bounds])
  }
}

extension SubviewsCollectionSlice: View {
  /// The views.
  public var body: some View { ForEach(Array(subviews)) { $0 } }
}

/// The view that a closure builds from the views of another view.
public struct GroupElementsOfContent<Subviews: View, Content: View>: View {
  let subviews: Subviews
  let content: (SubviewsCollection) -> Content

  /// The result of the closure.
  public var body: some View { content(SubviewsCollection(subviews)) }
}

extension Group {
  /// Creates a group from the views of which a view consists.
  ///
  /// - Note: Differs from SwiftUI: a view with a body of its own counts as one view.
  public init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    self.init { GroupElementsOfContent(subviews: view, content: transform) }
  }
}

extension ForEach where Data == SubviewsCollection, ID == Subview.ID, Content: View {
  /// Creates a view for each of the views of which a view consists.
  ///
  /// - Note: Differs from SwiftUI: a view with a body of its own counts as one view.
  @preconcurrency @MainActor
  public init<V: View>(subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content) {
    self.init(SubviewsCollection(view), content: content)
  }
}
