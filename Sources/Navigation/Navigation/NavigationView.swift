// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) public import ViewCore
@_spi(ViewTree) import Views

/// A root page, and the pages that links push above it: the older name of a navigation stack.
///
/// - Note: Differs from SwiftUI: it is always a single stack, as on a phone, never columns.
public struct NavigationView<Content: View>: View {
  private let content: Content

  /// Creates a stack with a root page: the first of the views, as those of further columns are not shown on a phone.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// A navigation stack.
  public var body: some View {
    NavigationStack {
      if let column = (content as? any ColumnGroup)?.firstColumn {
        AnyView(column)
      } else {
        content
      }
    }
  }
}

/// A view that consists of others, each for a column.
@MainActor
private protocol ColumnGroup {
  /// The first of the views; nil if there is none.
  var firstColumn: (any View)? { get }
}

extension TupleView: ColumnGroup {
  var firstColumn: (any View)? { children.views.first }
}
