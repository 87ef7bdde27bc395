// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation

extension SymbolLibrary {
  /// Derives a name's icon from that of a shorter or related name; nil if there is none.
  func variant(_ name: String) -> Icon? {
    framed(name) ?? enclosed(name) ?? slashed(name) ?? badged(name) ?? partlyFilled(name)
      ?? filled(name) ?? renamed(name) ?? outlined(name)
  }

  /// The name without an ending; nil if it does not have it, or nothing else.
  private func base(_ name: String, _ ending: String) -> String? {
    name.hasSuffix(ending) && name.count > ending.count
      ? String(name.dropLast(ending.count)) : nil
  }

  /// A sign in a circle or square: the icon file's own version if there is one.
  private func framed(_ name: String) -> Icon? {
    for frame in [IconVariants.Frame.circle, .square] {
      for (ending, isSolid) in [(".\(frame).fill", true), (".\(frame)", false)] {
        guard let base = base(name, ending) else { continue }
        if let icon = file(base, suffix: "-\(frame)" + (isSolid ? "-fill" : "")) { return icon }
        return sign(base, prefersFill: isSolid).map {
          IconVariants.framed($0, in: frame, isSolid: isSolid)
        }
      }
    }
    return nil
  }

  /// A sign in another shape, such as a bubble or a shield.
  private func enclosed(_ name: String) -> Icon? {
    for enclosure in SymbolEnclosure.all {
      for (ending, isSolid) in [(".\(enclosure.name).fill", true), (".\(enclosure.name)", false)] {
        guard let base = base(name, ending),
          let outer = icon(isSolid ? enclosure.name + ".fill" : enclosure.name),
          let sign = sign(base, prefersFill: true)
        else { continue }
        let small = enclosure.place(sign)
        return isSolid ? outer.subtracting(small) : outer.union(small)
      }
    }
    return nil
  }

  /// The digits, letters or icon that a frame encloses.
  private func sign(_ name: String, prefersFill: Bool) -> Icon? {
    if let letters = SymbolLetters.icon(name) { return letters }
    let solid = prefersFill && !name.hasSuffix(".fill") ? icon(name + ".fill") : nil
    return solid ?? icon(name)
  }

  private func slashed(_ name: String) -> Icon? {
    if let base = base(name, ".slash.fill") {
      return icon(base + ".fill").map(IconVariants.slashed)
    }
    return base(name, ".slash").flatMap { icon($0) }.map(IconVariants.slashed)
  }

  private func badged(_ name: String) -> Icon? {
    for (ending, sign) in Self.badges {
      guard let base = base(name, ".badge." + ending) else { continue }
      if let drawing = SymbolDrawings.icon(part: String(sign)) {
        return icon(base).map { IconVariants.badged($0, withDrawing: drawing) }
      }
      if let sign = file(sign) { return icon(base).map { IconVariants.badged($0, with: sign) } }
    }
    if let base = base(name, ".trianglebadge.exclamationmark"),
      let triangle = file("exclamation-triangle-fill")
    {
      return icon(base).map { IconVariants.badged($0, withIcon: triangle) }
    }
    if let base = base(name, ".badge.fill") {
      return icon(base + ".fill").map(IconVariants.dotted)
    }
    return base(name, ".badge").flatMap { icon($0) }.map(IconVariants.dotted)
  }

  /// `rectangle.lefthalf.inset.filled` and similar ones: a shape whose inner part is filled.
  private func partlyFilled(_ name: String) -> Icon? {
    guard let base = base(name, ".filled") else { return nil }
    let shape =
      base.hasPrefix("rectangle") ? "rectangle" : base.hasPrefix("square") ? "square" : nil
    guard let shape, let outer = icon(shape) else { return nil }
    let words = base.split(separator: ".").dropFirst()
    let isInset = words.last == "inset"
    let part = words.first.map(String.init) ?? ""
    return IconVariants.partlyFilled(
      outer, part: isInset && words.count == 1 ? "" : part, isInset: isInset)
  }

  /// The filled version of the same icon file.
  private func filled(_ name: String) -> Icon? {
    base(name, ".fill").flatMap { file($0, suffix: "-fill") }
  }

  /// The outline of a symbol that has no filled version.
  private func outlined(_ name: String) -> Icon? {
    guard let base = base(name, ".fill"), !base.hasSuffix(".fill") else { return nil }
    return icon(base)
  }

  /// The icon under an older name, or of the same direction: arrows that follow the writing
  /// direction point right.
  private func renamed(_ name: String) -> Icon? {
    var parts = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    var isOlder = false
    let isArrow = parts[0].hasPrefix("arrow") || parts[0].hasPrefix("chevron")
    for (index, part) in parts.enumerated() {
      switch part {
      case "forward" where isArrow && index > 0: parts[index] = "right"
      case "backward" where isArrow && index > 0: parts[index] = "left"
      case "leading" where index > 0: parts[index] = "left"
      case "trailing" where index > 0: parts[index] = "right"
      case "document": parts[index] = "doc"
      case "microphone": parts[index] = "mic"
      case "lefthalf", "righthalf", "tophalf", "bottomhalf":
        // Before SF Symbols 2 the other word.
        if index + 1 < parts.count, parts[index + 1] == "fill" { parts[index + 1] = "filled" }
      case "alt" where index > 0, "inverse" where index > 0: isOlder = index == parts.count - 1
      case _ where index == 0 && part.count == 2 && part.first == "0" && Int(part) != nil:
        parts[index] = String(part.dropFirst())
      default: break
      }
    }
    if isOlder { parts.removeLast() }
    let other = parts.joined(separator: ".")
    if other != name, let icon = icon(other) { return icon }
    guard let index = parts.firstIndex(of: "trianglehead") else { return nil }
    parts[index] = "triangle"
    if let icon = icon(parts.joined(separator: ".")) { return icon }
    parts.remove(at: index)
    return icon(parts.joined(separator: "."))
  }

  private static let badges: [(String, Substring)] = [
    ("plus", "badge.plus"), ("minus", "badge.minus"), ("checkmark", "badge.checkmark"),
    ("xmark", "badge.xmark"), ("waveform", "soundwave"),
    ("questionmark", "question-lg"), ("exclamationmark", "exclamation-lg"), ("clock", "clock"),
    ("arrow.up", "arrow-up"), ("arrow.down", "arrow-down"), ("gearshape", "gear-fill"),
    ("ellipsis", "three-dots"), ("person.crop", "person-fill"), ("key", "key-fill"),
    ("star", "star-fill"), ("play", "play-fill"), ("lock", "lock-fill"), ("wifi", "wifi"),
    ("moon", "moon-fill"), ("heart", "heart-fill"), ("location", "cursor-fill"),
    ("eye", "eye-fill"),
    ("mic", "mic-fill"), ("bolt", "lightning-charge-fill"), ("chevron.backward", "chevron-left"),
  ]
}
