// Part of Snapback, under the MIT licence; see LICENSE.

public import Interface
public import UIKitViews
@_spi(ViewTree) import ViewCore

extension ImageRenderer {
  /// The image of the view. nil in the same cases as `uiImage`.
  @preconcurrency @MainActor
  public var cgImage: CGImage? { uiImage?.cgImage }
}
