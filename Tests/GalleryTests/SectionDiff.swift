// Part of Snapback, under the MIT licence; see LICENSE.

/// A line-by-line comparison of two texts that consist of sections.
///
/// A section begins with a line `== title`. Sections of the two texts correspond if their titles
/// are equal up to the first comma, after which the title has the time of a frame.
enum SectionDiff {
  private struct Section {
    var title: String
    var lines: [String] = []

    var name: Substring { title.prefix { $0 != "," } }
  }

  /// The sections that differ: their titles, and their first `lineLimit` removed (`-`) or added
  /// (`+`) lines, with the unchanged line before them. Empty if the texts are equal.
  static func report(from old: String, to new: String, lineLimit: Int = 12) -> String {
    let (oldSections, newSections) = (sections(of: old), sections(of: new))
    var report: [String] = []
    for section in newSections {
      guard let previous = oldSections.first(where: { $0.name == section.name }) else {
        report.append("\(section.title) (not in the snapshot)")
        report += differences(from: [], to: section.lines, lineLimit)
        continue
      }
      let differences = differences(from: previous.lines, to: section.lines, lineLimit)
      if differences.isEmpty, previous.title == section.title { continue }
      let suffix = previous.title == section.title ? "" : " (snapshot: \(previous.title))"
      report.append(section.title + suffix)
      report += differences
    }
    for section in oldSections where !newSections.contains(where: { $0.name == section.name }) {
      report.append("\(section.title) (only in the snapshot)")
    }
    return report.joined(separator: "\n")
  }

  private static func sections(of text: String) -> [Section] {
    var sections: [Section] = []
    for line in text.split(separator: "\n") {
      if line.hasPrefix("== ") {
        sections.append(Section(title: String(line.dropFirst(3))))
      } else if !sections.isEmpty {
        sections[sections.count - 1].lines.append(String(line))
      }
    }
    return sections
  }

  private static func differences(
    from old: [String], to new: [String], _ lineLimit: Int
  ) -> [String] {
    let difference = new.difference(from: old)
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var result: [String] = []
    var (oldIndex, newIndex, count) = (0, 0, 0)
    var context: String?
    while oldIndex < old.count || newIndex < new.count {
      let line: String
      if removed.contains(oldIndex) {
        line = "  - \(old[oldIndex])"
        oldIndex += 1
      } else if inserted.contains(newIndex) {
        line = "  + \(new[newIndex])"
        newIndex += 1
      } else {
        context = "    \(new[newIndex])"
        oldIndex += 1
        newIndex += 1
        continue
      }
      count += 1
      if count > lineLimit { continue }
      if let before = context { result.append(before) }
      context = nil
      result.append(line)
    }
    if count > lineLimit { result.append("  … and \(count - lineLimit) more") }
    return result
  }
}
