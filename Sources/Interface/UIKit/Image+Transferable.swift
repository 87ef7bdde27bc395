// Part of Snapback, under the MIT licence; see LICENSE.

public import CompoundControls
import Foundation
@_spi(ViewTree) public import Views

extension Image: Transferable {
  /// An image, imported from the contents of a PNG, JPEG or WebP file.
  public static var transferRepresentation: some TransferRepresentation<Image> {
    DataRepresentation(importedContentType: .image) { data in
      guard let image = UIImage(data: data) else { throw CocoaError(.fileReadCorruptFile) }
      return Image(uiImage: image)
    }
  }
}

extension UIImage: NSItemProviderReading {
  public static func _make(_ value: Any) -> Any? {
    value as? UIImage ?? (value as? Data).flatMap { UIImage(data: $0) }
  }
}
