// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation

/// A file that is shown with a notification. Desktops show one image.
public final class UNNotificationAttachment: NSObject, Sendable {
  /// The name of the attachment.
  public let identifier: String
  /// The file.
  public let url: URL
  /// The type of the file, such as `public.png`, by the ending of its name; `public.data` for unknown ones.
  public let type: String

  /// The types of the images that desktops show.
  private static let images = [
    "png": "public.png", "jpg": "public.jpeg", "jpeg": "public.jpeg", "gif": "com.compuserve.gif",
    "webp": "org.webmproject.webp", "svg": "public.svg-image",
  ]

  /// Whether it is an image.
  var isImage: Bool { type != "public.data" }

  /// Creates an attachment with a file. The options are ignored. Throws if there is no such file.
  public init(identifier: String, url URL: URL, options: [AnyHashable: Any]? = nil) throws {
    guard URL.isFileURL, FileManager.default.isReadableFile(atPath: URL.path) else {
      throw CocoaError(.fileReadNoSuchFile, userInfo: [NSFilePathErrorKey: URL.path])
    }
    self.identifier = identifier.isEmpty ? UUID().uuidString : identifier
    url = URL
    type = Self.images[URL.pathExtension.lowercased()] ?? "public.data"
  }
}
