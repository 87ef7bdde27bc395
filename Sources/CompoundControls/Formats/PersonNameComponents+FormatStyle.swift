// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation

extension PersonNameComponents {
  /// Writes names: the family name is last, or first in Chinese, Japanese, Korean and Hungarian.
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    /// The parts of a name that are written.
    public enum Style: Int, Codable, Hashable, Sendable {
      /// The given name: "Maria".
      case short
      /// The given name and the family name: "Maria Ruiz".
      case medium
      /// All parts: "Dr. Maria Lucía Ruiz".
      case long
      /// The initials: "MR".
      case abbreviated
    }

    /// The parts of a name that are written.
    public var style: Style
    /// The locale, which determines the order of the names.
    public var locale: Locale

    /// A style with the user's language by default.
    public init(style: Style = .medium, locale: Locale = .autoupdatingCurrent) {
      self.style = style
      self.locale = locale
    }

    /// Returns the parts of the name that there are.
    public func format(_ components: PersonNameComponents) -> String {
      let given = components.givenName ?? ""
      let family = components.familyName ?? ""
      let isEastAsian = (given + family).unicodeScalars.contains(where: \.isEastAsian)
      let isReversed = isEastAsian || locale.language.languageCode?.identifier == "hu"
      var parts: [String?]
      switch style {
      case .short:
        parts = [given.isEmpty ? family : given]
      case .abbreviated:
        guard !isEastAsian else { return given.isEmpty ? family : given }
        parts = [given, family].map { $0.first?.uppercased() }
        return ordered(parts, isReversed).joined()
      case .medium:
        parts = ordered([given, family], isReversed)
      case .long:
        let names = [given, components.middleName, family]
        parts = [components.namePrefix] + ordered(names, isReversed) + [components.nameSuffix]
      }
      return parts.compactMap { $0 }.filter { !$0.isEmpty }
        .joined(separator: isEastAsian ? "" : " ")
    }

    /// Returns the style for another language.
    public func locale(_ locale: Locale) -> Self { Self(style: style, locale: locale) }

    /// The family name, which is the last element, comes first where that is the order.
    private func ordered(_ names: [String?], _ isReversed: Bool) -> [String] {
      let names = names.compactMap { $0 }
      return isReversed ? names.suffix(1) + names.dropLast() : names
    }
  }

  /// Reads names: a title, given names, a family name, a suffix.
  public struct ParseStrategy: Foundation.ParseStrategy, Sendable {
    public init() {}

    /// Returns the parts of a name, whose words are separated by spaces.
    ///
    /// - Throws: An error if there is no word.
    public func parse(_ value: String) throws -> PersonNameComponents {
      guard let components = PersonNameComponents(words: value) else {
        throw CocoaError(.formatting)
      }
      return components
    }
  }

  /// The parts of a name, whose words are separated by spaces.
  ///
  /// - Throws: An error if there is no word.
  public init(_ value: String) throws { self = try ParseStrategy().parse(value) }

  /// The parts of a name read by a strategy.
  public init<S: Foundation.ParseStrategy>(_ value: S.ParseInput, strategy: S) throws
  where S.ParseOutput == PersonNameComponents {
    self = try strategy.parse(value)
  }

  /// Returns the given name and the family name.
  public func formatted() -> String { FormatStyle().format(self) }

  /// Returns the name as the style writes it.
  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
  where S.FormatInput == PersonNameComponents {
    style.format(self)
  }

  /// Nil if there is no word.
  init?(words value: String) {
    self.init()
    // "Ruiz, Maria"
    let halves = value.split(separator: ",", maxSplits: 1).map {
      $0.split(whereSeparator: \.isWhitespace).map(String.init)
    }
    guard var words = halves.first, !words.isEmpty || halves.count > 1 else { return nil }
    let isSuffix: (String) -> Bool = {
      ["Jr", "Jr.", "Sr", "Sr.", "II", "III", "IV", "PhD", "Ph.D.", "MD", "M.D."].contains($0)
    }
    if halves.count > 1 {
      let others = halves[1]
      words = others.count == 1 && isSuffix(others[0]) ? words + others : others + words
    }
    let titles: Set = [
      "Mr", "Mr.", "Mrs", "Mrs.", "Ms", "Ms.", "Miss", "Dr", "Dr.", "Prof", "Prof.", "Sir",
    ]
    if words.count > 1, titles.contains(words[0]) { namePrefix = words.removeFirst() }
    if words.count > 1, let last = words.last, isSuffix(last) { nameSuffix = words.removeLast() }
    guard !words.isEmpty else { return nil }
    if words.count == 1 {
      givenName = words[0]
      return
    }
    givenName = words.removeFirst()
    familyName = words.removeLast()
    if !words.isEmpty { middleName = words.joined(separator: " ") }
  }
}

extension PersonNameComponents.FormatStyle: ParseableFormatStyle {
  public var parseStrategy: PersonNameComponents.ParseStrategy { .init() }
}

extension FormatStyle where Self == PersonNameComponents.FormatStyle {
  /// A style for names in the user's language.
  public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self {
    Self(style: style)
  }
}

extension ParseStrategy where Self == PersonNameComponents.ParseStrategy {
  /// Reads names.
  public static var name: Self { Self() }
}

extension Unicode.Scalar {
  /// Whether it is a Chinese character, a kana or a Korean syllable.
  fileprivate var isEastAsian: Bool {
    switch value {
    case 0x3040...0x30FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xAC00...0xD7AF: true
    default: false
    }
  }
}
