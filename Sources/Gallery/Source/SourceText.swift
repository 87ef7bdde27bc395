// Part of Snapback, under the MIT licence; see LICENSE.

import Snapback

/// The source file of a scene, as installed with the program.
struct SourceText: View {
  let scene: SceneInfo
  @Environment(\.palette) private var palette

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      ForEach(lines) { line in
        Text(verbatim: line.text.isEmpty ? " " : line.text)
          .font(.system(size: 11).monospaced())
          .foregroundStyle(line.isComment ? palette.secondaryText : palette.text)
      }
    }
  }

  private var lines: [SourceLine] {
    let text = SceneSource.text(of: scene) ?? "The source is not installed."
    return text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .map { SourceLine(id: $0, text: String($1)) }
  }
}

private struct SourceLine: Identifiable {
  let id: Int
  let text: String

  var isComment: Bool { text.drop { $0 == " " }.hasPrefix("//") }
}
