// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// What a hand carries from one view to another.
struct DragPayload {
  /// The value itself.
  private let value: Any
  /// What the value's type says it can be handed over as.
  private let exports: [Export]
  /// What programs of before are handed.
  let provider: NSItemProvider

  private struct Export {
    let type: UTType
    let data: (() throws -> Data)?
    let proxy: (() throws -> any Transferable)?
  }

  init<Item: Transferable>(_ item: Item) {
    value = item
    exports = DragPayload.ways(Item.self).map { way in
      Export(
        type: way.contentType, data: way.exporting.map { export in { try export(item) } },
        proxy: way.proxy.map { proxy in { try proxy(item) } })
    }
    provider = NSItemProvider(transferring: item, types: exports.map(\.type))
  }

  init(_ provider: NSItemProvider) {
    self.provider = provider
    value = provider.value ?? provider
    exports = provider.types.map { Export(type: $0, data: { provider.data }, proxy: nil) }
  }

  private static func ways<Item: Transferable>(_ type: Item.Type) -> [_TransferWay<Item>] {
    // A representation is one of its own type's.
    (Item.transferRepresentation as? any TransferRepresentation<Item>)?._ways ?? []
  }

  /// The value as one of a type; nil where it cannot be that.
  func value<Item: Transferable>(of type: Item.Type) -> Item? {
    if let value = value as? Item { return value }
    for way in DragPayload.ways(type) {
      if let importing = way.importing {
        for export in exports where export.type.conforms(to: way.contentType) {
          if let data = try? export.data?(), let item = try? importing(data) { return item }
        }
      }
      if let item = way.fromProxy?(self) { return item }
    }
    for export in exports {
      guard let proxy = try? export.proxy?() else { continue }
      if let item = DragPayload(any: proxy).value(of: type) { return item }
    }
    return nil
  }

  /// Whether it is of one of several kinds.
  func conforms(to types: [UTType]) -> Bool {
    provider.types.contains { own in types.contains { own.conforms(to: $0) } }
  }
}

extension DragPayload {
  fileprivate init(any item: any Transferable) {
    func open<Item: Transferable>(_ item: Item) -> DragPayload { DragPayload(item) }
    self = open(item)
  }
}
