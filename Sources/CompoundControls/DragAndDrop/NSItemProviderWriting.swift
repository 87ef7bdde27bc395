// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls

/// A type whose values an item provider can provide.
public protocol NSItemProviderWriting {
  /// The transferred value. For internal use only.
  var _carried: any Transferable { get }
}
