// Part of Snapback, under the MIT licence; see LICENSE.

package import Drawing
import Foundation
@_spi(ViewTree) package import ViewCore

extension Text {
  /// The text for the text engine, and its color if all of it has the same one.
  @MainActor
  package func styled(_ values: EnvironmentValues) -> (text: StyledText, color: Color?) {
    styled(values, values.textAppearance)
  }

  /// The same in an appearance that has been read from the environment.
  @MainActor
  func styled(
    _ values: EnvironmentValues, _ inherited: TextAppearance
  ) -> (text: StyledText, color: Color?) {
    let paragraph = values.paragraph
    var parts: [Part] = []
    collect(into: &parts, inherited)
    for index in parts.indices
    where parts[index].appearance.link != nil && parts[index].appearance.color == nil {
      parts[index].appearance.color = values.effectiveTint
    }
    var color = parts.first?.appearance.color
    for part in parts where part.appearance.color != color { color = nil }
    // A loop: a closure checks the actor.
    var runs: [StyledText.Run] = []
    runs.reserveCapacity(parts.count)
    for part in parts { runs.append(part.run(values, paragraph, includesColor: color == nil)) }
    var text = StyledText(runs)
    text.alignment = paragraph.alignment.styledTextValue
    text.isRightToLeft = values.layoutDirection == .rightToLeft
    text.lineLimit = paragraph.lineLimit
    text.reservedLines = paragraph.reservedLines
    text.lineSpacing = Double(paragraph.lineSpacing)
    text.truncation = paragraph.truncation.styledTextValue
    text.minimumScale = Double(paragraph.minimumScale)
    text.tightening =
      paragraph.allowsTightening && paragraph.lineLimit == 1
      ? Self.tighteningForTruncation : Self.tightening
    text.avoidsOrphans = !isConcatenation || text.runs.count { !$0.string.isEmpty } == 1
    return (text, color)
  }

  /// The tightening of texts that are slightly too wide for one line.
  ///
  /// The font that replaces San Francisco is at most about this much wider in a line of text. Without
  /// it, a text breaks that is exactly as wide as its frame on Apple's systems.
  private static let tightening = 0.01

  /// The tightening of a text with `allowsTightening` that would be truncated: that of TextKit.
  private static let tighteningForTruncation = 0.05

  /// The values for text renderers, by run of the styled text.
  @MainActor
  func customAttributes(_ values: EnvironmentValues) -> [CustomTextAttributes] {
    var parts: [Part] = []
    collect(into: &parts, values.textAppearance)
    return parts.map(\.appearance.customAttributes)
  }

  /// The links of the text, with their ranges of characters.
  @MainActor
  func links(_ values: EnvironmentValues) -> [TextLink] {
    guard hasLinks else { return [] }
    var parts: [Part] = []
    collect(into: &parts, TextAppearance())
    var start = 0
    var links: [TextLink] = []
    for part in parts {
      let count =
        switch part.content {
        case .string(let string): values.textCase.apply(string).count
        case .date(let date): values.textCase.apply(date.string(at: FrameContext.date)).count
        case .image: 1
        case .joined: 0
        }
      if let url = part.appearance.link {
        links.append(TextLink(range: start..<start + count, url: url))
      }
      start += count
    }
    return links
  }

  /// Whether a part of the text is a link.
  var hasLinks: Bool {
    if hasAppearance, appearance.link != nil { return true }
    guard case .joined(let texts) = content else { return false }
    return texts.contains(where: \.hasLinks)
  }

  /// A run of uniform appearance.
  private struct Part {
    var content: Content
    var appearance: TextAppearance

    @MainActor
    func run(
      _ values: EnvironmentValues, _ paragraph: Paragraph, includesColor: Bool
    ) -> StyledText.Run {
      func resolved(_ color: Color?) -> ResolvedColor? { color.map { $0.resolve(values) } }
      func line(_ line: TextAppearance.Line??) -> StyledText.Line? {
        (line ?? nil).map { StyledText.Line(color: resolved($0.color), pattern: $0.pattern.value) }
      }
      var run = StyledText.Run("", font: appearance.description(at: values.dynamicTypeSize))
      switch content {
      case .string(let string): run.string = paragraph.letterCase.apply(string)
      case .date(let date):
        run.string = paragraph.letterCase.apply(date.string(at: FrameContext.date))
      case .image(let image): image.insert(into: &run, values)
      case .joined: break
      }
      if includesColor { run.color = resolved(appearance.color) }
      run.tracking = finite(appearance.tracking)
      run.baselineOffset = finite(appearance.baselineOffset)
      run.background = resolved(appearance.background)
      run.underline = line(appearance.underline)
      run.strikethrough = line(appearance.strikethrough)
      return run
    }

    private func finite(_ value: CGFloat?) -> Double {
      value.flatMap { $0.isFinite ? Double($0) : nil } ?? 0
    }
  }

  private func collect(into parts: inout [Part], _ outer: TextAppearance) {
    let appearance = hasAppearance ? outer.overridden(by: self.appearance) : outer
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
  package var styledTextValue: StyledText.Alignment {
    switch self {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }
}

extension Text.TruncationMode {
  fileprivate var styledTextValue: StyledText.Truncation {
    switch self {
    case .head: .head
    case .middle: .middle
    case .tail: .tail
    }
  }
}
