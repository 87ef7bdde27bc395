// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation

/// A value that can be dragged to other views.
public protocol Transferable {
  associatedtype Representation: TransferRepresentation

  /// What else it can be handed over as.
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

/// What values of a type are handed over as.
public protocol TransferRepresentation<Item> {
  associatedtype Item

  /// The ways there are. Not for calling or implementing.
  var _ways: [_TransferWay<Item>] { get }
}

/// A way to hand a value over. Not for use outside.
public struct _TransferWay<Item> {
  var contentType: UTType
  var exporting: ((Item) throws -> Data)?
  var importing: ((Data) throws -> Item)?
  /// Another value that stands for it.
  var proxy: ((Item) throws -> any Transferable)?
  /// From what stood for it.
  var fromProxy: ((DragPayload) -> Item?)?
}

/// As what the type's `Codable` makes of it.
public struct CodableRepresentation<Item: Codable & Transferable>: TransferRepresentation {
  private let contentType: UTType

  public init(contentType: UTType) {
    self.contentType = contentType
  }

  public init(for itemType: Item.Type = Item.self, contentType: UTType) {
    self.contentType = contentType
  }

  public var _ways: [_TransferWay<Item>] {
    [
      _TransferWay(
        contentType: contentType, exporting: { try JSONEncoder().encode($0) },
        importing: { try JSONDecoder().decode(Item.self, from: $0) })
    ]
  }
}

/// As a value of another type.
public struct ProxyRepresentation<Item: Transferable, ProxyRepresentation: Transferable>:
  TransferRepresentation
{
  private let exporting: ((Item) throws -> ProxyRepresentation)?
  private let importing: ((ProxyRepresentation) throws -> Item)?

  public init(exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation) {
    self.exporting = exporting
    importing = nil
  }

  public init(importing: @escaping @Sendable (ProxyRepresentation) throws -> Item) {
    exporting = nil
    self.importing = importing
  }

  public init(
    exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation,
    importing: @escaping @Sendable (ProxyRepresentation) throws -> Item
  ) {
    self.exporting = exporting
    self.importing = importing
  }

  public var _ways: [_TransferWay<Item>] {
    [
      _TransferWay(
        contentType: .data, proxy: exporting,
        fromProxy: importing.map { importing in
          { $0.value(of: ProxyRepresentation.self).flatMap { try? importing($0) } }
        })
    ]
  }
}

/// Only as itself.
public struct _DirectRepresentation<Item>: TransferRepresentation {
  let contentType: UTType

  public var _ways: [_TransferWay<Item>] { [_TransferWay(contentType: contentType)] }
}

/// Several ways, the best first.
public struct _TransferList<Item>: TransferRepresentation {
  public let _ways: [_TransferWay<Item>]
}

/// Makes a list of representations out of the statements of a closure.
@resultBuilder
public enum TransferRepresentationBuilder<Item> {
  public static func buildExpression<R: TransferRepresentation>(_ content: R) -> _TransferList<Item>
  where R.Item == Item {
    _TransferList(_ways: content._ways)
  }

  public static func buildBlock(_ content: _TransferList<Item>...) -> _TransferList<Item> {
    _TransferList(_ways: content.flatMap(\._ways))
  }
}

extension String: Transferable {
  public static var transferRepresentation: some TransferRepresentation<String> {
    _TransferList<String>(_ways: [
      _TransferWay(
        contentType: .utf8PlainText, exporting: { Data($0.utf8) },
        importing: { String(decoding: $0, as: UTF8.self) })
    ])
  }
}

extension URL: Transferable {
  public static var transferRepresentation: some TransferRepresentation<URL> {
    _DirectRepresentation<URL>(contentType: .url)
  }
}

extension Data: Transferable {
  public static var transferRepresentation: some TransferRepresentation<Data> {
    _TransferList<Data>(_ways: [
      _TransferWay(contentType: .data, exporting: { $0 }, importing: { $0 })
    ])
  }
}

extension Color: Transferable {
  public static var transferRepresentation: some TransferRepresentation<Color> {
    _DirectRepresentation<Color>(contentType: UTType(exportedAs: "com.apple.color"))
  }
}
