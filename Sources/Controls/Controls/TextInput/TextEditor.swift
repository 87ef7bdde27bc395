// Part of Snapback, under the MIT licence; see LICENSE.

public import Scrolling
@_spi(ViewTree) public import ViewCore
@_spi(ViewTree) import Views

/// A view for editing a text of several lines. It fills the proposed space, and scrolls in it.
///
/// It supports the keys of `TextField`. The up and down arrows move by lines, Page Up and Page Down
/// by the visible lines, Home and End within the line, and Return inserts a line. A drag selects; the
/// wheel scrolls. `scrollContentBackground(.hidden)` removes the background.
public struct TextEditor: View {
  @Binding private var text: String
  @Binding private var selection: TextSelection?
  @Environment(\.hidesListBackground) private var hidesBackground
  @Environment(\.isInList) private var isInList
  @Environment(\.colorScheme) private var scheme

  /// Creates an editor of several lines for a text.
  public init(text: Binding<String>) {
    _text = text
    _selection = .constant(nil)
  }

  /// Creates an editor of a text whose selection is bound: it is set when the user selects, and
  /// selects when it is set.
  public init(text: Binding<String>, selection: Binding<TextSelection?>) {
    _text = text
    _selection = selection
  }

  /// The editor with its background.
  public var body: some View {
    TextFieldCore(text: $text, kind: .page, selection: $selection, editingChanged: { _ in })
      .background(background)
  }

  private var background: Color {
    hidesBackground || isInList ? .clear : scheme == .dark ? .black : .white
  }
}
