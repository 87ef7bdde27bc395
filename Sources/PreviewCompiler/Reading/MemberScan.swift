// Part of Snapback, under the MIT licence; see LICENSE.

/// Scans the members of a struct for the arguments that its initializers need.
struct MemberScan {
  /// For each declared initializer, whether it can be called without arguments.
  private(set) var initializers: [Bool] = []
  /// Whether the memberwise initializer needs arguments: a stored property has no default value.
  private(set) var needsArguments = false

  private let tokens: ArraySlice<SourceToken>
  private var position: Int
  private var attributes: [(name: String, hasArguments: Bool)] = []
  private var isStatic = false

  /// Property wrappers that do not need an initial value.
  private static let wrappers: Set<String> = [
    "Environment", "EnvironmentObject", "Namespace", "FocusState", "ScaledMetric",
    "AccessibilityFocusState", "FocusedValue", "FocusedBinding",
  ]

  /// The tokens are those between the braces.
  init(_ tokens: ArraySlice<SourceToken>) {
    self.tokens = tokens
    position = tokens.startIndex
    while position < tokens.endIndex { readMember() }
  }

  private func text(_ index: Int) -> String? {
    tokens.indices.contains(index) ? tokens[index].text : nil
  }

  private mutating func readMember() {
    switch tokens[position].text {
    case "(", "[", "{":
      position = closing(position) + 1
    case "@":
      let hasArguments = text(position + 2) == "("
      attributes.append((text(position + 1) ?? "", hasArguments))
      position = hasArguments ? closing(position + 2) + 1 : position + 2
    case "static":
      isStatic = true
      position += 1
    case "func", "subscript", "struct", "enum", "class", "typealias", "case", "deinit":
      // Not a stored property. The declaration's braces are skipped when they are reached.
      attributes = []
      isStatic = false
      position += 1
    case "init" where text(position - 1) != ".":
      readInitializer()
    case "var", "let":
      readProperty()
    default:
      position += 1
    }
  }

  private mutating func readInitializer() {
    attributes = []
    var open = position + 1
    while open < tokens.endIndex, tokens[open].text != "(" { open += 1 }
    guard open < tokens.endIndex else {
      position = open
      return
    }
    let close = closing(open)
    var (parameters, defaults, depth) = (0, 0, 0)
    for index in (open + 1)..<max(close, open + 1) {
      switch tokens[index].text {
      case "(", "[", "{": depth += 1
      case ")", "]", "}": depth -= 1
      case ":" where depth == 0: parameters += 1
      case "=" where depth == 0: defaults += 1
      default: break
      }
    }
    initializers.append(parameters <= defaults)
    position = close + 1
  }

  private mutating func readProperty() {
    let isConstant = tokens[position].text == "let"
    var index = position + 2
    var (isOptional, hasValue, isComputed) = (false, false, false)
    var last = tokens[min(position + 1, tokens.endIndex - 1)]
    reading: while index < tokens.endIndex {
      let token = tokens[index]
      if token.line > last.line, !["=", "{", ":", ">"].contains(token.text),
        ![":", "<", ",", "&", ">"].contains(last.text)
      {
        break
      }
      switch token.text {
      case "=":
        hasValue = true
        break reading
      case "{":
        isComputed = true
        index = closing(index) + 1
        break reading
      case ";":
        break reading
      case "(", "[":
        isOptional = false
        index = closing(index)
      case "?", "!":
        isOptional = true
      default:
        isOptional = false
      }
      last = tokens[min(index, tokens.endIndex - 1)]
      index += 1
    }
    let isWrapped = attributes.contains {
      Self.wrappers.contains($0.name) || ($0.hasArguments && $0.name != "available")
    }
    if !isStatic, !hasValue, !isComputed, !isWrapped, isConstant || !isOptional {
      needsArguments = true
    }
    attributes = []
    isStatic = false
    position = max(index, position + 1)
  }

  private func closing(_ open: Int) -> Int { tokens.closing(open) ?? tokens.endIndex - 1 }
}
