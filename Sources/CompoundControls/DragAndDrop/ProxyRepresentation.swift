// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls

/// A representation that transfers a value as a value of another transferable type.
/// - Note: Differs from SwiftUI: its closures must be synchronous.
public struct ProxyRepresentation<Item: Transferable, ProxyRepresentation: Transferable>:
  TransferRepresentation
{
  private let exporting: ((Item) throws -> ProxyRepresentation)?
  private let importing: ((ProxyRepresentation) throws -> Item)?

  /// Creates a representation that only exports. An error of `exporting` means that the value is
  /// not available as the proxy type.
  public init(exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation) {
    self.exporting = exporting
    importing = nil
  }

  /// Creates a representation that only imports. An error of `importing` rejects the value.
  public init(importing: @escaping @Sendable (ProxyRepresentation) throws -> Item) {
    exporting = nil
    self.importing = importing
  }

  /// Creates a representation that exports and imports by a proxy value.
  public init(
    exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation,
    importing: @escaping @Sendable (ProxyRepresentation) throws -> Item
  ) {
    self.exporting = exporting
    self.importing = importing
  }

  public var _mappings: [_TransferMapping<Item>] {
    [
      _TransferMapping(
        contentType: .data, proxy: exporting,
        fromProxy: importing.map { importing in
          { $0.value(of: ProxyRepresentation.self).flatMap { try? importing($0) } }
        })
    ]
  }
}
