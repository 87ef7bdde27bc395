// Part of Snapback, under the MIT licence; see LICENSE.

/// Builds one view from the statements of a closure.
@resultBuilder
public enum ViewBuilder {
  /// Returns the view of one statement.
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  /// Returns the view of a closure without statements.
  @preconcurrency @MainActor
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// Returns the view of a closure with one statement.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// Returns the views of several statements, in order.
  @preconcurrency @MainActor
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    TupleView(repeat each content)
  }

  /// Returns the view of an `if` without an `else`; nil if the condition is false.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  /// Returns the view of the first branch of an `if` or `switch`.
  @preconcurrency @MainActor
  public static func buildEither<A: View, B: View>(first: A) -> _ConditionalContent<A, B> {
    _ConditionalContent(branch: .first(first))
  }

  /// Returns the view of the second branch of an `if` or `switch`.
  @preconcurrency @MainActor
  public static func buildEither<A: View, B: View>(second: B) -> _ConditionalContent<A, B> {
    _ConditionalContent(branch: .second(second))
  }

  /// Returns the view of an `if #available`, with its type erased.
  @preconcurrency @MainActor
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}
