// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// Draws an edited text with its caret and selection, in one line or in several.
struct EditableText: LeafView {
  let editor: TextEditing
  let prompt: FieldPrompt
  let isSecure: Bool
  let isMultiline: Bool
  let isFocused: Bool
  let state: EditableTextState

  func makeElement(_ node: Node) -> EditableTextElement { EditableTextElement(node) }

  func update(_ element: EditableTextElement, _ pass: UpdatePass) {
    let environment = element.node.environment
    let values = EnvironmentValues(environment)
    element.setFill(ForegroundStyle()._resolve(_StyleContext(environment)).fill, pass)
    element.colors = ControlColors(values)
    element.isDark = values.colorScheme == .dark
    element.isFocused = isFocused
    element.isRedacted = values.isRedacted
    element.state = state
    state.element = element
    let composed = displayed(editor.composing)
    var content = EditableTextElement.Content()
    content.string =
      displayed(editor.characters[..<editor.head]) + composed
      + displayed(editor.characters[editor.head...])
    content.font = values.textAppearance.description(at: values.dynamicTypeSize)
    content.alignment = values.multilineTextAlignment.styledTextValue
    // The alignment of the text and the prompt is absolute here.
    if values.layoutDirection == .rightToLeft, content.alignment != .center {
      content.alignment = content.alignment == .leading ? .trailing : .leading
    }
    content.lineSpacing = Double(values.lineSpacing)
    content.isMultiline = isMultiline
    content.selection = editor.selection
    content.caret = editor.head + composed.count
    content.composing = editor.head..<editor.head + composed.count
    content.prompt = prompt.text?.styled(values).text
    element.set(content)
  }

  /// The characters as they are shown: dots in a secure field, and no newlines in a single line.
  private func displayed(_ characters: some Collection<Character>) -> String {
    if isSecure { return String(repeating: "•", count: characters.count) }
    guard !isMultiline, characters.contains(where: \.isNewline) else { return String(characters) }
    return String(characters.map { $0.isNewline ? " " : $0 })
  }
}
