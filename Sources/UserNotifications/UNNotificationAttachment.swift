// Part of Snapback, under the MIT licence; see LICENSE.

import CompoundControls
public import Foundation

/// A file that is shown with a notification. Desktops show one image.
public final class UNNotificationAttachment: NSObject, Sendable {
  /// The name of the attachment.
  public let identifier: String
  /// The file.
  public let url: URL
  /// The identifier of the file's type, such as `public.png`: from the options, or else from the extension of its name;
  /// `public.data` for names without an extension.
  public let type: String
  /// Whether it is an image.
  let isImage: Bool

  /// Creates an attachment with a file. Of the options only that of the type has an effect. Throws if there is no such
  /// file.
  public init(identifier: String, url URL: URL, options: [AnyHashable: Any]? = nil) throws {
    guard URL.isFileURL, FileManager.default.isReadableFile(atPath: URL.path) else {
      throw CocoaError(.fileReadNoSuchFile, userInfo: [NSFilePathErrorKey: URL.path])
    }
    self.identifier = identifier.isEmpty ? UUID().uuidString : identifier
    url = URL
    let hint = options?[UNNotificationAttachmentOptionsTypeHintKey] as? String
    let type = hint.flatMap { UTType($0) } ?? UTType(filenameExtension: URL.pathExtension) ?? .data
    self.type = type.identifier
    isImage = type.conforms(to: .image)
  }
}

/// The option of an attachment with the identifier of its type, as a string.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let UNNotificationAttachmentOptionsTypeHintKey = "UNNotificationAttachmentOptionsTypeHintKey"
