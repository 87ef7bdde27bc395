// Part of Snapback, under the MIT licence; see LICENSE.

/// A type whose values an item provider can provide.
public protocol NSItemProviderWriting {
  /// The transferred value. For internal use only.
  var _carried: any Transferable { get }
}
