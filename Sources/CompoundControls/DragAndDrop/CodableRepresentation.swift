// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls
import Foundation

/// A representation that transfers a value as JSON by its `Codable` conformance.
public struct CodableRepresentation<Item: Codable & Transferable>: TransferRepresentation {
  private let contentType: UTType

  /// Creates a representation for data of the given content type.
  public init(contentType: UTType) {
    self.contentType = contentType
  }

  /// Creates a representation of an explicitly given item type for data of the given content type.
  public init(for itemType: Item.Type = Item.self, contentType: UTType) {
    self.contentType = contentType
  }

  public var _mappings: [_TransferMapping<Item>] {
    [
      _TransferMapping(
        contentType: contentType, exporting: { try JSONEncoder().encode($0) },
        importing: { try JSONDecoder().decode(Item.self, from: $0) })
    ]
  }
}
