// Part of Snapback, under the MIT licence; see LICENSE.

/// A part of the interface, described by a value.
///
/// A custom view has a `body` of other views. The body is evaluated again only if a stored property
/// has changed when the parent is evaluated, or if a value that the body has read changes, such as
/// a state. Plain data is compared by its bytes, `Equatable` values with `==`, objects by identity,
/// bindings by their location, and other values property by property; a closure that captures
/// anything counts as a change when it is made again.
@preconcurrency @MainActor
public protocol View {
  /// The type of the body.
  associatedtype Body: View

  /// The contents of the view.
  @ViewBuilder var body: Body { get }

  /// Returns a new node for the view. Not to be called or implemented outside of the library.
  static func _makeNode(_ view: Self, _ context: _NodeContext) -> _NodeReference<Self>
}

extension View {
  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _NodeReference<Self> {
    _NodeReference(BodyNode(view, context))
  }
}

extension Never: View {
  /// `Never` has no values.
  public var body: Never { fatalError("Never has no values") }
}
