// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Scrolling
@_spi(ViewTree) public import ViewCore
@_spi(ViewTree) import Views

/// A scrolling column of rows, optionally grouped into sections.
///
/// The rows of a `ForEach` are made when they come near the viewport, and removed when they are far
/// away; those with state keep it.
public struct List<Content: View>: View {
  private let content: Content
  @Environment(\.listStyleKind) private var styleKind
  @Environment(\.colorScheme) private var scheme
  @Environment(\.hidesListBackground) private var hidesBackground
  @Environment(\.contentMarginEdges) private var marginEdges
  @Environment(\.isInList) private var isInList
  @Environment(\.enclosingPage) private var page
  @Environment(\.systemVersion) private var version
  @State private var swipes = SwipeSession()

  /// Creates a list of static content: rows, sections, and `ForEach`es of rows.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Creates a list with a row for each element of a collection, identified by the element's `id`.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, RowContent> {
    content = ForEach(data, content: rowContent)
  }

  /// Creates a list with a row for each element of a collection, identified by a property of it.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    content = ForEach(data, id: id, content: rowContent)
  }

  /// Creates a list with a row for each integer of a range.
  public init<RowContent: View>(
    _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    content = ForEach(data, content: rowContent)
  }

  /// A vertical scroll view of the rows, over the background of the list's style. In a list or form, the rows are rows
  /// of that one.
  @ViewBuilder public var body: some View {
    if isInList {
      content
    } else {
      scrollView
    }
  }

  private var scrollView: some View {
    ScrollView {
      ListRows(styleKind: styleKind, content: content).environment(\.isInList, true)
    }
    .onScrollPhaseChange { _, phase in if phase == .interacting { swipes.closeAll() } }
    .modifier(
      _SelectedColumnModifier(selection: (content as? any SelectionSource)?.singleSelection)
    )
    .modifier(SwipeDismissalModifier(session: swipes))
    .environment(\.replacedListMargins, marginEdges)
    .environment(\.isBelowLargeTitle, version == .iOS26 && page?.hasLargeTitle == true)
    .environment(\.swipeSession, swipes)
    .background(backgroundColor)
  }
}

extension List {
  private var backgroundColor: Color {
    if hidesBackground { return .clear }
    return styleKind == .plain ? scheme.page : scheme.groupedPage
  }
}
