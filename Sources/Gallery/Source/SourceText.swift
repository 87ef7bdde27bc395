// Part of Snapback, under the MIT licence; see LICENSE.

import Snapback

/// The source file of the item on the stage, with line numbers and colors. Lines with errors are
/// marked. Numbers can be dragged, and booleans clicked.
struct SourceText: View {
  let model: GalleryModel
  /// In points.
  let width: CGFloat
  @State private var characterWidth: CGFloat = 7.2
  @Environment(\.palette) private var palette

  var body: some View {
    // The file is read again when it has changed.
    let _ = model.sourceRevision
    let source =
      model.editor.draft?.source ?? model.item.sourceText ?? "// The source is not available."
    let lines = SourceHighlighter(source).lines
    let errors = Set(errorLines)
    let digits = max(2, "\(lines.count)".count)
    let columns = Int((width - CGFloat(digits + 2) * characterWidth) / characterWidth)
    LazyVStack(alignment: .leading, spacing: 0) {
      ForEach(lines.indices, id: \.self) { index in
        SourceLineView(
          model: model, number: index + 1, digits: digits,
          rows: SourceRows(lines[index], columns: columns), characterWidth: characterWidth,
          isError: errors.contains(index + 1), isFocused: model.focusedLine == index + 1)
      }
    }
    .background(alignment: .topLeading) {
      // All characters have the same width.
      Text(verbatim: String(repeating: "0", count: 20))
        .font(SourceLineView.font)
        .fixedSize()
        .hidden()
        .background {
          GeometryReader { text in
            Color.clear
              .onAppear { characterWidth = text.size.width / 20 }
              .onChange(of: text.size.width) { characterWidth = text.size.width / 20 }
          }
        }
    }
  }

  private var errorLines: [Int] {
    let path = model.item.sourcePath
    return model.files?.failure?.problems.filter { $0.path == path }.map(\.line) ?? []
  }
}

private struct SourceLineView: View {
  let model: GalleryModel
  let number: Int
  /// The number of digits of the largest line number.
  let digits: Int
  let rows: SourceRows
  let characterWidth: CGFloat
  let isError: Bool
  let isFocused: Bool
  @Environment(\.palette) private var palette
  static let font = Font.system(size: 12).monospaced()
  static let rowHeight: CGFloat = 17

  var body: some View {
    HStack(alignment: .top, spacing: 0) {
      Text(verbatim: "\(number)")
        .foregroundStyle(isError ? palette.failure : palette.secondaryText)
        .frame(
          width: CGFloat(digits) * characterWidth, height: Self.rowHeight, alignment: .trailing
        )
        .padding(.trailing, 2 * characterWidth)
      VStack(alignment: .leading, spacing: 0) {
        ForEach(rows.rows.indices, id: \.self) { index in
          row(rows.rows[index])
        }
      }
    }
    .font(Self.font)
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(
      isError
        ? palette.failure.opacity(0.12) : isFocused ? palette.accent.opacity(0.12) : .clear)
  }

  private func row(_ row: SourceRows.Row) -> some View {
    text(row)
      .lineLimit(1)
      .fixedSize()
      .frame(height: Self.rowHeight)
      .overlay(alignment: .topLeading) {
        if model.editor.canEdit { handles(row) }
      }
      .padding(.leading, CGFloat(row.indentation) * characterWidth)
  }

  private func text(_ row: SourceRows.Row) -> Text {
    var result = Text(verbatim: "")
    for span in row.spans {
      result = result + Text(verbatim: span.text).foregroundColor(palette.color(of: span.kind))
    }
    return result
  }

  /// The literals of a row that can be changed.
  private func handles(_ row: SourceRows.Row) -> some View {
    var column = 0
    var literals: [(literal: SourceLiteral, column: Int)] = []
    for span in row.spans {
      if let literal = SourceLiteral(span) { literals.append((literal, column)) }
      column += span.text.count
    }
    return ZStack(alignment: .topLeading) {
      ForEach(literals.indices, id: \.self) { index in
        LiteralHandle(model: model, literal: literals[index].literal)
          .frame(
            width: CGFloat(literals[index].literal.text.count) * characterWidth,
            height: Self.rowHeight
          )
          .offset(x: CGFloat(literals[index].column) * characterWidth)
      }
    }
  }
}

/// A literal under the pointer: dragged to the right or to the left it changes, in steps of four
/// points; a click toggles a boolean.
private struct LiteralHandle: View {
  let model: GalleryModel
  let literal: SourceLiteral
  @State private var isHovered = false
  @Environment(\.palette) private var palette

  var body: some View {
    let isActive = model.editor.draft?.literal.offset == literal.offset
    RoundedRectangle(cornerRadius: 3)
      .fill(palette.accent.opacity(isActive ? 0.2 : isHovered ? 0.1 : 0))
      .overlay(alignment: .bottom) {
        palette.accent.frame(height: 1).opacity(isActive || isHovered ? 1 : 0)
      }
      .contentShape(Rectangle())
      .onHover { isHovered = $0 }
      .gesture(
        DragGesture(minimumDistance: 0, coordinateSpace: .global)
          .onChanged { value in
            begin()
            if literal.kind != .boolean {
              model.editor.move(by: Int((value.translation.width / 4).rounded(.towardZero)))
            }
          }
          .onEnded { value in
            if literal.kind == .boolean { model.editor.move(by: 1) }
            model.editor.commit()
          }
      )
  }

  private func begin() {
    guard model.editor.draft == nil, let path = model.item.sourcePath,
      let source = model.item.sourceText
    else { return }
    model.editor.begin(literal, in: source, at: path)
  }
}

extension Palette {
  /// The color of a span of source, on panels.
  func color(of kind: SourceSpan.Kind) -> Color {
    switch kind {
    case .plain: text
    case .keyword:
      isDark ? Color(red: 1, green: 0.52, blue: 0.7) : Color(red: 0.66, green: 0.08, blue: 0.42)
    case .type:
      isDark ? Color(red: 0.55, green: 0.82, blue: 1) : Color(red: 0.05, green: 0.36, blue: 0.6)
    case .string:
      isDark ? Color(red: 1, green: 0.55, blue: 0.47) : Color(red: 0.72, green: 0.12, blue: 0.1)
    case .number:
      isDark ? Color(red: 0.85, green: 0.79, blue: 0.5) : Color(red: 0.42, green: 0.3, blue: 0)
    case .attribute:
      isDark ? Color(red: 0.8, green: 0.65, blue: 1) : Color(red: 0.4, green: 0.2, blue: 0.68)
    case .comment: secondaryText
    }
  }
}
