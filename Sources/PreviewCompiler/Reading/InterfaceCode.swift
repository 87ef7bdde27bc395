// Part of Snapback, under the MIT licence; see LICENSE.

/// The code at the end of a source's compiled copy that adds its classes to those that storyboards know.
struct InterfaceCode {
  /// The number of the file among the compiled ones.
  let number: Int
  let owners: [InterfaceMembers.Owner]
  let summary: InterfaceSummary

  /// The name of the function that adds the classes of a file.
  static func function(_ number: Int) -> String { "_interfaceFile\(number)" }

  /// The source text.
  var text: String {
    var text = ""
    var calls: [String] = []
    for (index, owner) in owners.enumerated() {
      let lines = lines(of: owner)
      guard !lines.isEmpty else { continue }
      let name = "_interface_\(number)_\(index)"
      text += "extension \(owner.name) { @MainActor static func \(name)(_ r: \(Self.registry)) {\n"
      text += lines.map { $0 + "\n" }.joined() + "} }\n"
      calls.append("\(owner.name).\(name)(r)")
    }
    text += "@MainActor func \(Self.function(number))(_ r: \(Self.registry)) { "
    return text + calls.joined(separator: "; ") + " }\n"
  }

  private static let registry = "Storyboards._InterfaceRegistry"

  private func lines(of owner: InterfaceMembers.Owner) -> [String] {
    let short = owner.name.split(separator: ".").last.map(String.init) ?? owner.name
    if summary.hasPlaceholders { return placeholderLines(of: owner, short) }
    var lines: [String] = []
    if !owner.isExtension, summary.classNames.contains(short) {
      lines.append("r.add(\"\(short)\", \(owner.name).self)")
      let parents = owner.parents
      if parents.contains(where: { $0.hasSuffix("GestureRecognizer") }), owner.takesTarget {
        lines.append("r.add(\"\(short)\", make: { \(owner.name)(target: nil, action: nil) })")
      } else if parents.contains(where: { $0.hasSuffix("Segue") }) {
        lines.append(
          "r.add(segue: \"\(short)\") { "
            + "\(owner.name)(identifier: $0, source: $1, destination: $2) }")
      } else if summary.objectNames.contains(short), owner.isPlain {
        lines.append("r.add(\"\(short)\", make: { \(owner.name)() })")
      }
    }
    for property in owner.properties {
      lines.append(
        "r.property(\"\(property.replacing("`", with: ""))\") { (o: \(owner.name), v) in "
          + "o.\(property) = Storyboards._interfaceValue(v, o.\(property)) }")
    }
    return lines + owner.actions.map { line(for: $0, of: owner.name) }
  }

  /// The lines for placeholders: outlets with their types, the actions that the code does not connect, and the
  /// classes of cells and recognizers.
  private func placeholderLines(of owner: InterfaceMembers.Owner, _ short: String) -> [String] {
    var lines: [String] = []
    if !owner.isExtension, owner.isCell {
      lines.append("r.add(\"\(short)\", \(owner.name).self)")
    }
    if owner.lacksDecoder { lines.append("r.noCoder(\(owner.name).self)") }
    if owner.parents.contains(where: { $0.hasSuffix("GestureRecognizer") }), owner.takesTarget {
      lines.append("r.add(\"\(short)\", make: { \(owner.name)(target: nil, action: nil) })")
    }
    lines += owner.outlets.map { name in
      "r.outlet(\"\(name.replacing("`", with: ""))\", { (o: \(owner.name)) in o.\(name) }, "
        + "{ (o: \(owner.name), v) in o.\(name) = v })"
    }
    let actions = owner.actions.filter { action in
      !summary.connects(action) && !action.types.contains { $0.hasSuffix("Segue") }
    }
    return lines + actions.map { line(for: $0, of: owner.name) }
  }

  private func line(for action: InterfaceMembers.Action, of owner: String) -> String {
    let names = ["a", "b"].prefix(action.types.count)
    let parameters = zip(names, action.types).map { "\($0): \($1)" }
    let arguments = zip(names, action.labels).map { $1 == "_" ? $0 : "\($1): \($0)" }
    return "r.action(\"\(action.selector)\") { ("
      + (["o: \(owner)"] + parameters).joined(separator: ", ")
      + ") in o.\(action.name)(\(arguments.joined(separator: ", "))); return }"
  }
}
