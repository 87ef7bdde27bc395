// Part of Snapback, under the MIT licence; see LICENSE.

/// The categories of whole numbers in a language, by which a string catalog has several translations.
enum PluralCategory: String {
  case zero, one, two, few, many, other

  /// The category of a number in a language, such as `pl` or `pt-BR`: by the rules of CLDR for cardinal numbers. `other`
  /// for languages without categories, `one` and `other` for those that are not known.
  init(_ number: Int, language: String) {
    let count = number.magnitude
    let (tens, hundreds) = (count % 10, count % 100)
    let isTeen = (11...14).contains(hundreds)
    switch language.prefix(while: { $0 != "-" }) {
    case "ja", "ko", "zh", "th", "vi", "id", "ms", "lo", "my", "km":
      self = .other
    case "fr", "hy", "fa", "hi", "bn", "gu", "kn", "zu", "am":
      self = count <= 1 ? .one : .other
    case "pt":
      self = count <= 1 && language != "pt-PT" || count == 1 ? .one : .other
    case "ru", "uk", "be":
      self =
        tens == 1 && hundreds != 11
        ? .one : (2...4).contains(tens) && !isTeen ? .few : .many
    case "sr", "hr", "bs":
      self =
        tens == 1 && hundreds != 11
        ? .one : (2...4).contains(tens) && !isTeen ? .few : .other
    case "pl":
      self = count == 1 ? .one : (2...4).contains(tens) && !isTeen ? .few : .many
    case "cs", "sk":
      self = count == 1 ? .one : (2...4).contains(count) ? .few : .other
    case "ro":
      self = count == 1 ? .one : count == 0 || (1...19).contains(hundreds) ? .few : .other
    case "lt":
      let isException = (11...19).contains(hundreds)
      self = isException || tens == 0 ? .other : tens == 1 ? .one : .few
    case "lv":
      self =
        tens == 0 || (11...19).contains(hundreds) ? .zero : tens == 1 ? .one : .other
    case "sl":
      self =
        hundreds == 1 ? .one : hundreds == 2 ? .two : (3...4).contains(hundreds) ? .few : .other
    case "he", "iw":
      self = count == 1 ? .one : count == 2 ? .two : .other
    case "ar":
      switch (count, hundreds) {
      case (0, _): self = .zero
      case (1, _): self = .one
      case (2, _): self = .two
      case (_, 3...10): self = .few
      case (_, 11...99): self = .many
      default: self = .other
      }
    default:
      self = count == 1 ? .one : .other
    }
  }
}
