// Part of Snapback, under the MIT licence; see LICENSE.

/// A kind of tags that files and data have, from which their type can be found.
public struct UTTagClass: Hashable, RawRepresentable, Sendable {
  /// The identifier of the kind.
  public let rawValue: String

  /// Creates a kind from its identifier.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Extensions of file names, without their period.
  public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")
  /// MIME types.
  public static let mimeType = UTTagClass(rawValue: "public.mime-type")
}
