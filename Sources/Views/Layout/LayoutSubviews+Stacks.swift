// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
@_spi(ViewTree) import ViewCore

extension LayoutProperties {
  static func stack(_ axis: Axis) -> LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = axis
    return properties
  }
}

extension LayoutSubviews {
  @MainActor
  private func row(
    _ axis: Axis, _ spacing: CGFloat?, _ alignment: AlignmentKey, _ proposal: ProposedViewSize
  ) -> LinearArrangement {
    LinearArrangement(elements, axis, spacing: spacing, alignment: alignment, proposal)
  }

  func size(
    _ axis: Axis, _ spacing: CGFloat?, _ alignment: AlignmentKey, _ proposal: ProposedViewSize
  ) -> CGSize {
    MainActor.unsafelyAssumed { row(axis, spacing, alignment, proposal).size }
  }

  func place(
    _ axis: Axis, _ spacing: CGFloat?, _ alignment: AlignmentKey, _ proposal: ProposedViewSize,
    in bounds: CGRect
  ) {
    MainActor.unsafelyAssumed {
      place(
        row(axis, spacing, alignment, proposal.placing(axis, in: bounds.size)).placements,
        in: bounds)
    }
  }
}
