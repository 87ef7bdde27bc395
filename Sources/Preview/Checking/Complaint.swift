// Part of Snapback, under the MIT licence; see LICENSE.

/// A name that the compiler does not find, taken out of its words.
struct Complaint: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    /// Nothing has that name.
    case unknown
    /// A value has no such member, or a type; with the type's name.
    case member(of: String)
    case attribute
    case module
  }

  var name: String
  var kind: Kind

  var isOfMember: Bool {
    if case .member = kind { true } else { false }
  }

  /// Nil where the words are about something else.
  init?(_ message: String) {
    let quoted = message.split(separator: "'", omittingEmptySubsequences: false).map(String.init)
    func words(_ index: Int) -> String { quoted.indices.contains(index) ? quoted[index] : "" }
    switch words(0) {
    case "cannot find ", "cannot find type ", "cannot find macro ":
      guard words(2).hasPrefix(" in scope") else { return nil }
      (name, kind) = (words(1), .unknown)
    case "value of type ", "type ", "static member ":
      guard words(2) == " has no member " else { return nil }
      (name, kind) = (words(3), .member(of: Self.base(of: words(1))))
    case "unknown attribute ": (name, kind) = (words(1), .attribute)
    case "no macro named ": (name, kind) = (words(1), .unknown)
    case "no such module ": (name, kind) = (words(1), .module)
    default: return nil
    }
    // Members may come with their labels, projections with their sign.
    name = String(name.prefix { $0 != "(" })
    guard let first = name.first, first.isLetter || first == "_" else { return nil }
  }

  /// `Binding` of `Binding<Int>?`, `View` of `some View`.
  private static func base(of type: String) -> String {
    var text = type[...]
    for word in ["some ", "any ", "(some ", "(any "] where text.hasPrefix(word) {
      text = text.dropFirst(word.count)
    }
    let name = text.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
    return String(name.split(separator: ".").last ?? "")
  }
}
