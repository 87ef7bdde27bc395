// Part of Snapback, under the MIT licence; see LICENSE.

import Snapback

/// The source file of the item on the stage, with line numbers and colors. Lines with errors, lines
/// that have changed since the file was opened, and those with a searched text are marked. Literals
/// and members can be changed.
struct SourceTextView: View {
  let source: SourceModel
  /// The state of the previewed files; nil for a scene.
  let files: FileStatus?
  /// In points.
  let width: CGFloat
  @State private var characterWidth: CGFloat = 7.2
  @Environment(\.palette) private var palette

  var body: some View {
    // The file is read again when it has changed.
    let _ = source.revision
    let text = source.shownText ?? "// " + String(shell: "The source is not available")
    let lines = SourceHighlighter(text).lines.map(SourceLineText.init)
    let errors = Set(errorLines)
    let changed = source.path.map { source.editor.changedLines(of: text, at: $0) } ?? []
    let found = Dictionary(grouping: source.search.matches(in: text), by: \.line)
    let digits = max(2, "\(lines.count)".count)
    let columns = lines.lazy.map(\.columnCount).max() ?? 0
    LazyVStack(alignment: .leading, spacing: 0) {
      ForEach(lines.indices, id: \.self) { index in
        SourceLineView(
          source: source, number: index + 1, digits: digits, line: lines[index],
          characterWidth: characterWidth, isError: errors.contains(index + 1),
          isChanged: changed.contains(index), matches: found[index] ?? [],
          isFocused: source.focusedLine == index + 1)
      }
    }
    .frame(
      width: max(
        width, CGFloat(columns + digits + 5) * characterWidth + 2 * SourceLineView.margin),
      alignment: .leading
    )
    .background(alignment: .topLeading) {
      // All characters of a uniform line have the same width.
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
    let path = source.path
    return files?.failure?.problems.filter { $0.path == path }.map(\.line) ?? []
  }
}

private struct SourceLineView: View {
  let source: SourceModel
  let number: Int
  /// The number of digits of the largest line number.
  let digits: Int
  let line: SourceLineText
  let characterWidth: CGFloat
  let isError: Bool
  let isChanged: Bool
  /// The occurrences of the searched text.
  let matches: [SourceSearch.Match]
  let isFocused: Bool
  @Environment(\.palette) private var palette
  static let font = Font.system(size: 12).monospaced()
  static let rowHeight: CGFloat = 17
  /// In points, at the left and right.
  static let margin: CGFloat = 12

  var body: some View {
    HStack(alignment: .top, spacing: 0) {
      gutter
        .zIndex(1)
      text
        .lineLimit(1)
        .fixedSize()
        .frame(height: Self.rowHeight)
        .background(alignment: .topLeading) { marks }
        .overlay(alignment: .topLeading) {
          if source.editor.canEdit {
            SourceControls(source: source, line: line, characterWidth: characterWidth)
          }
        }
    }
    .font(Self.font)
    // A part of the line, so that a line that is scrolled to keeps it.
    .padding(.trailing, Self.margin)
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(background)
  }

  /// The number of the line and the mark of a change, which stay at the left while the text scrolls
  /// below them.
  private var gutter: some View {
    HStack(alignment: .top, spacing: 0) {
      Text(verbatim: "\(number)")
        .foregroundStyle(isError ? palette.failure : palette.secondaryText)
        .frame(
          width: CGFloat(digits) * characterWidth, height: Self.rowHeight, alignment: .trailing
        )
      Circle()
        .fill(palette.velocity)
        .frame(width: 5, height: 5)
        .opacity(isChanged ? 1 : 0)
        .frame(width: 2 * characterWidth, height: Self.rowHeight)
        .accessibilityHidden(!isChanged)
        .accessibilityLabel(Text(localized: "Changed"))
    }
    .padding(.leading, Self.margin)
    .background(background)
    .background(palette.panel)
    .visualEffect { content, line in
      content.offset(x: max(0, -line.frame(in: .scrollView).minX))
    }
  }

  private var background: Color {
    if isError { return palette.failure.opacity(0.12) }
    return isFocused ? palette.accent.opacity(0.12) : .clear
  }

  /// Behind the occurrences of the searched text.
  private var marks: some View {
    ZStack(alignment: .topLeading) {
      ForEach(matches.indices, id: \.self) { index in
        let match = matches[index]
        let shape = RoundedRectangle(cornerRadius: 3)
        shape
          .fill(palette.velocity.opacity(match == source.search.current ? 0.3 : 0.18))
          .outline(match == source.search.current ? palette.velocity : nil, in: shape)
          .sourceFrame(match.columns, in: line, characterWidth, height: Self.rowHeight)
      }
    }
  }

  private var text: Text {
    var result = Text(verbatim: "")
    for (span, text) in zip(line.spans, line.shownTexts) {
      result = result + Text(verbatim: text).foregroundColor(palette.color(of: span.kind))
    }
    return result
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
