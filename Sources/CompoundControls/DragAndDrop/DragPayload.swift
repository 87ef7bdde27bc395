// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls
package import Foundation
package import Gestures

/// The values that a drag carries from one view to another, or from another program.
package struct DragPayload {
  /// The dragged value itself.
  private let value: Any
  /// The registered exports of the value's type, in order of preference.
  private let exports: [ExportedType]
  /// The payload for the `NSItemProvider` API.
  let provider: NSItemProvider
  /// The values after the first one.
  private var others: [DragPayload] = []
  /// The contents of another program's drag, until it is dropped: the values are not known yet.
  private var expected: ExternalDragKinds = []

  private struct ExportedType {
    let type: UTType
    let data: (() throws -> Data)?
    let proxy: (() throws -> any Transferable)?

    /// Returns whether the data are of a type. The URL of a file does not stand for its contents.
    func provides(_ wanted: UTType) -> Bool {
      type.conforms(to: wanted) && (type != .fileURL || wanted.conforms(to: .url))
    }
  }

  package init<Item: Transferable>(_ item: Item) {
    value = item
    exports = DragPayload.mappings(Item.self).map { mapping in
      ExportedType(
        type: mapping.contentType, data: mapping.exporting.map { export in { try export(item) } },
        proxy: mapping.proxy.map { proxy in { try proxy(item) } })
    }
    provider = NSItemProvider(transferring: item, types: exports.map(\.type))
  }

  /// Data of a type, such as the contents of a file.
  package init(_ data: Data, type: UTType) {
    value = data
    exports = [ExportedType(type: type, data: { data }, proxy: nil)]
    provider = NSItemProvider(transferring: data, types: [type])
  }

  init(_ provider: NSItemProvider) {
    self.provider = provider
    value = provider.value ?? provider
    exports = provider.types.map { ExportedType(type: $0, data: { provider.data }, proxy: nil) }
  }

  /// The payload of another program's drag, whose values are not known before it is dropped.
  package init(expecting kinds: ExternalDragKinds) {
    self.init(NSItemProvider())
    expected = kinds
  }

  /// The values that another program has dropped; nil for none.
  package init?(_ items: [ExternalDragItem]) {
    let payloads = items.map { item in
      switch item {
      case .text(let text): DragPayload(text)
      case .file(let path): DragPayload(file: URL(systemPath: path))
      }
    }
    guard let first = payloads.first else { return nil }
    self = first
    others = Array(payloads.dropFirst())
  }

  /// A file: its URL, and its contents when they are asked for.
  private init(file: URL) {
    let type = file.fileType
    value = file
    exports = [
      ExportedType(type: type, data: { try Data(contentsOfFile: file) }, proxy: nil),
      ExportedType(type: .fileURL, data: { Data(file.absoluteString.utf8) }, proxy: nil),
    ]
    provider = NSItemProvider(file: file, type: type)
  }

  private static func mappings<Item: Transferable>(_ type: Item.Type) -> [_TransferMapping<Item>] {
    // `Representation.Item` is always `Item`, although the protocol does not require it.
    (Item.transferRepresentation as? any TransferRepresentation<Item>)?._mappings ?? []
  }

  /// Returns the value as one of `type`: the value itself, imported from exported data, imported
  /// from a proxy, or converted by a proxy of its own. Returns nil if no conversion succeeds.
  package func value<Item: Transferable>(of type: Item.Type) -> Item? {
    if let value = value as? Item { return value }
    for mapping in DragPayload.mappings(type) {
      if let importing = mapping.importing {
        for export in exports where export.provides(mapping.contentType) {
          if let data = try? export.data?(), let item = try? importing(data) { return item }
        }
      }
      if let item = mapping.fromProxy?(self) { return item }
    }
    for export in exports {
      guard let proxy = try? export.proxy?() else { continue }
      if let item = DragPayload(any: proxy).value(of: type) { return item }
    }
    return nil
  }

  /// The first type whose data can be exported and that conforms to one of `types`; the first one at
  /// all if `types` is empty. Nil if there is none.
  func exportedType(_ types: [UTType]) -> UTType? {
    exports.first { export in
      export.data != nil && (types.isEmpty || types.contains { export.type.conforms(to: $0) })
    }?.type
  }

  /// Returns the data of an exported type; nil if it is not exported as data. Throws the error of
  /// the export.
  func data(of type: UTType) throws -> Data? {
    try exports.first { $0.type == type && $0.data != nil }?.data?()
  }

  /// Returns whether one of the registered types conforms to one of `types`. Before a drop from another
  /// program, whether one of the types that it may have does.
  func conforms(to types: [UTType]) -> Bool {
    if expected.contains(.text), types.contains(where: UTType.utf8PlainText.conforms(to:)) {
      return true
    }
    // Any file may have a type that is not one of text only.
    if expected.contains(.files), types.contains(where: \.isPossibleOfFiles) { return true }
    return ([self] + others).contains { item in
      item.provider.types.contains { registered in types.contains { registered.conforms(to: $0) } }
    }
  }

  /// Returns whether it has, or before a drop from another program may have, a value of a type.
  func mayHaveValue<Item: Transferable>(of type: Item.Type) -> Bool {
    guard expected.isEmpty else {
      let isURL = type == URL.self
      let types = DragPayload.mappings(type).filter { $0.importing != nil || isURL }
      return conforms(to: types.map(\.contentType))
    }
    return !values(of: type).isEmpty
  }

  /// Returns those of the values that can be converted to a type.
  func values<Item: Transferable>(of type: Item.Type) -> [Item] {
    ([self] + others).compactMap { $0.value(of: type) }
  }

  /// The payloads for the `NSItemProvider` API.
  var providers: [NSItemProvider] { ([self] + others).map(\.provider) }
}

extension UTType {
  /// Whether a file may have the type, or be referred to by it.
  fileprivate var isPossibleOfFiles: Bool {
    UTType.fileURL.conforms(to: self) || conforms(to: .data) && self != .utf8PlainText
      || self == .item || self == .content
  }
}

extension DragPayload {
  fileprivate init(any item: any Transferable) {
    func open<Item: Transferable>(_ item: Item) -> DragPayload { DragPayload(item) }
    self = open(item)
  }
}
