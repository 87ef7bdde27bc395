// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) public import ViewCore

/// The character that a caret belongs to, where its index has two positions: at the end of a line that
/// is broken, and where the writing direction changes.
public enum TextSelectionAffinity: Equatable, Hashable, Sendable {
  /// The affinity of the field.
  case automatic
  /// The character before the caret.
  case upstream
  /// The character after the caret.
  case downstream
}

private struct TextSelectionAffinityKey: EnvironmentKey {
  static let defaultValue = TextSelectionAffinity.automatic
}

extension EnvironmentValues {
  /// The character that the carets of fields belong to, unless a press or a key places them.
  public package(set) var textSelectionAffinity: TextSelectionAffinity {
    get { self[TextSelectionAffinityKey.self] }
    set { self[TextSelectionAffinityKey.self] = newValue }
  }
}

extension View {
  /// Sets the character that the carets of text fields and editors inside belong to, where their index
  /// has two positions: after an edit, or when a binding has moved them. A press or a key that places a
  /// caret sets the affinity itself.
  public func textSelectionAffinity(_ affinity: TextSelectionAffinity) -> some View {
    environment(\.textSelectionAffinity, affinity)
  }
}
