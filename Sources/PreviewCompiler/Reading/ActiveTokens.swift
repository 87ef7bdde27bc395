// Part of Snapback, under the MIT licence; see LICENSE.

/// Removes the tokens of code that a condition such as `#if os(macOS)` leaves out.
///
/// Conditions that cannot be evaluated without the compiler, such as `swift(>=6)`, leave nothing out.
struct ActiveTokens {
  /// A branch of an `#if` that is open.
  private struct Branch {
    /// Whether this or an earlier branch is compiled for certain.
    var isDecided: Bool
    var isActive: Bool
    /// Whether only the compiler knows whether an earlier branch is compiled.
    var isUnknown = false
  }

  private let tokens: [SourceToken]
  private let platform: SourcePlatform
  private let keepsUnknown: Bool
  private var branches: [Branch] = []

  private init(_ tokens: [SourceToken], platform: SourcePlatform, keepsUnknown: Bool) {
    self.tokens = tokens
    self.platform = platform
    self.keepsUnknown = keepsUnknown
  }

  /// Returns the tokens that are compiled for a platform, in order.
  ///
  /// - Parameter keepsUnknown: Whether code stays that only the compiler knows to be compiled or not.
  static func of(
    _ tokens: [SourceToken], platform: SourcePlatform, keepsUnknown: Bool = true
  ) -> [SourceToken] {
    guard tokens.contains(where: { $0.text == "#" }) else { return tokens }
    var filter = ActiveTokens(tokens, platform: platform, keepsUnknown: keepsUnknown)
    return filter.filtered()
  }

  private mutating func filtered() -> [SourceToken] {
    var result: [SourceToken] = []
    var index = 0
    while index < tokens.count {
      if let end = passDirective(at: index) {
        index = end
        continue
      }
      if branches.allSatisfy(\.isActive) { result.append(tokens[index]) }
      index += 1
    }
    return result
  }

  /// Enters, changes or leaves a branch if a directive is at a token. Returns the index after the
  /// directive; nil if there is none.
  private mutating func passDirective(at index: Int) -> Int? {
    guard tokens[index].text == "#", index + 1 < tokens.count,
      index == 0 || tokens[index - 1].line < tokens[index].line
    else { return nil }
    switch tokens[index + 1].text {
    case "if":
      let end = PlatformCondition.endOfCondition(in: tokens, of: index)
      let value = value(index + 2..<end)
      branches.append(
        Branch(
          isDecided: value == true, isActive: value ?? keepsUnknown, isUnknown: value == nil))
      return end
    case "elseif":
      let end = PlatformCondition.endOfCondition(in: tokens, of: index)
      let value = value(index + 2..<end)
      if let last = branches.popLast() {
        branches.append(
          Branch(
            isDecided: last.isDecided || value == true,
            isActive: !last.isDecided && (value ?? keepsUnknown)
              && (keepsUnknown || !last.isUnknown),
            isUnknown: last.isUnknown || value == nil))
      }
      return end
    case "else":
      if let last = branches.popLast() {
        branches.append(
          Branch(
            isDecided: true, isActive: !last.isDecided && (keepsUnknown || !last.isUnknown)))
      }
      return index + 2
    case "endif":
      _ = branches.popLast()
      return index + 2
    default: return nil
    }
  }

  // MARK: Values

  /// The value of a condition; nil if only the compiler knows it.
  private func value(_ range: Range<Int>) -> Bool? {
    var parser = Condition(tokens: tokens[range].map(\.text), platform: platform)
    let value = parser.disjunction()
    return parser.isAtEnd ? value : nil
  }

  /// A parser that evaluates a condition; nil is an unknown value. `DEBUG` is defined.
  private struct Condition {
    let tokens: [String]
    let platform: SourcePlatform
    private var position = 0
    /// The number of parentheses around the position.
    private var depth = 0
    /// The maximal depth of parentheses that are evaluated.
    private static let depthLimit = 200

    init(tokens: [String], platform: SourcePlatform) {
      self.tokens = tokens
      self.platform = platform
    }

    var isAtEnd: Bool { position >= tokens.count }

    private mutating func accept(_ words: String...) -> Bool {
      guard tokens[position...].starts(with: words) else { return false }
      position += words.count
      return true
    }

    mutating func disjunction() -> Bool? {
      var result = conjunction()
      while accept("|", "|") {
        let other = conjunction()
        result =
          result == true || other == true ? true : (result == nil || other == nil ? nil : false)
      }
      return result
    }

    private mutating func conjunction() -> Bool? {
      var result = term()
      while accept("&", "&") {
        let other = term()
        result =
          result == false || other == false ? false : (result == nil || other == nil ? nil : true)
      }
      return result
    }

    private mutating func term() -> Bool? {
      var isNegated = false
      while accept("!") { isNegated.toggle() }
      return operand().map { $0 != isNegated }
    }

    private mutating func operand() -> Bool? {
      if depth < Self.depthLimit, accept("(") {
        depth += 1
        defer { depth -= 1 }
        let value = disjunction()
        return accept(")") ? value : nil
      }
      guard !isAtEnd else { return nil }
      let name = tokens[position]
      position += 1
      guard accept("(") else {
        switch name {
        case "true", "DEBUG": return true
        case "false": return false
        default: return nil
        }
      }
      let start = position
      while !isAtEnd, tokens[position] != ")" { position += 1 }
      let arguments = tokens[start..<position]
      guard accept(")"), arguments.count == 1, let argument = arguments.first else { return nil }
      return platform.value(of: name, argument) ?? platform.knownValue(of: name, argument)
    }
  }
}
