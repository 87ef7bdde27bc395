// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation

extension Text {
  /// What the text engine is to lay out, and the colour of all of it where it has a single one.
  @MainActor
  func styled(_ values: EnvironmentValues) -> (text: StyledText, color: Color?) {
    let paragraph = values.paragraph
    var parts: [Part] = []
    collect(into: &parts, values.textAppearance)
    let colors = Set(parts.map(\.appearance.color))
    let color = colors.count == 1 ? colors.first ?? nil : nil
    var text = StyledText(
      parts.map { $0.run(values, paragraph, hasOwnColor: color == nil) })
    text.alignment = paragraph.alignment.described
    text.lineLimit = paragraph.lineLimit
    text.reservedLines = paragraph.reservedLines
    text.lineSpacing = Double(paragraph.lineSpacing)
    text.truncation = paragraph.truncation.described
    text.minimumScale = Double(paragraph.minimumScale)
    return (text, color)
  }

  /// A stretch of one look.
  private struct Part {
    var content: Content
    var appearance: TextAppearance

    @MainActor
    func run(
      _ values: EnvironmentValues, _ paragraph: Paragraph, hasOwnColor: Bool
    ) -> StyledText.Run {
      func resolved(_ color: Color?) -> ResolvedColor? { color.map { $0.resolve(values) } }
      func line(_ line: TextAppearance.Line??) -> StyledText.Line? {
        (line ?? nil).map { StyledText.Line(color: resolved($0.color)) }
      }
      var run = StyledText.Run("", font: appearance.description)
      switch content {
      case .string(let string): run.string = paragraph.letterCase.apply(string)
      case .image(let image): image.put(into: &run, values)
      case .joined: break
      }
      if hasOwnColor { run.color = resolved(appearance.color) }
      run.tracking = finite(appearance.tracking)
      run.baselineOffset = finite(appearance.baselineOffset)
      run.underline = line(appearance.underline)
      run.strikethrough = line(appearance.strikethrough)
      return run
    }

    private func finite(_ value: CGFloat?) -> Double {
      value.flatMap { $0.isFinite ? Double($0) : nil } ?? 0
    }
  }

  private func collect(into parts: inout [Part], _ outer: TextAppearance) {
    let appearance = outer.overridden(by: self.appearance)
    if case .joined(let texts) = content {
      for text in texts { text.collect(into: &parts, appearance) }
    } else {
      parts.append(Part(content: content, appearance: appearance))
    }
  }
}

extension Text.Case? {
  func apply(_ string: String) -> String {
    switch self {
    case .uppercase: string.uppercased()
    case .lowercase: string.lowercased()
    case nil: string
    }
  }
}

extension TextAlignment {
  fileprivate var described: StyledText.Alignment {
    switch self {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }
}

extension Text.TruncationMode {
  fileprivate var described: StyledText.Truncation {
    switch self {
    case .head: .head
    case .middle: .middle
    case .tail: .tail
    }
  }
}
