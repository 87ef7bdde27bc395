// Part of Snapback, under the MIT licence; see LICENSE.

public import Authoring
import CompoundControls
public import Foundation

/// A photo or a video that the user has chosen.
public struct PhotosPickerItem: Hashable, Sendable {
  /// The policy for encoding photos when they are loaded.
  public struct EncodingDisambiguationPolicy: Hashable, Sendable {
    private let name: String

    /// The picker's choice, which is the file's own encoding.
    public static let automatic = EncodingDisambiguationPolicy(name: "automatic")
    /// The file's own encoding.
    public static let current = EncodingDisambiguationPolicy(name: "current")
    /// An encoding that most programs read, as all that can be chosen are.
    public static let compatible = EncodingDisambiguationPolicy(name: "compatible")
  }

  private let file: URL
  /// An identifier of the photo, if the picker was given a photo library; nil otherwise.
  public let itemIdentifier: String?

  /// `isIdentified` is whether the item has an identifier: the path of the file.
  init(_ file: URL, isIdentified: Bool) {
    self.file = file
    itemIdentifier = isIdentified ? file.path(percentEncoded: false) : nil
  }

  /// Creates the item with an identifier.
  public init(itemIdentifier: String) {
    file = URL(filePath: itemIdentifier)
    self.itemIdentifier = itemIdentifier
  }

  /// The type of the file; empty for unknown ones.
  public var supportedContentTypes: [UTType] {
    UTType(filenameExtension: file.pathExtension, conformingTo: .data).map { [$0] } ?? []
  }

  /// Loads the file's contents as a value of a type, such as `Data` or `Image`. Returns nil if the
  /// type cannot be made of them. Throws the error of reading the file.
  public func loadTransferable<T: Transferable>(type: T.Type) async throws -> T? {
    let file = file
    let data = try await Task.detached { try Data(contentsOfFile: file) }.value
    return value(of: data)
  }

  /// Loads the file's contents as a value of a type, and calls `completionHandler` with it on the
  /// main actor: nil if the type cannot be made of them, or the error of reading the file.
  @discardableResult
  public func loadTransferable<T: Transferable>(
    type: T.Type,
    completionHandler: @escaping @MainActor @Sendable (Result<T?, any Error>) -> Void
  ) -> Progress {
    let progress = Progress(totalUnitCount: 1)
    let file = file
    // Conversions by an isolated conformance belong to the main actor, on which both closures run.
    nonisolated(unsafe) let convert: (Data) -> T? = { value(of: $0) }
    Task { @MainActor in
      let data = await Task.detached { Result { try Data(contentsOfFile: file) } }.value
      progress.completedUnitCount = 1
      completionHandler(data.map { convert($0) })
    }
    return progress
  }

  private func value<T: Transferable>(of data: Data) -> T? {
    DragPayload(data, type: supportedContentTypes.first ?? .data).value(of: T.self)
  }
}
