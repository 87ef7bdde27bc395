// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls

/// A uniform type identifier.
/// - Note: Differs from Apple's: only the types below are known, there are no file extensions or
///   MIME types.
public struct UTType: Hashable, Sendable {
  /// The identifier in reverse-DNS notation.
  public let identifier: String

  private init(named identifier: String) {
    self.identifier = identifier
  }

  /// Creates a known type; nil for any other identifier.
  public init?(_ identifier: String) {
    guard UTType.supertypes[identifier] != nil else { return nil }
    self.init(named: identifier)
  }

  /// Creates a type that the application declares.
  /// - Note: Differs from Apple's: `parentType` is ignored; the type conforms to `data` and `item`.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(named: identifier)
  }

  /// Creates a type that another application declares.
  /// - Note: Differs from Apple's: `parentType` is ignored; the type conforms to `data` and `item`.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(named: identifier)
  }

  /// Whether the type is `type` or a subtype of it.
  public func conforms(to type: UTType) -> Bool {
    self == type || isSubtype(of: type)
  }

  /// Whether the type is a subtype of `type`, directly or not. A type is not a subtype of itself.
  public func isSubtype(of type: UTType) -> Bool {
    guard let supertypes = UTType.supertypes[identifier] else {
      // Types that applications declare are data.
      return type == .data || type == .item
    }
    return supertypes.contains { UTType(named: $0).conforms(to: type) }
  }

  /// Any item: the base of files and folders.
  public static let item = UTType(named: "public.item")
  /// Anything with content, such as documents and images.
  public static let content = UTType(named: "public.content")
  /// Any sequence of bytes.
  public static let data = UTType(named: "public.data")
  /// Any text, with or without markup.
  public static let text = UTType(named: "public.text")
  /// Text without markup, of any encoding.
  public static let plainText = UTType(named: "public.plain-text")
  /// Text without markup in UTF-8; the type of strings.
  public static let utf8PlainText = UTType(named: "public.utf8-plain-text")
  /// JSON text.
  public static let json = UTType(named: "public.json")
  /// A URL of any scheme; the type of `URL`.
  public static let url = UTType(named: "public.url")
  /// A URL of a file.
  public static let fileURL = UTType(named: "public.file-url")
  /// An image of any format.
  public static let image = UTType(named: "public.image")
  /// A PNG image.
  public static let png = UTType(named: "public.png")
  /// A JPEG image.
  public static let jpeg = UTType(named: "public.jpeg")
  /// A PDF document.
  public static let pdf = UTType(named: "com.adobe.pdf")
  /// Video with or without audio.
  public static let movie = UTType(named: "public.movie")
  /// Audio without video.
  public static let audio = UTType(named: "public.audio")
  /// A folder of a file system.
  public static let folder = UTType(named: "public.folder")

  /// The direct supertypes of the known types.
  private static let supertypes: [String: [String]] = [
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
