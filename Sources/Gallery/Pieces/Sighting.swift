// Part of Snapback, under the MIT licence; see LICENSE.

import Snapback

/// Where a thing was last seen, on its way or at rest: what a hand needs to catch it in flight.
final class Sighting<Value> {
  var value: Value

  init(_ value: Value) {
    self.value = value
  }
}

extension View {
  /// Moves the view by an offset, and notes where it is seen while the offset is on its way.
  func offset(_ offset: CGSize, seenBy sighting: Sighting<CGSize>) -> some View {
    modifier(SeenOffset(offset: offset, sighting: sighting))
  }
}

private struct SeenOffset: ViewModifier, Animatable {
  var offset: CGSize
  let sighting: Sighting<CGSize>

  var animatableData: CGSize.AnimatableData {
    get { offset.animatableData }
    set { offset.animatableData = newValue }
  }

  func body(content: Content) -> some View {
    sighting.value = offset
    return content.offset(offset)
  }
}
