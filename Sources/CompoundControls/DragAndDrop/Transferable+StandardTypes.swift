// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls
public import Foundation
@_spi(ViewTree) public import Views

extension String: Transferable {
  /// UTF-8 plain text.
  public static var transferRepresentation: some TransferRepresentation<String> {
    _TransferList<String>(_mappings: [
      _TransferMapping(
        contentType: .utf8PlainText, exporting: { Data($0.utf8) },
        importing: { String(decoding: $0, as: UTF8.self) })
    ])
  }
}

extension URL: Transferable {
  /// The URL itself, of type `url`.
  public static var transferRepresentation: some TransferRepresentation<URL> {
    _DirectRepresentation<URL>(contentType: .url)
  }
}

extension Data: Transferable {
  /// The bytes, of type `data`.
  public static var transferRepresentation: some TransferRepresentation<Data> {
    _TransferList<Data>(_mappings: [
      _TransferMapping(contentType: .data, exporting: { $0 }, importing: { $0 })
    ])
  }
}

extension Color: Transferable {
  /// The color itself, of type `com.apple.color`.
  public static var transferRepresentation: some TransferRepresentation<Color> {
    _DirectRepresentation<Color>(contentType: UTType(exportedAs: "com.apple.color"))
  }
}
