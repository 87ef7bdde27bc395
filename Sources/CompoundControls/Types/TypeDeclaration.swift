// Part of Snapback, under the MIT licence; see LICENSE.

/// A declared type: the types it conforms to, how its files are named, and its name.
///
/// The identifiers, extensions and MIME types are those of Apple's documentation of `UTType`.
struct TypeDeclaration {
  /// The identifiers of the types that it conforms to directly.
  let supertypes: [String]
  /// Extensions of file names, without periods; the preferred one first.
  var extensions: [String] = []
  /// The preferred one first.
  var mimeTypes: [String] = []
  let description: String

  private static let table = texts + media

  /// The known types, by their identifiers.
  static let all = Dictionary(uniqueKeysWithValues: table)

  /// The identifiers of the types, by extensions of file names in lower case.
  static let byExtension = identifiers(\.extensions)

  /// The identifiers of the types, by MIME types in lower case.
  static let byMIMEType = identifiers(\.mimeTypes)

  private static func identifiers(_ keys: (TypeDeclaration) -> [String]) -> [String: String] {
    let pairs = table.flatMap { entry in keys(entry.1).map { ($0, entry.0) } }
    return Dictionary(pairs) { first, _ in first }
  }

  /// Base types, texts, source code and URLs.
  private static let texts: [(String, TypeDeclaration)] = [
    ("public.item", TypeDeclaration(supertypes: [], description: "item")),
    ("public.content", TypeDeclaration(supertypes: [], description: "content")),
    (
      "public.composite-content",
      TypeDeclaration(
        supertypes: ["public.content"], description: "composite content")
    ),
    (
      "public.data",
      TypeDeclaration(
        supertypes: ["public.item"], mimeTypes: ["application/octet-stream"], description: "data")
    ),
    ("public.directory", TypeDeclaration(supertypes: ["public.item"], description: "directory")),
    ("public.folder", TypeDeclaration(supertypes: ["public.directory"], description: "folder")),
    (
      "com.apple.package",
      TypeDeclaration(
        supertypes: ["public.directory"], description: "package")
    ),
    (
      "com.apple.bundle",
      TypeDeclaration(
        supertypes: ["public.directory"], extensions: ["bundle"], description: "bundle")
    ),
    ("public.symlink", TypeDeclaration(supertypes: ["public.item"], description: "symbolic link")),
    ("public.executable", TypeDeclaration(supertypes: ["public.item"], description: "executable")),
    (
      "public.text",
      TypeDeclaration(
        supertypes: ["public.data", "public.content"], description: "text")
    ),
    (
      "public.plain-text",
      TypeDeclaration(
        supertypes: ["public.text"], extensions: ["txt", "text"], mimeTypes: ["text/plain"],
        description: "text")
    ),
    (
      "public.utf8-plain-text",
      TypeDeclaration(
        supertypes: ["public.plain-text"], mimeTypes: ["text/plain;charset=utf-8"],
        description: "Unicode text")
    ),
    (
      "public.utf16-plain-text",
      TypeDeclaration(
        supertypes: ["public.plain-text"], mimeTypes: ["text/plain;charset=utf-16"],
        description: "Unicode text")
    ),
    (
      "public.delimited-values-text",
      TypeDeclaration(
        supertypes: ["public.text"], description: "delimited text")
    ),
    (
      "public.comma-separated-values-text",
      TypeDeclaration(
        supertypes: ["public.delimited-values-text"], extensions: ["csv"],
        mimeTypes: ["text/csv", "text/comma-separated-values"], description: "CSV document")
    ),
    (
      "public.tab-separated-values-text",
      TypeDeclaration(
        supertypes: ["public.delimited-values-text"], extensions: ["tsv"],
        mimeTypes: ["text/tab-separated-values"], description: "TSV document")
    ),
    (
      "public.rtf",
      TypeDeclaration(
        supertypes: ["public.text"], extensions: ["rtf"],
        mimeTypes: ["text/rtf", "application/rtf"], description: "Rich Text document")
    ),
    (
      "public.html",
      TypeDeclaration(
        supertypes: ["public.text"], extensions: ["html", "htm"], mimeTypes: ["text/html"],
        description: "HTML document")
    ),
    (
      "public.xml",
      TypeDeclaration(
        supertypes: ["public.text"], extensions: ["xml"],
        mimeTypes: ["application/xml", "text/xml"], description: "XML document")
    ),
    (
      "public.yaml",
      TypeDeclaration(
        supertypes: ["public.text"], extensions: ["yaml", "yml"],
        mimeTypes: ["application/x-yaml", "application/yaml"], description: "YAML document")
    ),
    (
      "public.css",
      TypeDeclaration(
        supertypes: ["public.text"], extensions: ["css"], mimeTypes: ["text/css"],
        description: "CSS style sheet")
    ),
    (
      "public.json",
      TypeDeclaration(
        supertypes: ["public.text"], extensions: ["json"], mimeTypes: ["application/json"],
        description: "JSON document")
    ),
    (
      "com.apple.property-list",
      TypeDeclaration(
        supertypes: ["public.data"], extensions: ["plist"], description: "property list")
    ),
    (
      "com.apple.xml-property-list",
      TypeDeclaration(
        supertypes: ["public.xml", "com.apple.property-list"], description: "XML property list")
    ),
    (
      "com.apple.binary-property-list",
      TypeDeclaration(
        supertypes: ["com.apple.property-list"], description: "binary property list")
    ),
    (
      "com.apple.log",
      TypeDeclaration(
        supertypes: ["public.plain-text"], extensions: ["log"], description: "log file")
    ),
    (
      "public.source-code",
      TypeDeclaration(
        supertypes: ["public.plain-text"], description: "source code")
    ),
    (
      "public.swift-source",
      TypeDeclaration(
        supertypes: ["public.source-code"], extensions: ["swift"], mimeTypes: ["text/x-swift"],
        description: "Swift source")
    ),
    (
      "public.c-source",
      TypeDeclaration(
        supertypes: ["public.source-code"], extensions: ["c"], mimeTypes: ["text/x-csrc"],
        description: "C source")
    ),
    (
      "public.c-header",
      TypeDeclaration(
        supertypes: ["public.source-code"], extensions: ["h"], mimeTypes: ["text/x-chdr"],
        description: "C header")
    ),
    (
      "public.c-plus-plus-source",
      TypeDeclaration(
        supertypes: ["public.source-code"], extensions: ["cpp", "cc", "cxx"],
        mimeTypes: ["text/x-c++src"], description: "C++ source")
    ),
    (
      "public.objective-c-source",
      TypeDeclaration(
        supertypes: ["public.source-code"], extensions: ["m"], mimeTypes: ["text/x-objcsrc"],
        description: "Objective-C source")
    ),
    ("public.script", TypeDeclaration(supertypes: ["public.source-code"], description: "script")),
    (
      "public.shell-script",
      TypeDeclaration(
        supertypes: ["public.script"], extensions: ["sh"], mimeTypes: ["application/x-sh"],
        description: "shell script")
    ),
    (
      "public.python-script",
      TypeDeclaration(
        supertypes: ["public.script"], extensions: ["py"], mimeTypes: ["text/x-python"],
        description: "Python script")
    ),
    (
      "public.ruby-script",
      TypeDeclaration(
        supertypes: ["public.script"], extensions: ["rb"], mimeTypes: ["application/x-ruby"],
        description: "Ruby script")
    ),
    (
      "com.netscape.javascript-source",
      TypeDeclaration(
        supertypes: ["public.source-code"], extensions: ["js"],
        mimeTypes: ["text/javascript", "application/javascript"], description: "JavaScript script")
    ),
    ("public.url", TypeDeclaration(supertypes: ["public.data"], description: "URL")),
    ("public.file-url", TypeDeclaration(supertypes: ["public.url"], description: "file URL")),
  ]
}
