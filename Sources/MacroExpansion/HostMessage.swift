// Part of Snapback, under the MIT licence; see LICENSE.

/// A message of the compiler to the process of a macro plugin: a JSON object with one of these keys.
package struct HostMessage: Decodable, Sendable {
  package struct Empty: Decodable, Sendable {}

  package struct Macro: Decodable, Sendable {
    package var typeName: String
  }

  /// Source text, with the comments and spaces around it.
  package struct Syntax: Decodable, Sendable {
    package struct Location: Decodable, Sendable {
      package var fileName: String
      /// In bytes.
      package var offset: Int
    }

    package var source: String
    package var location: Location?
  }

  package struct Freestanding: Decodable, Sendable {
    package var macro: Macro
    /// The macro with its arguments.
    package var syntax: Syntax?
  }

  package struct Attached: Decodable, Sendable {
    package var macro: Macro
    package var macroRole: String
    /// The attribute with its arguments.
    package var attributeSyntax: Syntax?
    package var declSyntax: Syntax
    /// The name of the type that an expansion extends.
    package var extendedTypeSyntax: Syntax?
    /// The declarations around it, without their contents; the innermost one is the first.
    package var lexicalContext: [Syntax]?
  }

  package var getCapability: Empty?
  package var expandFreestandingMacro: Freestanding?
  package var expandAttachedMacro: Attached?
}
