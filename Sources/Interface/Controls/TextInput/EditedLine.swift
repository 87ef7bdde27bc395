// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Motion

/// What stands in a text field while nothing is written in it.
struct StyledPrompt {
  var text: Text?
}

/// Draws a line of text with its caret, and what is selected of it.
struct EditedLine: LeafView {
  let editor: LineEditor
  let prompt: StyledPrompt
  let isSecure: Bool
  let isFocused: Bool
  let line: FieldLine

  func makeElement(_ node: Node) -> EditedLineElement { EditedLineElement(node) }

  func update(_ element: EditedLineElement, _ pass: UpdatePass) {
    let environment = element.node.environment
    let values = EnvironmentValues(environment)
    element.setFill(ForegroundStyle()._resolve(_StyleContext(environment)).fill, pass)
    element.colors = ControlColors(values)
    element.isDark = values.colorScheme == .dark
    element.line = line
    element.isFocused = isFocused
    let font = values.textAppearance.description
    let before = editor.characters[..<editor.head]
    let after = editor.characters[editor.head...]
    func shown(_ characters: some Sequence<Character>) -> String {
      isSecure
        ? String(repeating: "•", count: characters.reduce(0) { count, _ in count + 1 })
        : String(characters)
    }
    let composed = shown(editor.composing)
    element.set(
      EditedLineElement.Content(
        string: shown(before) + composed + shown(after), font: font,
        selection: editor.selection, caret: editor.head + composed.count,
        composing: editor.head..<editor.head + composed.count,
        prompt: prompt.text?.styled(values).text))
  }
}

final class EditedLineElement: PaintedElement {
  struct Content: Equatable {
    var string = ""
    var font = FontDescription(size: 17)
    var selection = 0..<0
    var caret = 0
    var composing = 0..<0
    var prompt: StyledText?
  }

  var colors = ControlColors()
  var isDark = false
  var line: FieldLine?
  var isFocused = false
  private var content = Content()
  /// How far the text is moved to the left, so that the caret is seen.
  private var scroll: CGFloat = 0

  func set(_ content: Content) {
    guard content != self.content else { return }
    let isOtherLine = content.font != self.content.font || content.prompt != self.content.prompt
    self.content = content
    if isOtherLine { setNeedsLayout() }
  }

  private var engine: any TextEngine { host.resources.text }

  private var text: StyledText {
    var text = StyledText([StyledText.Run(content.string, font: content.font)])
    text.lineLimit = 1
    return text
  }

  private var offsets: [CGFloat] {
    engine.caretOffsets(content.string, font: content.font).map { CGFloat($0) }
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let own = engine.layout(text, width: nil, height: nil).size
    let prompt = content.prompt.map { engine.layout($0, width: nil, height: nil).size } ?? .zero
    return CGSize(width: proposal.width ?? max(own.width, prompt.width), height: own.height)
  }

  override func hitTest(_ point: CGPoint, _ path: inout HitPath) -> Bool {
    CGRect(origin: .zero, size: presentedSize).contains(point)
  }

  override func draw(_ painter: inout Painter) {
    let size = presentedSize
    let offsets = offsets
    let caret = offsets[min(content.caret, offsets.count - 1)]
    showCaret(at: caret, of: offsets, in: size.width)
    tell(offsets, caret, size)
    // A little room for what leans over the edge, and for the caret.
    let window = CGRect(x: -2, y: -2, width: size.width + 4, height: size.height + 4)
    painter.layer(.clip(RoundedRect(window))) { painter in
      let outer = painter.transform
      painter.move(by: CGPoint(x: -scroll, y: 0))
      if isFocused { drawSelection(offsets, size, &painter) }
      drawText(size, &painter)
      drawComposing(offsets, size, &painter)
      if isFocused { drawCaret(at: caret, size, &painter) }
      painter.transform = outer
    }
  }

  private func drawText(_ size: CGSize, _ painter: inout Painter) {
    let isEmpty = content.string.isEmpty
    guard let styled = isEmpty ? content.prompt : text else { return }
    let layout = engine.layout(styled, width: nil, height: nil)
    let rect = CGRect(origin: .zero, size: layout.size)
    let paint =
      isEmpty
      ? Paint.color(colors.label.faded(to: 0.3))
      : colors.isEnabled ? paint(in: rect) : .color(colors.label.faded(to: 0.3))
    for piece in layout.pieces { piece.draw(piece.color.map { .color($0) } ?? paint, &painter) }
  }

  private func drawSelection(_ offsets: [CGFloat], _ size: CGSize, _ painter: inout Painter) {
    for index in content.selection where index + 1 < offsets.count {
      let (a, b) = (offsets[index], offsets[index + 1])
      let rect = CGRect(x: min(a, b), y: 0, width: abs(b - a), height: size.height)
      painter.fill(RoundedRect(rect), .color(colors.tint.faded(to: isDark ? 0.4 : 0.25)))
    }
  }

  private func drawComposing(_ offsets: [CGFloat], _ size: CGSize, _ painter: inout Painter) {
    let range = content.composing
    guard !range.isEmpty, range.upperBound < offsets.count else { return }
    let (a, b) = (offsets[range.lowerBound], offsets[range.upperBound])
    let rect = CGRect(x: min(a, b), y: size.height - 1.5, width: abs(b - a), height: 1.5)
    painter.fill(RoundedRect(rect), .color(colors.tint))
  }

  private func drawCaret(at x: CGFloat, _ size: CGSize, _ painter: inout Painter) {
    let host = node.host
    guard content.selection.isEmpty, host.reducesMotion || line?.isCaretShown(at: host.time) == true
    else { return }
    let rect = CGRect(x: x - 1, y: 0, width: 2, height: size.height)
    painter.fill(RoundedRect(rect, radius: 1), .color(colors.tint))
  }

  /// Moves the text so that the caret is within the field, and no more than needed.
  private func showCaret(at caret: CGFloat, of offsets: [CGFloat], in width: CGFloat) {
    let length = max(offsets.max() ?? 0, 0)
    guard isFocused, length > width else {
      scroll = 0
      return
    }
    if caret - scroll > width { scroll = caret - width }
    if caret - scroll < 0 { scroll = caret }
    scroll = min(max(scroll, 0), length - width)
  }

  private func tell(_ offsets: [CGFloat], _ caret: CGFloat, _ size: CGSize) {
    line?.offsets = offsets.map { $0 - scroll }
    line?.caretOffset = caret - scroll
    line?.height = size.height
  }
}
