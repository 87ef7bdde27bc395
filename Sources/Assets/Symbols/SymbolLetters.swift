// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Motion

/// The digits and letters of symbols such as `45.circle` and `a.square`.
enum SymbolLetters {
  /// The icon for a number from 0 to 50 or a single lowercase letter, ten units high, in the box's
  /// center; nil for other names.
  static func icon(_ word: String) -> Icon? {
    if let number = Int(word), (0...50).contains(number), String(number) == word {
      return row(word)
    }
    guard word.count == 1, let letter = word.first, ("a"..."z").contains(letter) else { return nil }
    return row(word.uppercased())
  }

  /// Characters side by side; several are scaled down.
  private static func row(_ word: String) -> Icon? {
    var builder = OutlineBuilder()
    var x = 0.0
    for letter in word {
      guard let data = lines[letter] else { return nil }
      let outline = PathDataParser(data).builder.outline
      let move = CGAffineTransform(
        a: 1, b: 0, c: 0, d: 1, tx: x - outline.bounds.origin.x, ty: 0)
      builder.append(outline.applying(move).elements)
      x += outline.bounds.size.width + 2.6
    }
    let width = x - 2.6
    let line = SymbolDrawings.line(builder.outline, width: 1.45)
    return line.scaled(
      word.count > 1 ? 0.8 : 1, from: CGPoint(x: width / 2, y: 5))
  }

  private static let lines: [Character: String] = [
    "0": "M3 0C5 0 6 2 6 5S5 10 3 10 0 8 0 5 1 0 3 0Z",
    "1": "M.2 2.2 3 .1V10",
    "2": "M.3 2.7C.5 1 1.6 0 3.1 0 4.7 0 5.8 1.1 5.8 2.7 5.8 4 5 5 3.6 6.4L.2 10H6",
    "3":
      "M.4 1.9C.8.7 1.8 0 3 0 4.5 0 5.6 1 5.6 2.4 5.6 3.8 4.5 4.7 2.4 4.7 4.8 4.7 6 5.7 6 7.3 6 8.9"
      + " 4.7 10 3 10 1.5 10 .4 9.2.1 7.9",
    "4": "M4.6 10V0L0 7H6.2",
    "5":
      "M5.5 0H1.2L.7 4.8C1.3 4.2 2.1 3.8 3 3.8 4.8 3.8 6 5.1 6 6.9 6 8.7 4.7 10 3 10 1.6 10 .5 9.3"
      + ".1 8.1",
    "6":
      "M5.4 1.6C4.9.6 4.1 0 3.1 0 1.2 0 0 2 0 5.3 0 8.4 1.1 10 3 10 4.8 10 6 8.7 6 6.9 6 5.1 4.8 3.9"
      + " 3.1 3.9 1.3 3.9 0 5.3 0 7",
    "7": "M0 0H6L2.2 10",
    "8":
      "M3 4.6C1.5 4.6.5 3.7.5 2.3S1.5 0 3 0 5.5.9 5.5 2.3 4.5 4.6 3 4.6ZM3 4.6C4.8 4.6 6 5.7 6 7.3S4.8"
      + " 10 3 10 0 8.9 0 7.3 1.2 4.6 3 4.6Z",
    "9":
      "M.6 8.4C1.1 9.4 1.9 10 2.9 10 4.8 10 6 8 6 4.7 6 1.6 4.9 0 3 0 1.2 0 0 1.3 0 3.1 0 4.9 1.2 6.1"
      + " 2.9 6.1 4.7 6.1 6 4.7 6 3",
    "A": "M0 10 3.6 0 7.2 10M1.2 6.7H6",
    "B":
      "M0 4.7H3.4C4.9 4.7 5.8 3.8 5.8 2.4S4.9 0 3.4 0H0V10H3.7C5.3 10 6.3 9 6.3 7.4S5.3 4.7 3.4 4.7",
    "C": "M7.4 2.3C6.8.9 5.6 0 4 0 1.6 0 0 1.9 0 5S1.6 10 4 10C5.6 10 6.8 9.1 7.4 7.7",
    "D": "M0 0H3C5.6 0 7.1 1.9 7.1 5S5.6 10 3 10H0Z",
    "E": "M5.6 0H0V10H5.6M0 4.9H5.1",
    "F": "M5.6 0H0V10M0 5.1H5",
    "G": "M7.2 2.2C6.6.9 5.5 0 4 0 1.6 0 0 1.9 0 5S1.6 10 4 10C6.2 10 7.4 8.5 7.4 5.6H4.4",
    "H": "M0 0V10M6.8 0V10M0 4.9H6.8",
    "I": "M0 0V10",
    "J": "M4.6 0V7C4.6 9 3.8 10 2.3 10.0.9 10 0 9.1 0 7.5",
    "K": "M0 0V10M6.2 0 0 6.2M2.3 4.2 6.6 10",
    "L": "M0 0V10H5.2",
    "M": "M0 10V0L4.1 7.4 8.2 0V10",
    "N": "M0 10V0L6.8 10V0",
    "O": "M4 0C6.4 0 8 1.9 8 5S6.4 10 4 10 0 8.1 0 5 1.6 0 4 0Z",
    "P": "M0 10V0H3.4C5.1 0 6.2 1.1 6.2 2.8S5.1 5.7 3.4 5.7H0",
    "Q": "M4 0C6.4 0 8 1.9 8 5S6.4 10 4 10 0 8.1 0 5 1.6 0 4 0ZM5 7.4 7.6 10.4",
    "R": "M0 10V0H3.4C5.1 0 6.2 1 6.2 2.7S5.1 5.4 3.4 5.4H0M3.5 5.4 6.4 10",
    "S":
      "M5.9 2.2C5.5.8 4.5 0 3.1 0 1.5 0 .4 1 .4 2.5 .4 5.7 6.2 4 6.2 7.4 6.2 9 5 10 3.2 10 1.5 10 .4 9.1"
      + " 0 7.7",
    "T": "M0 0H7M3.5 0V10",
    "U": "M0 0V6.4C0 8.7 1.2 10 3.3 10S6.6 8.7 6.6 6.4V0",
    "V": "M0 0 3.5 10 7 0",
    "W": "M0 0 2.5 10 4.9.8 7.3 10 9.8 0",
    "X": "M0 0 6.4 10M6.4 0 0 10",
    "Y": "M0 0 3.4 5.2 6.8 0M3.4 5.2V10",
    "Z": "M.2 0H6.2L0 10H6.4",
  ]
}
