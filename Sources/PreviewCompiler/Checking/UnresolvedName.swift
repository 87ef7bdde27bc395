// Part of Snapback, under the MIT licence; see LICENSE.

/// A name that the compiler cannot resolve, parsed from its error message.
struct UnresolvedName: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    /// No declaration of that name is in scope.
    case unknown
    /// A value or type has no such member; the type's name.
    case member(of: String)
    case attribute
    case module
  }

  var name: String
  var kind: Kind

  var isOfMember: Bool {
    if case .member = kind { true } else { false }
  }

  /// Nil if the message is about something else.
  init?(_ message: String) {
    let quoted = message.split(separator: "'", omittingEmptySubsequences: false).map(String.init)
    func part(_ index: Int) -> String { quoted.indices.contains(index) ? quoted[index] : "" }
    switch part(0) {
    case "cannot find ", "cannot find type ", "cannot find macro ":
      guard part(2).hasPrefix(" in scope") else { return nil }
      (name, kind) = (part(1), .unknown)
    case "value of type ", "type ", "static member ":
      guard part(2) == " has no member " else { return nil }
      (name, kind) = (part(3), .member(of: Self.base(of: part(1))))
    case "unknown attribute ": (name, kind) = (part(1), .attribute)
    case "no macro named ": (name, kind) = (part(1), .unknown)
    case "no such module ": (name, kind) = (part(1), .module)
    default: return nil
    }
    // Members may be followed by their argument labels; names of projections begin with `$`.
    name = String(name.prefix { $0 != "(" })
    guard let first = name.first, first.isLetter || first == "_" else { return nil }
  }

  /// The base name of a type: `Binding` for `Binding<Int>?`, `View` for `some View`.
  private static func base(of type: String) -> String {
    var text = type[...]
    for word in ["some ", "any ", "(some ", "(any "] where text.hasPrefix(word) {
      text = text.dropFirst(word.count)
    }
    let name = text.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
    return String(name.split(separator: ".").last ?? "")
  }
}
