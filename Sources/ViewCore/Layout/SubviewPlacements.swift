// Part of Snapback, under the MIT licence; see LICENSE.

/// The placements that a layout has made so far, by index; nil for a view that is not placed.
@MainActor
final class SubviewPlacements {
  private(set) var placements: [ElementPlacement?]

  init(count: Int) {
    placements = Array(repeating: nil, count: count)
  }

  func set(_ placement: ElementPlacement, at index: Int) {
    placements[index] = placement
  }
}
