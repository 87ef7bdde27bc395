// Part of Snapback, under the MIT licence; see LICENSE.

import Compatibility

/// The names that files of one module use, compared with the compatibility table.
struct NameAnalysis {
  /// A use of a missing name.
  struct Missing: Hashable {
    var file: Int
    var use: NameUse
    /// The qualified name in the table.
    var name: String
    var note: String?
    var suggestion: String?
    /// The argument labels, if they are what is missing.
    var signature: String?

    /// The name as spelled in the source, with the labels that are missing.
    var written: String { use.written + (signature ?? "") }

    static func == (one: Missing, other: Missing) -> Bool {
      one.file == other.file && one.use.range == other.use.range
    }
    func hash(into hasher: inout Hasher) {
      hasher.combine(file)
      hasher.combine(use.range)
    }
  }

  let scanners: [NameUseScanner]
  let declared: DeclaredNames
  private let table: NameTable
  private let nearest: (String, [String]) -> String?

  init(
    _ scanners: [NameUseScanner], table: NameTable, nearest: @escaping (String, [String]) -> String?
  ) {
    self.scanners = scanners
    self.table = table
    self.nearest = nearest
    declared = DeclaredNames(scanners.map(\.tokens))
  }

  /// The uses of names that are listed as missing in the table.
  var missing: [Missing] {
    scanners.indices.flatMap { file in
      scanners[file].uses.compactMap { use in
        guard !declared.contains(use) else { return nil }
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
      file: file, use: use, name: use.name, note: "This module is not available.",
      suggestion: nearest(use.name, NameTable.modules.sorted()))
  }

  /// The missing name that a compiler error is about; nil if it is about a name of the files
  /// themselves, or about something else.
  func missing(_ error: Diagnostic, in file: Int) -> Missing? {
    guard let unresolved = UnresolvedName(error.message) else {
      return mislabelled(error, in: file)
    }
    let scanner = scanners[file]
    let use = scanner.uses.first {
      $0.name == unresolved.name && $0.line == error.line && $0.column >= error.column
    }
    guard let use else { return nil }
    switch unresolved.kind {
    case .module:
      return module(file, use)
    case .attribute, .unknown:
      if let known = table.name(for: use), case .missing(let note) = known.status {
        return Missing(file: file, use: use, name: known.qualified, note: note)
      }
      guard !declared.contains(use), nearest(use.name, declared.plain.sorted()) == nil else {
        return nil
      }
      let suggestion = nearest(use.name, table.names(like: use.kind, of: nil))
      guard use.name.first?.isUppercase == true || suggestion != nil else { return nil }
      return Missing(file: file, use: use, name: use.name, suggestion: suggestion)
    case .member(let type):
      return member(use, of: type, file)
    }
  }

  /// The member of a missing view that a compiler error is about: it is unknown only because an
  /// empty view replaces the missing one. Nil if the error is about something else.
  func consequence(_ error: Diagnostic, in file: Int) -> Missing? {
    guard let unresolved = UnresolvedName(error.message),
      unresolved.kind == .member(of: "EmptyView"),
      table.isDeclared(unresolved.name)
    else { return nil }
    let use = scanners[file].uses.first {
      $0.name == unresolved.name && $0.line == error.line && $0.column >= error.column
    }
    return use.map { Missing(file: file, use: $0, name: $0.name) }
  }

  private func member(_ use: NameUse, of type: String, _ file: Int) -> Missing? {
    // The member exists for other types, so it is used on the wrong type; the name is not missing.
    guard !table.isDeclared(use.name) else { return nil }
    let isView = declared.views.contains(type) || type == "View"
    guard isView || table.hasType(type) else { return nil }
    let owner = isView || use.kind == .method ? "View" : type
    if let known = table.missing(use.name, of: owner), case .missing(let note) = known.status {
      return Missing(file: file, use: use, name: known.qualified, note: note)
    }
    guard !declared.contains(use),
      nearest(use.name, declared.called.union(declared.read).sorted()) == nil
    else { return nil }
    return Missing(
      file: file, use: use, name: (isView ? "View" : type) + "." + use.name,
      suggestion: nearest(use.name, table.names(like: use.kind, of: isView ? "View" : type)))
  }

  /// The overloads that a call can refer to; nil if they are not known.
  func overloads(
    for use: NameUse, _ arguments: CallArguments
  ) -> [(name: PublicName, overload: Overload)]? {
    table.overloads(for: use, arguments)
  }

  /// Returns whether the table has a name, for any owner.
  func isListed(_ name: String) -> Bool { table.isListed(name) }

  /// The name that is most similar to another one; nil if none is similar.
  func nearestName(to name: String, among names: [String]) -> String? { nearest(name, names) }

  /// The supported name that may have been meant by a use; nil if none is similar.
  func suggestion(for use: NameUse) -> String? {
    nearest(use.name, table.names(like: use.kind, of: use.kind == .method ? "View" : nil))
  }

  /// The supported member that may have been meant by a use on a type; nil if none is similar, or the type is not one
  /// of the API and not a view.
  func suggestion(for use: NameUse, of type: String) -> String? {
    let isView = declared.views.contains(type) || type == "View"
    guard isView || table.hasType(type) else { return nil }
    return nearest(use.name, table.names(like: use.kind, of: isView ? "View" : type))
  }

  /// All findings of a file, given its missing names.
  func findings(in file: Int, missing: [Missing]) -> [NameFinding] {
    var found: [String: NameFinding] = [:]
    func note(_ use: NameUse, _ finding: NameFinding) {
      let location = NameFinding.Location(line: use.line, column: use.column)
      let key = "\(finding.status) \(finding.written) \(finding.name)"
      found[key, default: finding].locations.append(location)
    }
    for one in missing {
      note(
        one.use,
        NameFinding(
          written: one.written, name: one.name, status: .missing, note: one.note,
          suggestion: one.suggestion, locations: []))
    }
    let missingRanges = Set(missing.map(\.use.range))
    let omissions = missing.compactMap { scanners[file].omission(for: $0.use)?.range }
    for use in scanners[file].uses
    where !missingRanges.contains(use.range) && !declared.contains(use) {
      // The type of an implicit member in the arguments of a missing name is unknown.
      if use.kind == .implicit, omissions.contains(where: { $0.contains(use.range.lowerBound) }) {
        continue
      }
      guard let name = table.name(for: use) else { continue }
      var finding = NameFinding(
        written: use.written, name: name.qualified, status: .supported, locations: [])
      switch table.status(of: name, at: use, scanners[file].arguments(of: use)) {
      case .missing: continue
      case .approximate(let text): (finding.status, finding.note) = (.approximate, text)
      case .supported: break
      }
      note(use, finding)
    }
    let rank = NameFinding.Status.allCases
    return found.values.map { finding in
      var sorted = finding
      sorted.locations.sort()
      return sorted
    }
    .sorted { one, other in
      let ranks = (rank.firstIndex(of: one.status) ?? 0, rank.firstIndex(of: other.status) ?? 0)
      return (ranks.0, one.locations[0], one.written) < (ranks.1, other.locations[0], other.written)
    }
  }
}
