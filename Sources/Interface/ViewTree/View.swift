// Part of Snapback, under the MIT licence; see LICENSE.

/// A piece of an interface: a value that says what to show.
///
/// A view of your own has a `body` made of other views. Its stored properties are compared when its parent
/// makes it anew, and its body runs again only if one of them, or something it read, has changed.
@MainActor
@preconcurrency
public protocol View {
  associatedtype Body: View

  @ViewBuilder var body: Body { get }

  /// Makes the node that keeps the view's place in the hierarchy. Not for calling or implementing.
  static func _makeNode(_ view: Self, _ context: _NodeContext) -> _NodeReference<Self>
}

extension View {
  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _NodeReference<Self> {
    _NodeReference(BodyNode(view, context))
  }
}

extension Never: View {
  public var body: Never { fatalError("a view without a body was asked for it") }
}

/// A view that is built in: it has no body.
protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
  public var body: Never {
    preconditionFailure("\(Self.self) is built in and has no body")
  }
}

/// What a node needs to come into being. Not for use outside.
public struct _NodeContext {
  let host: ViewHost
  let parent: Node?
  let environment: EnvironmentScope
  var pass: UpdatePass
  /// The transition around, for an `.id` inside that replaces what it identifies.
  var transition: (any TransitionOffer)?
}

/// A node together with the type of view it keeps. Not for use outside.
public struct _NodeReference<V: View> {
  let node: TypedNode<V>

  init(_ node: TypedNode<V>) {
    self.node = node
  }
}

extension _NodeContext {
  /// Makes the node of a view.
  @MainActor
  func make<V: View>(_ view: V) -> TypedNode<V> {
    V._makeNode(view, self).node
  }

  /// The context of the node's children.
  @MainActor
  func inside(_ node: Node, environment: EnvironmentScope? = nil) -> _NodeContext {
    _NodeContext(
      host: host, parent: node, environment: environment ?? self.environment, pass: pass,
      transition: transition)
  }
}
