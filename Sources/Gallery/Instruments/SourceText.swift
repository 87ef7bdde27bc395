// Part of Snapback, under the MIT licence; see LICENSE.

import Snapback

/// A scene's source, as it was when the program was built.
struct SourceText: View {
  let scene: SceneInfo
  @Environment(\.palette) private var palette

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      ForEach(lines) { line in
        Text(verbatim: line.text.isEmpty ? " " : line.text)
          .font(.system(size: 11).monospaced())
          .foregroundStyle(line.isComment ? palette.quietText : palette.text)
      }
    }
  }

  private var lines: [SourceLine] {
    let text = SceneSource.text(of: scene) ?? "The source was not installed with the program."
    return text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .map { SourceLine(id: $0, text: String($1)) }
  }
}

private struct SourceLine: Identifiable {
  let id: Int
  let text: String

  var isComment: Bool { text.drop { $0 == " " }.hasPrefix("//") }
}
