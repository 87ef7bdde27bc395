// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) public import ViewCore

/// Containers that are written as functions of their views: the older form of `Group(subviews:)`.
public enum _VariadicView {
  /// A function of the views of a container.
  public typealias Root = _VariadicView_Root
  /// A function of the views of a container.
  public typealias ViewRoot = _VariadicView_ViewRoot
  /// A function whose result is one view.
  public typealias UnaryViewRoot = _VariadicView_UnaryViewRoot
  /// A function whose result may be several views.
  public typealias MultiViewRoot = _VariadicView_MultiViewRoot
  /// The views of a container.
  public typealias Children = _VariadicView_Children

  /// A function with the views that it receives.
  public struct Tree<Root: _VariadicView_ViewRoot, Content: View>: View {
    /// The function.
    public var root: Root
    /// The views.
    public var content: Content

    /// Creates a container of views.
    public init(_ root: Root, @ViewBuilder content: () -> Content) {
      self.root = root
      self.content = content()
    }

    /// Creates a container of views.
    public init(root: Root, content: Content) {
      self.root = root
      self.content = content
    }

    /// The result of the function.
    public var body: some View { root.body(children: _VariadicView_Children(content)) }
  }
}

/// A function of the views of a container.
public protocol _VariadicView_Root {}

/// A function of the views of a container.
@preconcurrency @MainActor
public protocol _VariadicView_ViewRoot: _VariadicView_Root {
  /// The type of the result.
  associatedtype Body: View

  /// Returns the view that shows the children.
  @ViewBuilder func body(children: _VariadicView.Children) -> Body
}

/// A function whose result is one view.
public protocol _VariadicView_UnaryViewRoot: _VariadicView_ViewRoot {}

/// A function whose result may be several views.
public protocol _VariadicView_MultiViewRoot: _VariadicView_ViewRoot {}

/// The views of a container.
public struct _VariadicView_Children: RandomAccessCollection {
  /// One of the views.
  public struct Element: View, Identifiable {
    private let entry: ViewListEntry

    init(_ entry: ViewListEntry) { self.entry = entry }

    /// The identity of the view, which is stable across updates.
    public var id: AnyHashable { entry.id }

    /// Returns the tag of the view in a type; nil if it has no tag of that type.
    public func tag<V: Hashable>(as type: V.Type) -> V? { entry.tag?.base as? V }

    /// The view.
    public var body: some View { entry.view }
  }

  fileprivate let elements: [Element]

  @MainActor
  init<V: View>(_ view: V) {
    elements = ViewListEntry.list(view).map { Element($0) }
  }

  /// The position of the first view.
  public var startIndex: Int { elements.startIndex }
  /// The position after the last view.
  public var endIndex: Int { elements.endIndex }

  /// The view at a position, which must be valid.
  public subscript(position: Int) -> Element { elements[position] }
}

extension _VariadicView_Children: View {
  /// All views.
  public var body: some View { ForEach(elements) { $0 } }
}
