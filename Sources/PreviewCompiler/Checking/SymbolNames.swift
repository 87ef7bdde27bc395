// Part of Snapback, under the MIT licence; see LICENSE.

/// The names of symbols that a source passes as literals: `Image(systemName: "heart")`.
struct SymbolNames {
  /// The locations of each name, in order of its first use.
  private(set) var uses: [(name: String, locations: [NameFinding.Location])] = []

  private static let labels: Set<String> = ["systemName", "systemImage"]

  init(_ source: [UInt8]) {
    let tokens = SourceToken.all(in: SourceMask(source))
    for index in tokens.indices.dropFirst(2) where tokens[index].text == "\"" {
      guard tokens[index - 1].text == ":", Self.labels.contains(tokens[index - 2].text) else {
        continue
      }
      let literal = source[tokens[index].range].dropFirst().dropLast()
      // Names have ASCII letters, digits and dots; others are interpolations.
      guard !literal.isEmpty, literal.allSatisfy(Self.isNameByte) else { continue }
      let start = tokens[index].range.lowerBound
      let lineStart = source[..<start].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
      let location = NameFinding.Location(
        line: tokens[index].line, column: start - lineStart + 1)
      let name = String(decoding: literal, as: UTF8.self)
      if let known = uses.firstIndex(where: { $0.name == name }) {
        uses[known].locations.append(location)
      } else {
        uses.append((name, [location]))
      }
    }
  }

  /// Returns findings with the names that have a note, as approximate ones.
  func adding(to findings: [NameFinding], note: (String) -> String?) -> [NameFinding] {
    var own: [NameFinding] = []
    for use in uses {
      guard let note = note(use.name) else { continue }
      own.append(
        NameFinding(
          written: "\"\(use.name)\"", name: "\"\(use.name)\"", status: .approximate, note: note,
          locations: use.locations))
    }
    guard !own.isEmpty else { return findings }
    let approximate = (findings.filter { $0.status == .approximate } + own)
      .sorted { $0.locations[0] < $1.locations[0] }
    return findings.filter { $0.status == .missing } + approximate
      + findings.filter { $0.status == .supported }
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."):
      true
    default: false
    }
  }
}
