// Part of Snapback, under the MIT licence; see LICENSE.

import Snapback

/// The reason why the current sources are not on the stage: all errors with their source lines, or a message;
/// or, on request, the warnings. A click on one of them opens its line in an editor.
struct FailureList: View {
  let files: FileStatus
  /// Whether only the title is shown, so that the stage can be seen.
  @State private var isCollapsed = false
  @Environment(\.palette) private var palette
  @Environment(\.accessibilityReduceMotion) private var reducesMotion

  var body: some View {
    ZStack(alignment: .bottom) {
      if let list {
        card(list, isWarning: files.failure == nil)
          .transition(.panel(from: .bottom, reducesMotion: reducesMotion).combined(with: .opacity))
      }
    }
    .animation(.smooth(duration: 0.25), value: list == nil)
    .animation(.smooth(duration: 0.25), value: isCollapsed)
    .onChange(of: files.failure == nil) { isCollapsed = false }
  }

  private var list: FileStatus.Failure? {
    files.failure ?? (files.showsWarnings ? files.warningList : nil)
  }

  private func card(_ failure: FileStatus.Failure, isWarning: Bool) -> some View {
    let color = isWarning ? palette.velocity : palette.failure
    let shape = RoundedRectangle(cornerRadius: 14, style: .continuous)
    return VStack(alignment: .leading, spacing: 0) {
      HStack(spacing: 8) {
        Image(systemName: "exclamationmark.triangle.fill")
          .accessibilityHidden(true)
          .font(.system(size: 13))
          .foregroundStyle(color)
        title(of: failure)
          .font(.system(size: 13, weight: .semibold))
          .lineLimit(2)
        Spacer(minLength: 0)
        if failure.isEnd, files.restart != nil { restartButton }
        if !isWarning, !failure.problems.isEmpty {
          SymbolButton(
            symbol: isCollapsed ? "chevron.up" : "chevron.down", fontSize: 12, side: 24,
            isOn: false
          ) { isCollapsed.toggle() }
          .accessibilityLabel(
            Text(localized: isCollapsed ? "Show the errors" : "Hide the errors"))
        }
        if isWarning {
          SymbolButton(symbol: "xmark", fontSize: 12, side: 24, isOn: false) {
            files.showsWarnings = false
          }
          .accessibilityLabel(Text(localized: "Close"))
        }
      }
      .padding(.horizontal, 14)
      .padding(.vertical, 10)
      if !failure.text.isEmpty {
        Text(failure.text)
          .font(.system(size: 12))
          .foregroundStyle(palette.secondaryText)
          .padding(.horizontal, 14)
          .padding(.bottom, 12)
      }
      if !failure.problems.isEmpty, isWarning || !isCollapsed {
        if failure.problems.count <= Self.rowLimit {
          rows(failure, color)
        } else {
          ScrollView { rows(failure, color) }
            .frame(height: 240)
        }
      }
    }
    .frame(maxWidth: 620, alignment: .leading)
    .background(palette.card, in: shape)
    .clipShape(shape)
    .overlay { shape.strokeBorder(palette.line, lineWidth: 1) }
    .shadow(color: .black.opacity(palette.isDark ? 0.5 : 0.2), radius: 20, y: 6)
    .padding(12)
  }

  private func title(of failure: FileStatus.Failure) -> Text {
    if failure == files.warningList { return files.warningText }
    switch failure.count {
    case 0: return Text(localized: failure.title)
    case 1: return Text(localized: "1 error")
    default: return Text(shell: "\(failure.count) errors")
    }
  }

  private var restartButton: some View {
    Button {
      files.restartIfEnded()
    } label: {
      Text(localized: "Restart")
        .font(.system(size: 13, weight: .medium))
        .foregroundStyle(palette.accent)
        .padding(.horizontal, 10)
        .frame(height: 28)
    }
    .buttonStyle(FlatButtonStyle(isOn: true))
    .help(Text(shell: "Restart the preview (R)"))
  }

  /// The most errors that are listed without scrolling.
  private static let rowLimit = 3

  private func rows(_ failure: FileStatus.Failure, _ color: Color) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(failure.problems.indices, id: \.self) { index in
        palette.line.frame(height: 1)
        ProblemRow(problem: failure.problems[index], color: color, open: files.openInEditor)
      }
      if failure.count > failure.problems.count {
        palette.line.frame(height: 1)
        Text(shell: "and \(failure.count - failure.problems.count) more in the terminal")
          .font(.system(size: 12))
          .foregroundStyle(palette.secondaryText)
          .padding(.horizontal, 14)
          .padding(.vertical, 8)
      }
    }
  }
}

/// An error or a warning: its location, its message, and its source line with a caret.
private struct ProblemRow: View {
  let problem: SourceProblem
  let color: Color
  let open: ((String, Int) -> Void)?
  @Environment(\.palette) private var palette

  var body: some View {
    Button {
      open?(problem.path, problem.line)
    } label: {
      VStack(alignment: .leading, spacing: 3) {
        HStack(spacing: 8) {
          Text(problem.location)
            .font(.system(size: 12, weight: .semibold).monospaced())
            .foregroundStyle(color)
          Spacer(minLength: 0)
          if open != nil {
            Image(systemName: "arrow.up.forward.square")
              .font(.system(size: 12))
              .foregroundStyle(palette.secondaryText)
          }
        }
        Text(problem.message)
          .font(.system(size: 13))
          .foregroundStyle(palette.text)
          .multilineTextAlignment(.leading)
        if let excerpt {
          VStack(alignment: .leading, spacing: 0) {
            Text(verbatim: excerpt.line)
              .foregroundStyle(palette.secondaryText)
            Text(verbatim: excerpt.caret)
              .foregroundStyle(color)
          }
          .font(.system(size: 12).monospaced())
          .lineLimit(1)
        }
      }
      .padding(.horizontal, 14)
      .padding(.vertical, 8)
      .frame(maxWidth: .infinity, alignment: .leading)
      .contentShape(Rectangle())
    }
    .buttonStyle(FlatButtonStyle())
    .pointerStyle(open == nil ? nil : .link)
    .disabled(open == nil)
  }

  /// The source line without its indentation, cut before the caret if that is far right; and the
  /// caret below it.
  private var excerpt: (line: String, caret: String)? { SourceExcerpt(problem)?.lines }
}

/// The part of a source line around a column.
nonisolated package struct SourceExcerpt {
  package let lines: (line: String, caret: String)
  /// The most characters before the caret.
  private static let limit = 48

  /// Nil if the line is empty.
  package init?(_ problem: SourceProblem) {
    let bytes = Array(problem.source.utf8)
    let column = min(max(problem.column - 1, 0), bytes.count)
    var before = String(decoding: bytes[..<column], as: UTF8.self).replacing("\t", with: "  ")
    let after = String(decoding: bytes[column...], as: UTF8.self).replacing("\t", with: "  ")
    before = String(before.drop { $0 == " " })
    guard !(before + after).allSatisfy(\.isWhitespace) else { return nil }
    if before.count > Self.limit { before = "…" + before.suffix(Self.limit) }
    lines = (before + after, String(repeating: " ", count: before.count) + "^")
  }
}
