// Part of Snapback, under the MIT licence; see LICENSE.

/// A name where a source uses it, as far as its surroundings tell what it is.
struct NameUse: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    /// `Circle`, or a function of its own such as `withAnimation`.
    case plain
    /// `@State`
    case attribute
    /// `.padding()` behind a value.
    case method
    /// `.size` behind a value.
    case property
    /// `.spring` with nothing before it.
    case implicit
    /// `Animation.spring`
    case member(of: String)
    /// `\.colorScheme`
    case keyPath
    /// `import SwiftUI`
    case module
  }

  var name: String
  var kind: Kind
  /// Where it is, in bytes.
  var range: Range<Int>
  /// From 1 on, in bytes.
  var line: Int
  var column: Int
  /// The labels of the call that follows.
  var labels: Set<String> = []

  /// The name as a source writes it.
  var written: String {
    switch kind {
    case .plain, .module: name
    case .attribute: "@" + name
    case .method, .property, .implicit: "." + name
    case .member(let owner): owner + "." + name
    case .keyPath: "\\." + name
    }
  }
}
