// Part of Snapback, under the MIT licence; see LICENSE.

package import Runtime

/// The sources of a generation with the literals that it reads from a table.
package struct CompiledLiterals {
  private let files: [SourceFile]
  /// The key of the first literal.
  private let firstKey: Int
  /// The keys of literals that turned out not to be changeable.
  private var rejected: Set<Int> = []

  /// - Parameter generation: The serial number of the generation.
  package init(_ files: [SourceFile], generation: Int) {
    self.files = files
    firstKey = Self.firstKey(generation)
  }

  static func firstKey(_ generation: Int) -> Int { generation * LiteralCode.keyCount }

  /// Whether there are literals that can be changed.
  var isEmpty: Bool { files.allSatisfy(\.literals.isEmpty) }

  package mutating func reject(_ keys: [Int]) { rejected.formUnion(keys) }

  /// Returns the literals that differ between the compiled sources and others, by key, with their new values. Nil if
  /// the sources differ in anything else.
  package func changes(to other: [SourceFile]) -> [Int: LiteralValue]? {
    guard files.count == other.count else { return nil }
    var changes: [Int: LiteralValue] = [:]
    var key = firstKey
    for (old, new) in zip(files, other) {
      guard old.path == new.path, new.problem == nil else { return nil }
      if old.bytes != new.bytes {
        guard let changed = Self.changes(from: old, to: new.bytes, firstKey: key) else {
          return nil
        }
        changes.merge(changed) { $1 }
      }
      key += old.literals.count
    }
    return rejected.isDisjoint(with: changes.keys) ? changes : nil
  }

  private static func changes(
    from old: SourceFile, to new: [UInt8], firstKey: Int
  ) -> [Int: LiteralValue]? {
    var changes: [Int: LiteralValue] = [:]
    var (oldPosition, newPosition) = (0, 0)
    for (index, literal) in old.literals.enumerated() {
      let gap = old.bytes[oldPosition..<literal.start]
      guard new[newPosition...].starts(with: gap) else { return nil }
      newPosition += gap.count
      let read = SourceLiteralRange.read(
        literal.kind, in: new, at: newPosition, allowsMinus: allowsMinus(before: literal, old.bytes)
      )
      guard let (value, end) = read else { return nil }
      if new[newPosition..<end] != old.bytes[literal.range] { changes[firstKey + index] = value }
      (oldPosition, newPosition) = (literal.end, end)
    }
    guard new[newPosition...] == old.bytes[oldPosition...] else { return nil }
    return changes
  }

  /// After an operator without a space, a minus sign would be part of it.
  private static func allowsMinus(before literal: SourceLiteralRange, _ bytes: [UInt8]) -> Bool {
    literal.start == 0 || " (,[:\n\t".utf8.contains(bytes[literal.start - 1])
  }
}
