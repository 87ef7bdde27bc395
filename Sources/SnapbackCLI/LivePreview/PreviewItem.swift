// Part of Snapback, under the MIT licence; see LICENSE.

import PreviewCompiler
import Snapback

/// One preview of a generation, with its title.
struct PreviewItem: Equatable {
  /// The index of the generation's entry.
  var entry: Int
  /// The index among the entry's previews; nil if the entry is a single preview.
  var part: Int?
  var title: String
  /// The number of earlier items with the same title.
  var number = 0

  /// Identifies the item across generations.
  var key: String { "\(title)#\(number)" }

  /// Returns whether it corresponds to an item of an earlier generation.
  func isSuccessor(of old: PreviewItem) -> Bool { title == old.title && number == old.number }

  /// Returns the items of the entries; `parts` returns the previews of the entry at an index.
  static func all(of entries: [PreviewEntry], parts: (Int) -> [PreviewPart]) -> [PreviewItem] {
    var items: [PreviewItem] = []
    for (index, entry) in entries.enumerated() {
      let known = entry.kind == .previews ? parts(index) : []
      if known.count < 2 {
        let title = known.first?.settings.name ?? name(of: entry)
        items.append(PreviewItem(entry: index, title: title))
        continue
      }
      for (number, part) in known.enumerated() {
        let title = part.settings.name ?? "\(name(of: entry)) \(number + 1)"
        items.append(PreviewItem(entry: index, part: number, title: title))
      }
    }
    // Items without a title of their own are numbered.
    let counts = Dictionary(grouping: items.indices) { items[$0].title }
    for indices in counts.values where indices.count > 1 {
      for (number, index) in indices.enumerated() {
        items[index].number = number
        if entries[items[index].entry].title.isEmpty { items[index].title += " \(number + 1)" }
      }
    }
    return items
  }

  private static func name(of entry: PreviewEntry) -> String {
    guard entry.kind == .previews else { return entry.title.isEmpty ? entry.file : entry.title }
    let suffix = ["_Previews", "_Preview", "Previews", "Preview"].first(
      where: entry.title.hasSuffix)
    let name = entry.title.dropLast(suffix?.count ?? 0)
    return name.isEmpty ? entry.title : String(name)
  }
}
