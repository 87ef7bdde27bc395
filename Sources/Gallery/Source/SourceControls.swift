// Part of Snapback, under the MIT licence; see LICENSE.

import Snapback

/// The editable parts of a source line: numbers and booleans, members, and colors.
struct SourceControls: View {
  let source: SourceModel
  let line: SourceLineText
  let characterWidth: CGFloat

  var body: some View {
    let literals = self.literals
    let members = SourceMember.all(in: line.spans)
    let colors = SourceColor.all(in: line.spans)
    ZStack(alignment: .topLeading) {
      ForEach(literals.indices, id: \.self) { index in
        let (literal, column) = literals[index]
        LiteralHandle(source: source, literal: literal)
          .sourceFrame(column..<column + literal.text.count, in: line, characterWidth)
      }
      ForEach(members.indices, id: \.self) { index in
        let member = members[index]
        MemberMenu(source: source, member: member)
          .sourceFrame(
            member.column..<member.column + member.name.count, in: line, characterWidth)
      }
      ForEach(colors.indices, id: \.self) { index in
        ColorHandle(source: source, color: colors[index])
          .sourceFrame(colors[index].columns, in: line, characterWidth)
      }
    }
  }

  private var literals: [(literal: SourceLiteral, column: Int)] {
    var column = 0
    var literals: [(SourceLiteral, Int)] = []
    for (index, span) in line.spans.enumerated() {
      // Not the numbers of `$0` and `pair.0`.
      let before = index > 0 ? line.spans[index - 1].text.last : nil
      if before != "$", before != ".", let literal = SourceLiteral(span) {
        literals.append((literal, column))
      }
      column += span.text.count
    }
    return literals
  }
}

/// A thin line under a part of the source that can be changed.
private struct PartMark: View {
  let isHovered: Bool
  let isActive: Bool
  @Environment(\.palette) private var palette

  var body: some View {
    RoundedRectangle(cornerRadius: 3)
      .fill(palette.accent.opacity(isActive ? 0.2 : isHovered ? 0.1 : 0))
      .overlay(alignment: .bottom) {
        palette.accent.frame(height: 1).opacity(isActive || isHovered ? 1 : 0)
      }
      .contentShape(Rectangle())
  }
}

/// A literal under the pointer: dragging it to the right or left changes it by a step for every four
/// points, a wheel by a step for each notch; a click toggles a boolean, and a double click types.
private struct LiteralHandle: View {
  let source: SourceModel
  let literal: SourceLiteral
  @State private var isHovered = false

  var body: some View {
    PartMark(isHovered: isHovered, isActive: source.editor.draft?.literal?.offset == literal.offset)
      .onHover { isInside in
        isHovered = isInside
        noteHover(isInside)
      }
      .pointerStyle(literal.kind == .boolean ? .link : .columnResize)
      // It has priority over scrolling.
      .highPriorityGesture(
        DragGesture(minimumDistance: 0, coordinateSpace: .global)
          .onChanged { value in
            source.begin(literal.range, literal.text, literal)
            if literal.kind != .boolean {
              let steps = Int((value.translation.width / 4).rounded(.towardZero))
              source.editor.move(by: steps, source.editor.step)
            }
          }
          .onEnded { value in
            if literal.kind == .boolean { source.editor.move(by: 1) }
            source.editor.commit()
          }
      )
      .simultaneousGesture(
        TapGesture(count: 2).onEnded {
          if literal.kind != .boolean { source.editor.typed = literal }
        }
      )
      .overlay(alignment: .leading) {
        if source.editor.typed?.range == literal.range {
          LiteralField(source: source, literal: literal)
        }
      }
      .accessibilityLabel(Text(verbatim: literal.text))
  }

  private func noteHover(_ isInside: Bool) {
    if isInside, let path = source.path, let text = source.text {
      source.editor.hovered = (literal, text, path)
    } else if source.editor.hovered?.literal == literal {
      source.editor.hovered = nil
    }
  }
}

/// A field in place of a number.
private struct LiteralField: View {
  let source: SourceModel
  let literal: SourceLiteral
  @State private var text = ""
  @State private var selection: TextSelection?
  @FocusState private var isFocused: Bool
  @Environment(\.palette) private var palette

  var body: some View {
    TextField("", text: $text, selection: $selection)
      .font(.system(size: 12).monospaced())
      .foregroundStyle(literal.accepts(text) ? palette.text : palette.failure)
      .focused($isFocused)
      .padding(.horizontal, 3)
      .frame(width: 84, height: 20, alignment: .leading)
      .background(palette.card, in: RoundedRectangle(cornerRadius: 4))
      .overlay { RoundedRectangle(cornerRadius: 4).strokeBorder(palette.accent, lineWidth: 1) }
      .onAppear {
        text = literal.text
        isFocused = true
        selection = TextSelection(range: literal.text.startIndex..<literal.text.endIndex)
      }
      .onSubmit {
        source.editor.typed = nil
        guard literal.accepts(text) else { return }
        source.replace(literal.range, literal.text, with: text)
      }
      .onKeyPress(keys: [.escape]) { _ in
        source.editor.typed = nil
        return .handled
      }
      .onChange(of: isFocused) { if !isFocused, text != literal.text { source.editor.typed = nil } }
  }
}

/// A member with a menu of those that could be in its place.
private struct MemberMenu: View {
  let source: SourceModel
  let member: SourceMember
  @State private var isHovered = false

  var body: some View {
    Menu {
      ForEach(member.siblings, id: \.self) { name in
        Button {
          source.replace(member.range, member.name, with: name)
        } label: {
          if name == member.name {
            Label(name, systemImage: "checkmark")
          } else {
            Text(verbatim: name)
          }
        }
      }
    } label: {
      PartMark(isHovered: isHovered, isActive: false)
    }
    .onHover { isHovered = $0 }
    .pointerStyle(.link)
    .accessibilityLabel(Text(verbatim: member.name))
  }
}

/// A color, with a picker for its components.
private struct ColorHandle: View {
  let source: SourceModel
  let color: SourceColor
  @State private var isHovered = false
  @State private var isOpen = false

  var body: some View {
    Button {
      isOpen = true
    } label: {
      PartMark(isHovered: isHovered, isActive: isOpen)
    }
    .buttonStyle(.plain)
    .onHover { isHovered = $0 }
    .pointerStyle(.link)
    .popover(isPresented: $isOpen) { ColorComponentPicker(source: source, color: color) }
    .accessibilityLabel(Text(localized: "Color"))
  }
}
