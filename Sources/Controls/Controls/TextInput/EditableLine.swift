// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// Draws a line of text with its caret and selection.
struct EditableLine: LeafView {
  let editor: LineEditor
  let prompt: FieldPrompt
  let isSecure: Bool
  let isFocused: Bool
  let state: EditableLineState

  func makeElement(_ node: Node) -> EditableLineElement { EditableLineElement(node) }

  func update(_ element: EditableLineElement, _ pass: UpdatePass) {
    let environment = element.node.environment
    let values = EnvironmentValues(environment)
    element.setFill(ForegroundStyle()._resolve(_StyleContext(environment)).fill, pass)
    element.colors = ControlColors(values)
    element.isDark = values.colorScheme == .dark
    element.state = state
    element.isFocused = isFocused
    let font = values.textAppearance.description(at: values.dynamicTypeSize)
    let before = editor.characters[..<editor.head]
    let after = editor.characters[editor.head...]
    func displayed(_ characters: some Sequence<Character>) -> String {
      isSecure
        ? String(repeating: "•", count: characters.reduce(0) { count, _ in count + 1 })
        : String(characters)
    }
    let composed = displayed(editor.composing)
    element.set(
      EditableLineElement.Content(
        string: displayed(before) + composed + displayed(after), font: font,
        selection: editor.selection, caret: editor.head + composed.count,
        composing: editor.head..<editor.head + composed.count,
        prompt: prompt.text?.styled(values).text))
  }
}
