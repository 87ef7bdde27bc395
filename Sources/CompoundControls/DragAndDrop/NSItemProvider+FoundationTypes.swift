// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls
public import Foundation

extension String: NSItemProviderWriting {
  public var _carried: any Transferable { self }
}

extension URL: NSItemProviderWriting {
  public var _carried: any Transferable { self }
}

extension NSString: NSItemProviderWriting, NSItemProviderReading {
  public static func _make(_ value: Any) -> Any? { (value as? String).map { NSString(string: $0) } }
  public var _carried: any Transferable { String(describing: self) }
}

extension NSURL: NSItemProviderWriting, NSItemProviderReading {
  public static func _make(_ value: Any) -> Any? {
    (value as? URL).flatMap { NSURL(string: $0.absoluteString) }
  }
  public var _carried: any Transferable {
    URL(string: absoluteString) ?? URL(fileURLWithPath: "/")
  }
}
