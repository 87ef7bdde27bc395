// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

extension RunLoop.Mode {
  /// The old name of `common`.
  @available(*, deprecated, renamed: "common")
  public static let commonModes = RunLoop.Mode.common
  /// The old name of `default`.
  @available(*, deprecated, renamed: "default")
  public static let defaultRunLoopMode = RunLoop.Mode.default
}
