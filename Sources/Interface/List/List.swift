// Part of Snapback, under the MIT licence; see LICENSE.

/// Rows one below the other, in sections or not, that scroll.
///
/// Rows are all made at once, so that a list is for what a person looks through, not for thousands.
public struct List<Content: View>: View {
  private let content: Content
  @Environment(\.listLook) private var look
  @Environment(\.colorScheme) private var scheme
  @Environment(\.hidesListGround) private var hidesGround
  @State private var swipes = SwipeSession()

  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, RowContent> {
    content = ForEach(data, content: rowContent)
  }

  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    content = ForEach(data, id: id, content: rowContent)
  }

  public init<RowContent: View>(
    _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    content = ForEach(data, content: rowContent)
  }

  public var body: some View {
    ScrollView {
      ListRows(look: look, content: content)
    }
    .onScrollPhaseChange { _, phase in if phase == .interacting { swipes.closeAll() } }
    .environment(\.isInList, true)
    .environment(\.swipeSession, swipes)
    .background(ground)
  }
}

extension List {
  private var ground: Color {
    if hidesGround { return .clear }
    return look == .plain ? scheme.page : scheme.groupedPage
  }
}

/// Controls in sections, as settings have them.
public struct Form<Content: View>: View {
  private let content: Content

  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public var body: some View {
    List { content }.environment(\.listLook, .insetGrouped)
  }
}

/// How lists look. There are those below; SwiftUI lets nobody make others either.
public protocol ListStyle {
  static var _look: _ListLook { get }
}

/// The looks of lists. Not for use outside.
public enum _ListLook: Hashable, Sendable {
  case plain
  case insetGrouped
  case grouped
}

/// Rows from edge to edge.
public struct PlainListStyle: ListStyle {
  public init() {}

  public static var _look: _ListLook { .plain }
}

/// Sections as cards.
public struct InsetGroupedListStyle: ListStyle {
  public init() {}

  public static var _look: _ListLook { .insetGrouped }
}

/// Sections from edge to edge.
public struct GroupedListStyle: ListStyle {
  public init() {}

  public static var _look: _ListLook { .grouped }
}

/// What nobody said anything of: sections as cards.
public struct DefaultListStyle: ListStyle {
  public init() {}

  public static var _look: _ListLook { .insetGrouped }
}

extension ListStyle where Self == DefaultListStyle {
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}

extension ListStyle where Self == GroupedListStyle {
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}

extension ListStyle where Self == PlainListStyle {
  public static var plain: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == InsetGroupedListStyle {
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

private enum ListLookKey: EnvironmentKey {
  static let defaultValue = _ListLook.insetGrouped
}

extension EnvironmentValues {
  var listLook: _ListLook {
    get { self[ListLookKey.self] }
    set { self[ListLookKey.self] = newValue }
  }
}

extension View {
  /// Sets how the lists inside look.
  public func listStyle<S: ListStyle>(_ style: S) -> some View {
    environment(\.listLook, S._look)
  }
}
