// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls
public import Foundation

/// A file that a representation exports.
public struct SentTransferredFile: Sendable {
  /// The file.
  public let file: URL
  /// Whether the receiver may open the file itself. It always receives a copy here.
  public let allowAccessingOriginalFile: Bool

  /// Names a file to export.
  public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
    (self.file, self.allowAccessingOriginalFile) = (file, allowAccessingOriginalFile)
  }
}

/// A file that a representation imports.
public struct ReceivedTransferredFile: Sendable {
  /// The file. It exists until the closure that receives it returns, which copies what is needed later.
  public let file: URL
  /// Whether the file is the one of the sender: false, it is a copy.
  public let isOriginalFile: Bool
}

/// A representation that transfers a value as a file of a content type.
///
/// - Note: Differs from SwiftUI: the closures must be synchronous. Files above 512 MiB are not transferred.
public struct FileRepresentation<Item: Transferable>: TransferRepresentation {
  private let contentType: UTType
  private let exporting: ((Item) throws -> SentTransferredFile)?
  private let importing: ((ReceivedTransferredFile) throws -> Item)?

  /// Creates a representation that exports and imports. An error of `importing` rejects the file.
  /// `shouldAttemptToOpenInPlace` has no effect, as the file is always a copy.
  public init(
    contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) throws -> SentTransferredFile,
    importing: @escaping @Sendable (ReceivedTransferredFile) throws -> Item
  ) {
    self.contentType = contentType
    self.exporting = exporting
    self.importing = importing
  }

  /// Creates a representation that only exports.
  public init(
    exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) throws -> SentTransferredFile
  ) {
    contentType = exportedContentType
    self.exporting = exporting
    importing = nil
  }

  /// Creates a representation that only imports. An error of `importing` rejects the file.
  /// `shouldAttemptToOpenInPlace` has no effect, as the file is always a copy.
  public init(
    importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    importing: @escaping @Sendable (ReceivedTransferredFile) throws -> Item
  ) {
    contentType = importedContentType
    exporting = nil
    self.importing = importing
  }

  public var _mappings: [_TransferMapping<Item>] {
    let contentType = contentType
    return [
      _TransferMapping(
        contentType: contentType,
        exporting: exporting.map { send in { try Data(contentsOfFile: send($0).file) } },
        importing: importing.map { receive in
          { data in
            try Self.withCopy(of: data, contentType) {
              try receive(ReceivedTransferredFile(file: $0, isOriginalFile: false))
            }
          }
        })
    ]
  }

  /// Calls a function with a file that has some contents, and removes the file.
  private static func withCopy<T>(
    of data: Data, _ type: UTType, _ body: (URL) throws -> T
  ) throws -> T {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: UUID().uuidString, directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let name = type.preferredFilenameExtension.map { "file." + $0 } ?? "file"
    let file = folder.appending(path: name, directoryHint: .notDirectory)
    try data.write(to: file)
    return try body(file)
  }
}
