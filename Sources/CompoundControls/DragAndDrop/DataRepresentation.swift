// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls
public import Foundation

/// A representation that transfers a value as data of a content type.
///
/// - Note: Differs from SwiftUI: the closures must be synchronous.
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
  private let contentType: UTType
  private let exporting: ((Item) throws -> Data)?
  private let importing: ((Data) throws -> Item)?

  /// Creates a representation that exports and imports. An error of `importing` rejects the data.
  public init(
    contentType: UTType, exporting: @escaping @Sendable (Item) throws -> Data,
    importing: @escaping @Sendable (Data) throws -> Item
  ) {
    self.contentType = contentType
    self.exporting = exporting
    self.importing = importing
  }

  /// Creates a representation that only exports.
  public init(
    exportedContentType: UTType, exporting: @escaping @Sendable (Item) throws -> Data
  ) {
    contentType = exportedContentType
    self.exporting = exporting
    importing = nil
  }

  /// Creates a representation that only imports. An error of `importing` rejects the data.
  public init(
    importedContentType: UTType, importing: @escaping @Sendable (Data) throws -> Item
  ) {
    contentType = importedContentType
    exporting = nil
    self.importing = importing
  }

  public var _mappings: [_TransferMapping<Item>] {
    [
      _TransferMapping(contentType: contentType, exporting: exporting, importing: importing)
    ]
  }
}
