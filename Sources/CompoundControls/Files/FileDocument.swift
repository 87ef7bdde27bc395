// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// A document as a value, which can be read from files and written to them.
public protocol FileDocument {
  /// The types of files that can be read.
  static var readableContentTypes: [UTType] { get }
  /// The types of files that can be written; those that can be read by default.
  static var writableContentTypes: [UTType] { get }

  /// The file that a document is read from, and its type.
  typealias ReadConfiguration = FileDocumentReadConfiguration
  /// The configuration with which a document is written.
  typealias WriteConfiguration = FileDocumentWriteConfiguration

  /// Reads a document.
  init(configuration: ReadConfiguration) throws
  /// Returns the file for the document.
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
}

extension FileDocument {
  /// The types that can be read.
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// A document as an object, which can be read from files, and whose snapshots can be written.
@preconcurrency
public protocol ReferenceFileDocument: AnyObject {
  /// The state of the document that is written.
  associatedtype Snapshot

  /// The types of files that can be read.
  static var readableContentTypes: [UTType] { get }
  /// The types of files that can be written; those that can be read by default.
  static var writableContentTypes: [UTType] { get }

  /// The file that a document is read from, and its type.
  typealias ReadConfiguration = FileDocumentReadConfiguration
  /// The configuration with which a document is written.
  typealias WriteConfiguration = FileDocumentWriteConfiguration

  /// Reads a document.
  init(configuration: ReadConfiguration) throws
  /// Returns the current state.
  func snapshot(contentType: UTType) throws -> Snapshot
  /// Returns the file for a state.
  func fileWrapper(snapshot: Snapshot, configuration: WriteConfiguration) throws -> FileWrapper
}

extension ReferenceFileDocument {
  /// The types that can be read.
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// The file that a document is read from, and its type.
public struct FileDocumentReadConfiguration {
  /// The type of the file.
  public let contentType: UTType
  /// The file.
  public let file: FileWrapper
}

/// The configuration with which a document is written.
public struct FileDocumentWriteConfiguration {
  /// The type of the file.
  public let contentType: UTType
  /// The file that is being replaced; nil if there is none.
  public let existingFile: FileWrapper?

  /// `file` is where the document will be.
  init(contentType: UTType, _ file: URL) {
    self.contentType = contentType
    existingFile = try? FileWrapper(url: file)
  }
}
