// Part of Snapback, under the MIT licence; see LICENSE.

/// The references between the elements of an SVG file.
///
/// librsvg does not draw an element that refers to itself, directly or through others, and reports
/// no error.
package struct SVGReferences {
  /// For each id the ids that are drawn with it: of the elements in it, and those it refers to.
  private var targets: [String: [String]] = [:]

  /// An incomplete or malformed file has the references before the error.
  package init(svg bytes: [UInt8]) {
    var tags = XMLTagReader(bytes)
    /// The innermost id of each open element.
    var open: [String?] = []
    while let tag = tags.next() {
      if tag.opens {
        let outer = open.last ?? nil
        let id = tag.attributes["id"]
        if let outer, let id { targets[outer, default: []].append(id) }
        if let subject = id ?? outer {
          targets[subject, default: []] += tag.attributes.flatMap(Self.references)
        }
        open.append(id ?? outer)
      }
      if tag.closes { _ = open.popLast() }
    }
  }

  /// The alphabetically first id of those that refer to themselves; nil if there are none.
  package var firstCycle: String? {
    var isFinished: [String: Bool] = [:]
    var found: [String] = []
    for start in targets.keys where isFinished[start] == nil {
      isFinished[start] = false
      var path = [(id: start, next: 0)]
      while let (id, next) = path.last {
        guard let ids = targets[id], next < ids.count else {
          isFinished[id] = true
          path.removeLast()
          continue
        }
        path[path.count - 1].next += 1
        let target = ids[next]
        switch isFinished[target] {
        case nil:
          isFinished[target] = false
          path.append((target, 0))
        case false?: found += path.drop { $0.id != target }.map(\.id)
        case true?: break
        }
      }
    }
    return found.min()
  }

  /// The ids in an attribute: `#id` of a link, or each `url(#id)`.
  private static func references(_ attribute: (key: String, value: String)) -> [String] {
    let (key, value) = attribute
    if key == "href" || key == "xlink:href" {
      return value.hasPrefix("#") ? [String(value.dropFirst())] : []
    }
    return value.matches(of: /url\(\s*["']?#([^"')]+)["']?\s*\)/).map { String($0.1) }
  }
}
