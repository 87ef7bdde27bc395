// Part of Snapback, under the MIT licence; see LICENSE.

/// Recognizes one or more taps.
public struct TapGesture: Gesture {
  /// The number of taps; less than 1 counts as 1.
  public var count: Int

  /// Creates a gesture of a number of taps; less than 1 counts as 1.
  public init(count: Int = 1) {
    self.count = count
  }

  /// A `SpatialTapGesture` without its location.
  public var body: some Gesture<Void> {
    SpatialTapGesture(count: count).map { _ in }
  }
}
