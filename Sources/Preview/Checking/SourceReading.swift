// Part of Snapback, under the MIT licence; see LICENSE.

import Compatibility

/// What the words of some files that belong together tell of the names they use.
struct SourceReading {
  /// A name that is not there.
  struct Missing: Hashable {
    var file: Int
    var use: NameUse
    /// As the table calls it.
    var name: String
    var note: String?
    var suggestion: String?

    static func == (one: Missing, other: Missing) -> Bool {
      one.file == other.file && one.use.range == other.use.range
    }
    func hash(into hasher: inout Hasher) {
      hasher.combine(file)
      hasher.combine(use.range)
    }
  }

  let readers: [NameReader]
  let own: OwnNames
  private let table: NameTable
  private let nearest: (String, [String]) -> String?

  init(
    _ readers: [NameReader], table: NameTable, nearest: @escaping (String, [String]) -> String?
  ) {
    self.readers = readers
    self.table = table
    self.nearest = nearest
    own = OwnNames(readers.map(\.tokens))
  }

  /// What the table says is missing.
  var missing: [Missing] {
    readers.indices.flatMap { file in
      readers[file].uses.compactMap { use in
        guard !own.contains(use) else { return nil }
        if use.kind == .module { return module(file, use) }
        guard let name = table.name(for: use), case .missing(let note) = name.status else {
          return nil
        }
        return Missing(file: file, use: use, name: name.qualified, note: note)
      }
    }
  }

  private func module(_ file: Int, _ use: NameUse) -> Missing? {
    guard !NameTable.modules.contains(use.name) else { return nil }
    return Missing(
      file: file, use: use, name: use.name, note: "There is no such module.",
      suggestion: nearest(use.name, NameTable.modules.sorted()))
  }

  /// The missing name of which the compiler complains at a place; nil where it is about the file's own names, or
  /// about no name at all.
  func missing(_ error: Diagnostic, in file: Int) -> Missing? {
    guard let complaint = Complaint(error.message) else { return nil }
    let reader = readers[file]
    let use = reader.uses.first {
      $0.name == complaint.name && $0.line == error.line && $0.column >= error.column
    }
    guard let use else { return nil }
    switch complaint.kind {
    case .module:
      return module(file, use)
    case .attribute, .unknown:
      if let known = table.name(for: use), case .missing(let note) = known.status {
        return Missing(file: file, use: use, name: known.qualified, note: note)
      }
      guard !own.contains(use), nearest(use.name, own.plain.sorted()) == nil else { return nil }
      let suggestion = nearest(use.name, table.names(like: use.kind, of: nil))
      guard use.name.first?.isUppercase == true || suggestion != nil else { return nil }
      return Missing(file: file, use: use, name: use.name, suggestion: suggestion)
    case .member(let type):
      return member(use, of: type, file)
    }
  }

  /// What is called on something that stands for a missing view, and would be there if that were; nil where an
  /// error is about something else.
  func consequence(_ error: Diagnostic, in file: Int) -> Missing? {
    guard let complaint = Complaint(error.message), complaint.kind == .member(of: "EmptyView"),
      table.isDeclared(complaint.name)
    else { return nil }
    let use = readers[file].uses.first {
      $0.name == complaint.name && $0.line == error.line && $0.column >= error.column
    }
    return use.map { Missing(file: file, use: $0, name: $0.name) }
  }

  private func member(_ use: NameUse, of type: String, _ file: Int) -> Missing? {
    // It is there for others: here it would be nowhere.
    guard !table.isDeclared(use.name) else { return nil }
    let isView = own.views.contains(type) || type == "View"
    guard isView || table.hasType(type) else { return nil }
    let owner = isView || use.kind == .method ? "View" : type
    if let known = table.missing(use.name, of: owner), case .missing(let note) = known.status {
      return Missing(file: file, use: use, name: known.qualified, note: note)
    }
    guard !own.contains(use),
      nearest(use.name, own.called.union(own.read).sorted()) == nil
    else { return nil }
    return Missing(
      file: file, use: use, name: (isView ? "View" : type) + "." + use.name,
      suggestion: nearest(use.name, table.names(like: use.kind, of: isView ? "View" : type)))
  }

  /// Everything that is to be said of a file's names, when these are missing.
  func findings(in file: Int, missing: [Missing]) -> [NameFinding] {
    var found: [String: NameFinding] = [:]
    func note(_ use: NameUse, _ finding: NameFinding) {
      let place = NameFinding.Place(line: use.line, column: use.column)
      let key = "\(finding.status) \(use.written) \(finding.name)"
      found[key, default: finding].places.append(place)
    }
    for one in missing {
      note(
        one.use,
        NameFinding(
          written: one.use.written, name: one.name, status: .missing, note: one.note,
          suggestion: one.suggestion, places: []))
    }
    let gone = Set(missing.map(\.use.range))
    let blanks = missing.compactMap { readers[file].blank(for: $0.use)?.range }
    for use in readers[file].uses where !gone.contains(use.range) && !own.contains(use) {
      // What is an argument of something missing is of a type that is missing too.
      if use.kind == .implicit, blanks.contains(where: { $0.contains(use.range.lowerBound) }) {
        continue
      }
      guard let name = table.name(for: use) else { continue }
      var finding = NameFinding(
        written: use.written, name: name.qualified, status: .supported, places: [])
      switch table.status(of: name, at: use) {
      case .missing: continue
      case .approximate(let text): (finding.status, finding.note) = (.approximate, text)
      case .supported: break
      }
      note(use, finding)
    }
    let rank = NameFinding.Status.allCases
    return found.values.map { finding in
      var sorted = finding
      sorted.places.sort()
      return sorted
    }
    .sorted { one, other in
      let ranks = (rank.firstIndex(of: one.status) ?? 0, rank.firstIndex(of: other.status) ?? 0)
      return (ranks.0, one.places[0], one.written) < (ranks.1, other.places[0], other.written)
    }
  }
}
