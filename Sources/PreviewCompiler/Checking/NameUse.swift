// Part of Snapback, under the MIT licence; see LICENSE.

/// A use of a name in a source, classified by the tokens around it.
struct NameUse: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    /// A type or free function: `Circle`, `withAnimation`.
    case plain
    /// `@State`
    case attribute
    /// A method call: `.padding()`.
    case method
    /// A property: `.size`.
    case property
    /// An implicit member expression: `.spring`.
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
  /// The range in bytes.
  var range: Range<Int>
  /// From 1; columns count bytes.
  var line: Int
  var column: Int
  /// The argument labels, if it is called.
  var labels: Set<String> = []

  /// The name as it is spelled in the source: `.padding`, `@State`.
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
