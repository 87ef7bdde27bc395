// Part of Snapback, under the MIT licence; see LICENSE.

// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Interface
@_spi(ViewTree) import UIKitViews
@_spi(ViewTree) import Views

/// Returns whether two transforms are the same.
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool { a == b }
