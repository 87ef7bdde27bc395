// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// The properties of a scroll view when its phase changes.
public struct ScrollPhaseChangeContext {
  /// The geometry at the time of the change.
  public let geometry: ScrollGeometry
}
