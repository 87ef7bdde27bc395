// Part of Snapback, under the MIT licence; see LICENSE.

/// A view that Xcode offers in its library. Other editors, and programs, do not read it.
@preconcurrency @MainActor
public struct LibraryItem {
  /// The group of a view in Xcode's library.
  public struct Category: Hashable, Sendable {
    private let name: String

    public static let effect = Category(name: "effect")
    public static let layout = Category(name: "layout")
    public static let control = Category(name: "control")
    public static let other = Category(name: "other")
  }

  /// Creates an item of Xcode's library.
  public init<SnippetExpressionType>(
    _ snippet: @autoclosure @escaping () -> SnippetExpressionType, visible: Bool = true,
    title: String? = nil, category: Category = .other, matchingSignature: String? = nil
  ) {}
}

/// Lists the views that Xcode offers in its library. Other editors, and programs, do not read it.
@preconcurrency @MainActor
public protocol LibraryContentProvider {
  /// The views.
  @LibraryContentBuilder var views: [LibraryItem] { get }
}

extension LibraryContentProvider {
  /// None.
  public var views: [LibraryItem] { [] }
}

/// Builds a list of items of Xcode's library from the statements of a closure.
@resultBuilder
public enum LibraryContentBuilder {
  /// Returns the items of all statements.
  public static func buildBlock(_ items: LibraryItem...) -> [LibraryItem] { items }
}
