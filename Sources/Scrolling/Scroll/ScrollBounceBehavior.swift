// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// The ways in which a scroll view bounces at its ends.
public struct ScrollBounceBehavior: Hashable, Sendable {
  let bouncesAlways: Bool
  private let name: String

  /// Always: the same as `always` here.
  public static let automatic = ScrollBounceBehavior(bouncesAlways: true, name: "automatic")
  /// Always, even if the whole content is visible.
  public static let always = ScrollBounceBehavior(bouncesAlways: true, name: "always")
  /// Only if the content does not fit the view.
  public static let basedOnSize = ScrollBounceBehavior(bouncesAlways: false, name: "basedOnSize")
}
