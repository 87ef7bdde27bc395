// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls
@_spi(ViewTree) public import ViewCore
@_spi(ViewTree) import Views

/// The parts of the view for a search without results.
public struct SearchUnavailableContent {
  /// The magnifying glass, and a title with the searched text.
  public struct Label: View {
    let text: String?
    @Environment(\.searchedText) private var searchedText

    /// A label with the searched text: the given one, or else that of the search bar.
    public var body: some View {
      let text = text ?? searchedText
      let title = text.isEmpty ? "No Results" : "No Results for “\(text)”"
      return TitledIcon(title, systemImage: "magnifyingglass")
    }
  }

  /// The advice to search for something else.
  public struct Description: View {
    /// The text of the advice.
    public var body: some View { Text("Check the spelling or try a new search.") }
  }

  /// The actions: none.
  public struct Actions: View {
    /// Nothing.
    public var body: some View { EmptyView() }
  }
}

extension ContentUnavailableView
where
  Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
  Actions == SearchUnavailableContent.Actions
{
  /// The view for a search without results. Its title has the text of the search bar around it.
  public static var search: ContentUnavailableView<Label, Description, Actions> {
    make(nil)
  }

  /// The view for a search for a text without results.
  public static func search(text: String) -> ContentUnavailableView<Label, Description, Actions> {
    make(text)
  }

  private static func make(
    _ text: String?
  ) -> ContentUnavailableView<Label, Description, Actions> {
    ContentUnavailableView {
      SearchUnavailableContent.Label(text: text)
    } description: {
      SearchUnavailableContent.Description()
    } actions: {
      SearchUnavailableContent.Actions()
    }
  }
}
