// Part of Snapback, under the MIT licence; see LICENSE.

/// A class of available size along one axis.
public enum UserInterfaceSizeClass: Hashable, Sendable, CaseIterable {
  /// Less than 600 points.
  case compact
  /// 600 points or more.
  case regular
}
