// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls

/// A uniform type identifier: the type of a file, of data, or of a dragged value.
///
/// Two types are equal if their identifiers are.
/// - Note: Differs from SwiftUI: only the types listed here, and those that the program declares by
///   `init(exportedAs:)` and `init(importedAs:)`; other programs declare none.
public struct UTType: Sendable {
  /// The identifier in reverse-DNS notation.
  public let identifier: String
  /// The types that a declared type conforms to; empty for the types of the table.
  private let parents: [String]

  private init(_ identifier: String, parents: [String]) {
    self.identifier = identifier
    self.parents = parents
  }

  /// A type of the table.
  init(named identifier: String) {
    self.init(identifier, parents: [])
  }

  /// Creates a known type; nil for any other identifier.
  public init?(_ identifier: String) {
    guard TypeDeclaration.all[identifier] != nil else { return nil }
    self.init(named: identifier)
  }

  /// Creates a type that the application declares. Without a parent type it conforms to `data`.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(declared: identifier, conformingTo: parentType)
  }

  /// Creates a type that another application declares. Without a parent type it conforms to `data`.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(declared: identifier, conformingTo: parentType)
  }

  private init(declared identifier: String, conformingTo parent: UTType?) {
    let parent = parent ?? .data
    self.init(identifier, parents: [parent.identifier] + parent.parents)
  }

  /// Creates the type of files whose names end with an extension, in any case and without its
  /// period. For an unknown extension the type is a dynamic one, which conforms to `supertype`. Nil
  /// if the extension is empty, or is that of a type that does not conform to `supertype`.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    let wanted = filenameExtension.lowercased()
    guard !wanted.isEmpty else { return nil }
    if let identifier = TypeDeclaration.byExtension[wanted] {
      self.init(named: identifier)
      if !conforms(to: supertype) { return nil }
    } else {
      self.init("dyn." + wanted, parents: [supertype.identifier] + supertype.parents)
    }
  }

  /// Creates the type of a MIME type, such as `image/png`, in any case. Nil for unknown ones, and
  /// for types that do not conform to `supertype`.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    guard let identifier = TypeDeclaration.byMIMEType[mimeType.lowercased()] else { return nil }
    self.init(named: identifier)
    if !conforms(to: supertype) { return nil }
  }

  /// Creates the type with a tag: a file name extension or a MIME type. Without a supertype it may be any. Nil where the
  /// initializers for these tags return nil.
  public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
    switch tagClass {
    case .filenameExtension: self.init(filenameExtension: tag, conformingTo: supertype ?? .item)
    case .mimeType: self.init(mimeType: tag, conformingTo: supertype ?? .item)
    default: return nil
    }
  }

  /// The tags of the type, the preferred one of each class first.
  public var tags: [UTTagClass: [String]] {
    [.filenameExtension: filenameExtensions, .mimeType: declaration?.mimeTypes ?? []]
      .filter { !$0.value.isEmpty }
  }

  /// Whether the type was made for an unknown file name extension.
  public var isDynamic: Bool { identifier.hasPrefix("dyn.") }

  /// Whether the type is known: one of the constants, or declared by the program.
  public var isDeclared: Bool { !isDynamic }

  /// Whether the type's identifier is in a public namespace, which is so for `public.` identifiers.
  public var isPublic: Bool { identifier.hasPrefix("public.") }

  /// The extension, without a period, for names of files of this type; nil if there is none.
  public var preferredFilenameExtension: String? { filenameExtensions.first }

  /// The MIME type; nil if there is none.
  public var preferredMIMEType: String? { declaration?.mimeTypes.first }

  /// A name for people, in English, such as "PNG image"; nil for types without one.
  public var localizedDescription: String? { declaration?.description }

  /// The types that this one conforms to, directly or not, without itself.
  public var supertypes: Set<UTType> {
    Set(directSupertypes.flatMap { [$0] + Array($0.supertypes) })
  }

  /// Returns whether the type is `type` or a subtype of it.
  public func conforms(to type: UTType) -> Bool {
    self == type || isSubtype(of: type)
  }

  /// Returns whether the type is a subtype of `type`, directly or not. A type is not a subtype of itself.
  public func isSubtype(of type: UTType) -> Bool {
    directSupertypes.contains { $0.conforms(to: type) }
  }

  /// Returns whether `type` is a subtype of this one, directly or not.
  public func isSupertype(of type: UTType) -> Bool {
    type.isSubtype(of: self)
  }

  /// The extensions of file names, the preferred one first.
  var filenameExtensions: [String] {
    isDynamic ? [String(identifier.dropFirst(4))] : declaration?.extensions ?? []
  }

  var declaration: TypeDeclaration? { TypeDeclaration.all[identifier] }

  private var directSupertypes: [UTType] {
    if let declaration { return declaration.supertypes.map { UTType(named: $0) } }
    guard let parent = parents.first else { return [] }
    return [UTType(parent, parents: Array(parents.dropFirst()))]
  }
}

extension UTType: Hashable {
  public static func == (first: UTType, second: UTType) -> Bool {
    first.identifier == second.identifier
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(identifier)
  }
}

extension UTType: CustomStringConvertible {
  /// The identifier.
  public var description: String { identifier }
}

extension UTType: Codable {
  /// Reads an identifier.
  public init(from decoder: any Decoder) throws {
    let identifier = try decoder.singleValueContainer().decode(String.self)
    self = UTType(identifier) ?? UTType(importedAs: identifier)
  }

  /// Writes the identifier.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(identifier)
  }
}
