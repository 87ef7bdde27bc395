// Part of Snapback, under the MIT licence; see LICENSE.

/// A kind of content, by its identifier.
public struct UTType: Hashable, Sendable {
  public let identifier: String

  private init(named identifier: String) {
    self.identifier = identifier
  }

  /// A kind that is known; nil for any other identifier.
  public init?(_ identifier: String) {
    guard UTType.parents[identifier] != nil else { return nil }
    self.init(named: identifier)
  }

  /// A kind of the program's own.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(named: identifier)
  }

  /// A kind of another program's.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(named: identifier)
  }

  /// Whether it is the same kind or a special one of it.
  public func conforms(to type: UTType) -> Bool {
    self == type || isSubtype(of: type)
  }

  /// Whether it is a special kind of another one.
  public func isSubtype(of type: UTType) -> Bool {
    guard let parents = UTType.parents[identifier] else {
      // A program's own are data.
      return type == .data || type == .item
    }
    return parents.contains { UTType(named: $0).conforms(to: type) }
  }

  public static let item = UTType(named: "public.item")
  public static let content = UTType(named: "public.content")
  public static let data = UTType(named: "public.data")
  public static let text = UTType(named: "public.text")
  public static let plainText = UTType(named: "public.plain-text")
  public static let utf8PlainText = UTType(named: "public.utf8-plain-text")
  public static let json = UTType(named: "public.json")
  public static let url = UTType(named: "public.url")
  public static let fileURL = UTType(named: "public.file-url")
  public static let image = UTType(named: "public.image")
  public static let png = UTType(named: "public.png")
  public static let jpeg = UTType(named: "public.jpeg")
  public static let pdf = UTType(named: "com.adobe.pdf")
  public static let movie = UTType(named: "public.movie")
  public static let audio = UTType(named: "public.audio")
  public static let folder = UTType(named: "public.folder")

  /// What each kind is a special one of.
  private static let parents: [String: [String]] = [
    "public.item": [],
    "public.content": [],
    "public.data": ["public.item"],
    "public.text": ["public.data", "public.content"],
    "public.plain-text": ["public.text"],
    "public.utf8-plain-text": ["public.plain-text"],
    "public.json": ["public.text"],
    "public.url": ["public.data"],
    "public.file-url": ["public.url"],
    "public.image": ["public.data", "public.content"],
    "public.png": ["public.image"],
    "public.jpeg": ["public.image"],
    "com.adobe.pdf": ["public.data", "public.content"],
    "public.movie": ["public.data", "public.content"],
    "public.audio": ["public.data", "public.content"],
    "public.folder": ["public.item"],
  ]
}
