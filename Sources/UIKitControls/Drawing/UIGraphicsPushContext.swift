// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
@_spi(ViewTree) import UIKitViews

/// The contexts before those of `UIGraphicsPushContext`, innermost last.
@MainActor
private enum PushedContexts {
  static var stack: [CGContext?] = []
}

/// Makes a context the current one, until `UIGraphicsPopContext()`.
// swift-format-ignore: AlwaysUseLowerCamelCase
@preconcurrency @MainActor
public func UIGraphicsPushContext(_ context: CGContext) {
  PushedContexts.stack.append(CGContext.current)
  CGContext.current = context
}

/// Makes the context that was the current one before `UIGraphicsPushContext(_:)` current again.
// swift-format-ignore: AlwaysUseLowerCamelCase
@preconcurrency @MainActor
public func UIGraphicsPopContext() {
  if let context = PushedContexts.stack.popLast() { CGContext.current = context }
}

/// Fills a rectangle with the current color.
// swift-format-ignore: AlwaysUseLowerCamelCase
@preconcurrency @MainActor
public func UIRectFill(_ rect: CGRect) { CGContext.current?.fill(rect) }
