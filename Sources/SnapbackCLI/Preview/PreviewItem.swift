// Part of Snapback, under the MIT licence; see LICENSE.

import Preview
import Snapback

/// One of the things that a generation can show, and what a person calls it.
struct PreviewItem: Equatable {
  /// Which of the generation's entries it is of.
  var entry: Int
  /// Which of that entry's previews it is; nil where the entry is one.
  var part: Int?
  var title: String
  /// How many before it are called the same.
  var number = 0

  /// What it is known by from one generation to the next.
  var key: String { "\(title)#\(number)" }

  /// Whether it is what another one was, in older code.
  func isSuccessor(of old: PreviewItem) -> Bool { title == old.title && number == old.number }

  /// The items of some entries, given each entry's previews.
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
    // Those without a name of their own are told apart by their number.
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
    let ending = ["_Previews", "_Preview", "Previews", "Preview"].first(
      where: entry.title.hasSuffix)
    let name = entry.title.dropLast(ending?.count ?? 0)
    return name.isEmpty ? entry.title : String(name)
  }
}
