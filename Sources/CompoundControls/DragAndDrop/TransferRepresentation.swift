// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls
import Foundation

/// Describes how values of a type are transferred.
public protocol TransferRepresentation<Item> {
  /// The type of the transferred values.
  associatedtype Item

  /// The conversions, in order of preference. For internal use only.
  var _mappings: [_TransferMapping<Item>] { get }
}

/// One conversion between values and transferred data. For internal use only.
public struct _TransferMapping<Item> {
  var contentType: UTType
  var exporting: ((Item) throws -> Data)?
  var importing: ((Data) throws -> Item)?
  /// Converts a value to a value of another type.
  var proxy: ((Item) throws -> any Transferable)?
  /// Converts the value that a payload can provide of the proxy type.
  var fromProxy: ((DragPayload) -> Item?)?
}

/// A representation that transfers the value itself only, without conversion to data.
public struct _DirectRepresentation<Item>: TransferRepresentation {
  let contentType: UTType

  public var _mappings: [_TransferMapping<Item>] { [_TransferMapping(contentType: contentType)] }
}

/// Several representations, in order of preference.
public struct _TransferList<Item>: TransferRepresentation {
  public let _mappings: [_TransferMapping<Item>]
}
