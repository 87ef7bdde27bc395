// Part of Snapback, under the MIT licence; see LICENSE.

extension SourceScanner {
  /// Records the attributes of the whole source that are compiled in another form.
  mutating func noteAttributes() {
    for index in tokens.indices.dropLast() where tokens[index].text == "@" {
      switch tokens[index + 1].text {
      case "objc", "objcMembers", "IBAction", "IBOutlet", "IBInspectable", "IBDesignable":
        let hasName =
          tokens[index + 1].text == "objc" && index + 2 < tokens.count
          && tokens[index + 2].text == "("
        let end = hasName ? matching(index + 2) : nil
        found.objectiveCAttributes.append(
          tokens[index].range.lowerBound..<tokens[end ?? index + 1].range.upperBound)
      case "convention":
        noteConvention(index)
      case "NSManaged":
        noteManaged(index)
      case "Query":
        noteQuery(index)
      case "UIApplicationDelegateAdaptor":
        let following = tokens[(index + 2)...].prefix(4).map(\.text)
        guard following.count == 4, following[0] == "(", following[2...] == [".", "self"] else {
          continue
        }
        found.adaptedDelegates.append(tokens[index + 5].range)
      default: break
      }
    }
  }

  /// Records the attribute `@convention(block)`, and `@convention(c)` of functions that receive elements of a
  /// path, which are closures here, and the casts of such closures to pointers.
  private mutating func noteConvention(_ attribute: Int) {
    guard let close = matching(attribute + 2), close == attribute + 4 else { return }
    let convention = tokens[attribute + 3].text
    guard
      convention == "block"
        || convention == "c" && tokens.contains(where: { $0.text == "CGPathElement" })
    else { return }
    found.objectiveCAttributes.append(
      tokens[attribute].range.lowerBound..<tokens[close].range.upperBound)
    guard convention == "block", found.blockCasts.isEmpty else { return }
    found.blockCasts = tokens.filter { $0.text == "unsafeBitCast" }.map(\.range)
  }

  /// Records what differs for a property with the attribute `@Query`.
  private mutating func noteQuery(_ attribute: Int) {
    var next = attribute + 2
    if next < tokens.count, tokens[next].text == "(" {
      next = (matching(next) ?? next) + 1
    } else {
      found.bareQueries.append(tokens[attribute + 1].range.upperBound)
    }
    // The value of `var items: [Item] = []`.
    let names = tokens.dropFirst(next).prefix(12)
    guard let equals = names.firstIndex(where: { $0.text == "=" }), equals + 2 < tokens.count,
      tokens[equals - 1].text == "]", tokens[equals + 1].text == "[",
      tokens[equals + 2].text == "]",
      tokens[next..<equals].allSatisfy({ $0.line == tokens[equals].line || $0.text != "@" }),
      tokens[next..<equals].count(where: { $0.text == "var" }) == 1
    else { return }
    found.queryValues.append(tokens[equals].range.lowerBound..<tokens[equals + 2].range.upperBound)
  }

  /// Records a property with the attribute `@NSManaged`, whose accessors Core Animation makes at run time.
  private mutating func noteManaged(_ attribute: Int) {
    if let method = ManagedMethod(tokens[attribute...]) {
      found.managedMethods.append(method)
      return
    }
    guard let keyword = tokens[attribute...].prefix(6).firstIndex(where: { $0.text == "var" }),
      keyword + 3 < tokens.count, tokens[keyword + 1].isName, tokens[keyword + 2].text == ":"
    else { return }
    var last = keyword + 3
    while last + 1 < tokens.count, tokens[last + 1].line == tokens[keyword].line,
      ![";", "}", "{"].contains(tokens[last + 1].text)
    {
      last += 1
    }
    found.managedProperties.append(
      (
        tokens[keyword + 1].text,
        tokens[attribute].range.lowerBound..<tokens[attribute + 1].range.upperBound,
        tokens[last].range.upperBound
      ))
  }

  /// Records the expressions `#selector(…)`.
  mutating func noteSelectors() {
    guard tokens.contains(where: { $0.text == "selector" }) else { return }
    var enclosing = EnclosingSelf()
    // The first offset of the line, and the first one that has not been searched for the end of a line.
    var (line, next) = (0, 0)
    for index in tokens.indices.dropLast(3) {
      defer { enclosing.advance(past: tokens[index].text) }
      guard tokens[index].text == "#", tokens[index + 1].text == "selector",
        tokens[index + 2].text == "(", let close = matching(index + 2)
      else { continue }
      let start = tokens[index].range.lowerBound
      if let end = source[next..<start].lastIndex(of: UInt8(ascii: "\n")) { line = end + 1 }
      next = start
      let isBare = close == index + 4 || tokens[index + 4].text == "("
      found.selectors.append(
        SourceScan.Selector(
          method: tokens[(index + 3)..<close].map(\.text).joined(),
          range: start..<tokens[close].range.upperBound,
          head: start..<tokens[index + 2].range.upperBound, line: tokens[index].line,
          column: start - line + 1, needsSelf: isBare && enclosing.isKnown))
    }
  }

  /// Records the second mark in `delegate.window??.frame`: in Objective-C a requirement with an optional
  /// type may be missing besides.
  mutating func noteDoubleOptionals() {
    for index in tokens.indices.dropFirst().dropLast(3)
    where tokens[index].text == "window" && tokens[index - 1].text == "."
      && tokens[index + 1].range.lowerBound == tokens[index].range.upperBound
      && tokens[index + 3].text == "."
      && ["?", "!"].contains(tokens[index + 1].text) && ["?", "!"].contains(tokens[index + 2].text)
    {
      found.doubleMarks.append(tokens[index + 2].range)
    }
  }

  /// Records the strings that `#keyPath(…)` are. The compiler knows it with Objective-C only.
  mutating func noteKeyPaths() {
    for index in tokens.indices.dropLast(3)
    where tokens[index].text == "#" && tokens[index + 1].text == "keyPath"
      && tokens[index + 2].text == "("
    {
      guard let close = matching(index + 2), close > index + 3 else { continue }
      let names = tokens[(index + 3)..<close].map(\.text).filter { $0 != "." }
      let properties = names.drop { $0.first?.isUppercase == true || $0 == "self" }
      let path = properties.map(Self.keyValueName).joined(separator: ".")
      found.keyPaths.append(
        (tokens[index].range.lowerBound..<tokens[close].range.upperBound, path))
    }
  }

  /// The name of a property in a key path: `hidden` for `isHidden`.
  private static func keyValueName(_ property: String) -> String {
    guard property.hasPrefix("is"), let first = property.dropFirst(2).first, first.isUppercase
    else { return property }
    return first.lowercased() + property.dropFirst(3)
  }

  /// Notes types of networking, which Foundation has in a module of its own on Linux.
  mutating func noteNetworking() {
    let names = ["URLSession", "URLRequest", "URLResponse", "URLCache", "URLCredential"]
    let prefixes = names + ["URLProtocol", "URLProtection", "URLAuthentication"]
    for (index, token) in tokens.enumerated() {
      let isHTTP = token.text.hasPrefix("HTTPURL") || token.text.hasPrefix("HTTPCookie")
      guard isHTTP || (token.text.hasPrefix("URL") && token.text != "URL") else { continue }
      found.usesNetworking = true
      let isMoved = isHTTP || prefixes.contains { token.text.hasPrefix($0) }
      guard isMoved, index >= 2, tokens[index - 1].text == ".",
        tokens[index - 2].text == "Foundation", index == 2 || tokens[index - 3].text != "."
      else { continue }
      found.networkingModules.append(tokens[index - 2].range)
    }
  }

  /// Records the module name in `os.Logger` and similar ones.
  mutating func noteQualifiedLogging() {
    for index in tokens.indices.dropLast(2)
    where tokens[index].text == "os" && tokens[index + 1].text == "."
      && tokens[index + 2].text.first?.isUppercase == true
      && (index == 0 || !["import", "."].contains(tokens[index - 1].text))
    {
      found.loggingModules.append(tokens[index].range)
    }
  }
}
