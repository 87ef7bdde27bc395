// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// The results of `Bench`.
nonisolated package struct BenchResult: Codable, Sendable {
  /// Card frames and cleared frames, both presented.
  package struct Cards: Codable, Sendable {
    package var cards: Int
    package var cores: Int
    package var floorMilliseconds: Double
    package var milliseconds: Double

    package init(cards: Int, cores: Int, floorMilliseconds: Double, milliseconds: Double) {
      self.cards = cards
      self.cores = cores
      self.floorMilliseconds = floorMilliseconds
      self.milliseconds = milliseconds
    }

    /// The cost of a card frame relative to a cleared frame.
    package var ratio: Double { floorMilliseconds > 0 ? milliseconds / floorMilliseconds : 0 }

    /// The limit for `ratio`, for machines with AVX2 and without AVX-512.
    package var limit: Double? {
      switch (cores, cards) {
      case (1, 1): 1.15
      case (1, 10): 2.4
      case (1, 100): 7.5
      case (1, 1000): 4.8
      case (2, 10): 1.8
      case (2, 100): 5
      case (2, 1000): 3.4
      default: nil
      }
    }
  }

  /// A kind of drawing.
  package struct Kind: Codable, Sendable {
    package var name: String
    package var nanosecondsPerPixel: Double
    /// Relative to a plain fill.
    package var ratio: Double
  }

  package struct Text: Codable, Sendable {
    package var name: String
    package var glyphs: Int
    package var microseconds: Double
  }

  /// Incremental redraw of one moving card.
  package struct Damage: Codable, Sendable {
    package var aloneMilliseconds = 0.0
    package var overCardsMilliseconds = 0.0
  }

  /// A moving, rotating card without and with a shadow, minus the cost of a cleared frame.
  package struct Shadow: Codable, Sendable {
    package var cardMilliseconds = 0.0
    package var withShadowMilliseconds = 0.0

    /// The cost with the shadow relative to the cost without.
    package var ratio: Double { withShadowMilliseconds / max(cardMilliseconds, 1e-9) }
  }

  package struct Large: Codable, Sendable {
    package var width = 0
    package var height = 0
    package var milliseconds = 0.0
  }

  /// Ten moving cards without and with a material over the whole window, and a square that moves above a
  /// material over still cards; on two cores, not presented.
  package struct Material: Codable, Sendable {
    package var withoutMilliseconds = 0.0
    package var movingBehindMilliseconds = 0.0
    package var movingAboveMilliseconds = 0.0

    /// The limit for a frame in which something moves behind the material, in milliseconds.
    package static let limit = 4.0
  }

  /// SDL's name of the video driver; nil if nothing was presented.
  package var presentedBy: String?
  package var cards: [Cards] = []
  package var kinds: [Kind] = []
  package var texts: [Text] = []
  /// Nil in results of versions that did not measure it.
  package var textLayouts: TextLayouts?
  package var damage = Damage()
  package var shadow = Shadow()
  package var large = Large()
  package var material = Material()
  package var views = Views()
  package var lists: [List] = []
  /// Nil in results of versions that did not measure it.
  package var gallery: Gallery?
  package var constraints = Constraints()
  /// Nil without a display.
  package var start: Start?

  package init(presentedBy: String?) {
    self.presentedBy = presentedBy
  }
}

nonisolated extension BenchResult {
  /// The results as text tables.
  package var text: String {
    let presenting = presentedBy.map { "presented by SDL (\($0))" } ?? "not presented: no display"
    var lines = ["cards in 1280x800, \(presenting); milliseconds per frame"]
    let tables = [cardLines, kindLines, textLines, viewLines] + lists.map { Self.lines(of: $0) }
    lines += tables.joined(separator: [""])
    if let gallery { lines += [""] + gallery.lines }
    lines += [""] + singleLines + [constraints.text]
    lines += startText
    return lines.joined(separator: "\n")
  }

  private var cardLines: [String] {
    let heading = Self.row("cards", ["cores", "cleared", "drawn", "ratio", "limit"])
    return [heading]
      + cards.map { row in
        Self.row(
          "  \(row.cards)",
          [
            "\(row.cores)", Self.rounded(row.floorMilliseconds, 3),
            Self.rounded(row.milliseconds, 3), Self.rounded(row.ratio, 2),
            row.limit.map { Self.rounded($0, 2) } ?? "",
          ])
      }
  }

  private var kindLines: [String] {
    [Self.row("kinds of drawing", ["ns/pixel", "vs fill", "limit"])]
      + kinds.map { kind in
        Self.row(
          "  " + kind.name,
          [
            Self.rounded(kind.nanosecondsPerPixel, 2), Self.rounded(kind.ratio, 1),
            kind.limit.map { Self.rounded($0, 1) } ?? "",
          ])
      }
  }

  private var textLines: [String] {
    let glyphs = texts.map { text in
      Self.row(
        "  " + text.name,
        [
          "\(text.glyphs)", Self.rounded(text.microseconds, 1),
          Self.rounded(text.nanosecondsPerGlyph, 0),
          text.limit.map { Self.rounded($0, 0) } ?? "",
        ])
    }
    let layouts = (textLayouts?.rows ?? []).map { row in
      Self.row(
        "  " + row.name, ["", Self.rounded(row.milliseconds, 2), "", Self.rounded(row.limit, 0)])
    }
    return [Self.row("text", ["glyphs", "µs", "ns/glyph", "limit"])] + glyphs + layouts
  }

  private var viewLines: [String] {
    [Self.row("\(views.items) views", ["ms", "vs raster", "limit"])]
      + views.rows.map { row in
        let ratio = row.milliseconds / max(views.rasterMilliseconds, 1e-9)
        return Self.row(
          row.name,
          [
            Self.rounded(row.milliseconds, 3), Self.rounded(ratio, 2),
            row.limit.map { Self.rounded($0, 0) } ?? "",
          ])
      }
  }

  private static func lines(of list: List) -> [String] {
    [row(list.name, ["100 rows", "100,000", "limit"])]
      + list.rows.map { line in
        row(
          line.name,
          [
            rounded(line.few, 3), rounded(line.many, 3), line.limit.map { rounded($0, 3) } ?? "",
          ])
      }
  }

  /// The results that are a line each.
  private var singleLines: [String] {
    let ratio = damage.overCardsMilliseconds / max(damage.aloneMilliseconds, 1e-9)
    return [
      "one moving card: \(Self.rounded(damage.aloneMilliseconds, 3)) ms alone,"
        + " \(Self.rounded(damage.overCardsMilliseconds, 3)) ms over 100 cards"
        + " (\(Self.rounded(ratio, 2)))",
      "moving, rotating card: \(Self.rounded(shadow.cardMilliseconds, 3)) ms,"
        + " \(Self.rounded(shadow.withShadowMilliseconds, 3)) ms with shadow"
        + " (\(Self.rounded(shadow.ratio, 2)), limit 2)",
      "10 cards in \(large.width)x\(large.height), two cores:"
        + " \(Self.rounded(large.milliseconds, 2)) ms",
      "10 cards behind a material, two cores: \(Self.rounded(material.withoutMilliseconds, 2)) ms without,"
        + " \(Self.rounded(material.movingBehindMilliseconds, 2)) ms with it"
        + " (limit \(Self.rounded(Material.limit, 0))),"
        + " \(Self.rounded(material.movingAboveMilliseconds, 3)) ms while only something above moves",
    ]
  }

  /// The results as JSON. The keys are a stable interface.
  package var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted]
    guard let data = try? encoder.encode(self) else { return "{}" }
    return String(decoding: data, as: UTF8.self)
  }

  static func row(_ name: String, width: Int = 34, _ cells: [String]) -> String {
    let padded = cells.map { String(repeating: " ", count: max(0, 10 - $0.count)) + $0 }
    return name.padding(toLength: width, withPad: " ", startingAt: 0) + padded.joined()
  }

  static func rounded(_ value: Double, _ digits: Int) -> String {
    String(format: "%.\(digits)f", value)
  }
}
