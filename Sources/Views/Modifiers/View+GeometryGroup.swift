// Part of Snapback, under the MIT licence; see LICENSE.

public import ViewCore

extension View {
  /// Makes the frames of the views inside animate together with this view's frame.
  ///
  /// - Note: Differs from SwiftUI: returns the view unchanged. New views inside a moving view
  ///   always move with it; the frame of each existing one follows the animation of its own change.
  public func geometryGroup() -> some View { self }
}
