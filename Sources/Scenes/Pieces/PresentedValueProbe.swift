// Part of Snapback, under the MIT licence; see LICENSE.

import Snapback

/// Holds the presented value of an animatable property: the value that is on screen, also during an
/// animation.
///
/// A gesture that catches a view in flight starts from it.
final class PresentedValueProbe<Value> {
  var value: Value

  init(_ value: Value) {
    self.value = value
  }
}

extension View {
  /// Offsets the view, and writes the presented offset to `probe` in every frame of an animation.
  func offset(_ offset: CGSize, probe: PresentedValueProbe<CGSize>) -> some View {
    modifier(ProbedOffset(offset: offset, probe: probe))
  }
}

private struct ProbedOffset: ViewModifier, Animatable {
  var offset: CGSize
  let probe: PresentedValueProbe<CGSize>

  var animatableData: CGSize.AnimatableData {
    get { offset.animatableData }
    set { offset.animatableData = newValue }
  }

  func body(content: Content) -> some View {
    probe.value = offset
    return content.offset(offset)
  }
}
