// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation
public import ViewCore

/// Tracks two fingers that move apart or together, with only the magnification as its value.
public struct MagnificationGesture: Gesture {
  /// The difference of the magnification from 1 at which the gesture begins.
  public var minimumScaleDelta: CGFloat

  /// Creates a pinch gesture that begins at a difference of the magnification from 1.
  public init(minimumScaleDelta: CGFloat = 0.01) {
    self.minimumScaleDelta = minimumScaleDelta
  }

  /// A `MagnifyGesture` mapped to its magnification.
  public var body: some Gesture<CGFloat> {
    MagnifyGesture(minimumScaleDelta: minimumScaleDelta).map { $0.magnification }
  }
}
