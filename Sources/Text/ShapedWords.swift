// Part of Snapback, under the MIT licence; see LICENSE.

import CPango
import Drawing

/// The shaped words of one font with one set of features, for texts that consist of such words.
///
/// Shaping a label costs ten times as much as looking up its words, most of it in the contextual
/// substitutions of the font. Words are independent of each other unless a substitution or kerning
/// reaches over the space between them. That is known by shaping the characters on both sides
/// together once, and comparing the result with that of their parts.
final class ShapedWords {
  /// A glyph with its advance and offset in Pango units.
  struct Glyph: Equatable {
    var id: UInt32
    /// The index of its content in the table of the glyph cache.
    var ink: GlyphImageTable.Index
    var advance: Int32
    var x: Int32
    var y: Int32
  }

  /// The clusters of a word.
  final class Word {
    let glyphs: [Glyph]
    /// The first byte and the first glyph of each cluster.
    let starts: [(byte: Int, glyph: Int)]
    let byteCount: Int

    init(
      glyphs: [Glyph], starts: [(byte: Int, glyph: Int)], byteCount: Int
    ) {
      self.glyphs = glyphs
      self.starts = starts
      self.byteCount = byteCount
    }
  }

  /// Up to 24 bytes that are not 0.
  struct Key: Hashable {
    private var bytes = SIMD3<UInt64>.zero

    static let capacity = 24

    init(_ text: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
      var shift: UInt64 = 0
      var lane = 0
      for index in range {
        bytes[lane] |= UInt64(text[index]) << shift
        shift += 8
        if shift == 64 { (shift, lane) = (0, lane + 1) }
      }
    }

    /// The bytes folded into one word, by odd factors without a common pattern.
    private var folded: UInt64 {
      bytes.x ^ (bytes.y &* 0x9e37_79b9_7f4a_7c15) ^ (bytes.z &* 0xc2b2_ae3d_27d4_eb4f)
    }

    /// A number below 256.
    var slot: Int { Int(truncatingIfNeeded: (folded &* 0x9e37_79b9_7f4a_7c15) >> 56) }

    /// Hashes the folded bytes: each word that is hashed costs as much as the lookup.
    func hash(into hasher: inout Hasher) { hasher.combine(folded) }
  }

  /// Retained, so that its identity is not reused.
  let style: FontStyle
  let features: String
  /// The font that was selected for the first word (owned). Words with another one are not stored.
  private(set) var font: UnsafeMutablePointer<PangoFont>?
  /// The last font whose style and features are these, and whether its text has tracking: finding them by their names
  /// costs as much as looking up several words.
  var lastUser: (font: FontDescription, isTracked: Bool)?
  /// The tracking of the last requested size.
  var tracking: (font: FontDescription, points: Shaper.ClusterTracking)?
  /// The space; nil before it is needed.
  var space: Word?
  /// The glyphs of the digits, the comma and the full stop; nil before they are needed. Most labels have numbers of their
  /// own: values without references, as counting those would cost more than the lookup.
  // Elements of these tables and of the next ones are set outside of the object: then the compiler omits the check that
  // accesses to them do not overlap, for each character.
  private(set) var digits: [Glyph?] = Array(repeating: nil, count: 12)
  /// The advance of one of these before another one, by both; nil before it is known. Kerning changes the advance of
  /// the first one of some.
  private(set) var digitAdvances: [DigitAdvance?] = Array(repeating: nil, count: 144)

  /// The shaping of a digit before another one.
  enum DigitAdvance {
    /// The shape of the digit alone, but for its advance in Pango units.
    case independent(Int32)
    /// The two change each other in another way.
    case dependent
  }

  /// Nil for a word that cannot be stored.
  private var words: [Key: Word?] = [:]
  /// Whether words with these characters at their ends, or a separator between two digits, are independent, by the
  /// characters.
  private var boundaries: [UInt32: Bool] = [:]
  /// The words and the boundaries that were looked up last, by a few bits of their keys: the dictionaries hash each key.
  private var recentWords: [(key: Key, word: Word)?] = Array(repeating: nil, count: 256)
  private var recentBoundaries: [(key: UInt32, isIndependent: Bool)] =
    Array(repeating: (0, false), count: 256)

  /// The number of words, and of boundaries, after which all are discarded.
  private static let capacity = 2_000

  init(_ style: FontStyle, features: String) {
    self.style = style
    self.features = features
  }

  deinit {
    if let font { g_object_unref(font) }
  }

  /// Retains a font and makes it that of all words, if there is none yet. Returns whether it is.
  func isFont(_ other: UnsafeMutablePointer<PangoFont>) -> Bool {
    if font == nil {
      g_object_ref(other)
      font = other
    }
    return font == other
  }

  /// Returns the word with a key, or that it cannot be stored; nil if it is not known.
  func word(for key: Key) -> Word?? {
    let slot = key.slot
    if let recent = recentWords[slot], recent.key == key { return .some(recent.word) }
    guard let known = words[key] else { return nil }
    if let known {
      var changed = recentWords
      recentWords = []
      changed[slot] = (key, known)
      recentWords = changed
    }
    return .some(known)
  }

  /// Returns whether words with these characters at their ends are independent; nil if it is not known. No key is 0.
  func boundary(for key: UInt32) -> Bool? {
    let slot = Int((key &* 0x9e37_79b1) >> 24)
    let recent = recentBoundaries[slot]
    if recent.key == key { return recent.isIndependent }
    guard let known = boundaries[key] else { return nil }
    var changed = recentBoundaries
    recentBoundaries = []
    changed[slot] = (key, known)
    recentBoundaries = changed
    return known
  }

  func setDigit(_ glyph: Glyph, at index: Int) {
    var changed = digits
    digits = []
    changed[index] = glyph
    digits = changed
  }

  func setDigitAdvance(_ advance: DigitAdvance, at index: Int) {
    var changed = digitAdvances
    digitAdvances = []
    changed[index] = advance
    digitAdvances = changed
  }

  func insert(_ word: Word?, for key: Key) {
    if words.count >= Self.capacity { words.removeAll() }
    words[key] = .some(word)
  }

  func setBoundary(_ isIndependent: Bool, for key: UInt32) {
    if boundaries.count >= Self.capacity { boundaries.removeAll() }
    boundaries[key] = isIndependent
  }
}
