// Part of Snapback, under the MIT licence; see LICENSE.

/// Whether `Self` can be used at a token: not in the initial value or the getter of a property, and in no type. It
/// reads the tokens of a source once, from the first one on.
struct EnclosingSelf {
  /// The results for a token, by whether it is in a block whose owner is not known yet: in `func f() { g() }` the owner
  /// of the braces is before them.
  private struct State {
    var isKnown = false
    var isKnownInBlock = false
  }

  private var state = State()
  /// The states before the open brackets.
  private var enclosing: [State] = []

  /// Whether `Self` is known at the next token.
  var isKnown: Bool { state.isKnown }

  /// Reads the next token.
  mutating func advance(past text: String) {
    switch text {
    case "(", "[": enclosing.append(state)
    case "{":
      enclosing.append(state)
      state.isKnown = state.isKnownInBlock
    case ")", "]", "}": state = enclosing.popLast() ?? State()
    case "func", "init", "deinit", "subscript", "didSet", "willSet": state.isKnownInBlock = true
    case "var", "let": state.isKnownInBlock = state.isKnown
    case "class", "extension", "struct", "actor": state.isKnownInBlock = false
    default: break
    }
  }
}
