// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import TextModel
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// Draws an edited text with its caret and selection, in one line or in several.
struct EditableText: LeafView {
  let editor: TextEditing
  let prompt: FieldPrompt
  let isSecure: Bool
  let isMultiline: Bool
  let isFocused: Bool
  let dropCaret: CaretPosition?
  let state: EditableTextState
  /// The parts that are highlighted, as they are looked for, and the one of them that is shown.
  let matches: [Range<Int>]
  let currentMatch: Range<Int>?
  /// Changes when the match is to be shown.
  let searchStep: Int?

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
    var content = EditableTextElement.Content()
    content.font = values.textAppearance.description(at: values.dynamicTypeSize)
    content.alignment = values.multilineTextAlignment.styledTextValue
    // The alignment of the text and the prompt is absolute here.
    if values.layoutDirection == .rightToLeft, content.alignment != .center {
      content.alignment = content.alignment == .leading ? .trailing : .leading
    }
    content.lineSpacing = Double(values.lineSpacing)
    content.isMultiline = isMultiline
    content.dropCaret = dropCaret
    // A color of the environment is for the edited text.
    var promptValues = values
    promptValues.textAppearance.color = nil
    let prompt = prompt.text?.styled(promptValues)
    content.prompt = prompt?.text
    content.promptColor = prompt?.color?.resolve(values)
    if editor.composition.isEmpty {
      content.string = displayedText
      content.selection = editor.selection
      content.caret = editor.caret
      (content.matches, content.currentMatch) = (matches, currentMatch)
    } else {
      setComposition(in: &content)
    }
    content.searchStep = searchStep
    element.set(content)
  }

  /// The text as it is shown without a composition.
  var displayedText: String { displayed(editor.characters, editor.string) }

  /// Sets the text with the composition at the caret. Their characters may combine, so that they are
  /// counted in the whole.
  private func setComposition(in content: inout EditableTextElement.Content) {
    let composed = editor.composition.characters
    let clause = editor.composition.selection
    let before = displayed(editor.characters[..<editor.head])
    let after = displayed(editor.characters[editor.head...])
    let string = before + displayed(composed) + after
    func prefix(_ count: Int) -> String { before + displayed(composed[..<count]) }
    /// A mark that combines with the character before it is underlined together with that.
    func range(_ range: Range<Int>) -> Range<Int> {
      let upper = string.characterCount(upTo: prefix(range.upperBound))
      if range.isEmpty { return upper..<upper }
      return min(string.characterCount(within: prefix(range.lowerBound)), upper)..<upper
    }
    content.string = string
    content.composing = range(0..<composed.count)
    content.clause = range(clause)
    content.caret = CaretPosition(
      content.clause.lowerBound, clause.isEmpty ? .upstream : .downstream)
    content.selection = content.clause.lowerBound..<content.clause.lowerBound
  }

  /// The characters as they are shown: dots in a secure field, and no newlines in a single line.
  /// `whole` is their string, if there is one.
  private func displayed(_ characters: some Collection<Character>, _ whole: String? = nil) -> String
  {
    if isSecure { return String(repeating: "•", count: characters.count) }
    guard !isMultiline, characters.contains(where: \.isNewline) else {
      return whole ?? String(characters)
    }
    return String(characters.map { $0.isNewline ? " " : $0 })
  }
}
