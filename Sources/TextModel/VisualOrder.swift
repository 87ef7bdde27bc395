// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing

/// The characters of a line from left to right.
struct VisualOrder {
  /// The indices of the line's characters, from left to right.
  let characters: [Int]
  private let areRightToLeft: [Bool]

  init(_ line: CaretLine) {
    let count = min(line.characters.count, line.trailings.count)
    var areRightToLeft: [Bool] = []
    for index in 0..<count {
      let (leading, trailing) = (line.offsets[index], line.trailings[index])
      // A character without width has the direction of the one before it.
      areRightToLeft.append(
        leading == trailing ? areRightToLeft.last ?? line.isRightToLeft : trailing < leading)
    }
    self.areRightToLeft = areRightToLeft
    guard areRightToLeft.contains(true) else {
      characters = Array(0..<count)
      return
    }
    characters = (0..<count).sorted { a, b in
      let left = min(line.offsets[a], line.trailings[a])
      let other = min(line.offsets[b], line.trailings[b])
      return left == other ? (a < b) != areRightToLeft[a] : left < other
    }
  }

  var count: Int { characters.count }

  func isRightToLeft(_ character: Int) -> Bool { areRightToLeft[character] }
}
