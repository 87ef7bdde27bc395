// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation
import Motion

/// The layout of an `HStack`.
public struct HStackLayout: Layout {
  public var alignment: VerticalAlignment
  public var spacing: CGFloat?

  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  public static var layoutProperties: LayoutProperties { .stack(.horizontal) }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    subviews.size(.horizontal, spacing, alignment.key, proposal)
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    subviews.place(.horizontal, spacing, alignment.key, proposal, in: bounds)
  }
}

/// The layout of a `VStack`.
public struct VStackLayout: Layout {
  public var alignment: HorizontalAlignment
  public var spacing: CGFloat?

  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  public static var layoutProperties: LayoutProperties { .stack(.vertical) }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    subviews.size(.vertical, spacing, alignment.key, proposal)
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    subviews.place(.vertical, spacing, alignment.key, proposal, in: bounds)
  }
}

/// The layout of a `ZStack`.
public struct ZStackLayout: Layout {
  public var alignment: Alignment

  public init(alignment: Alignment = .center) {
    self.alignment = alignment
  }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let (elements, alignment) = (subviews.elements, alignment)
    return MainActor.unsafelyAssumed { StackPile(elements, alignment, proposal).size }
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let (elements, alignment) = (subviews.elements, alignment)
    MainActor.unsafelyAssumed {
      subviews.place(StackPile(elements, alignment, proposal).placings, in: bounds)
    }
  }
}

extension LayoutProperties {
  fileprivate static func stack(_ axis: Axis) -> LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = axis
    return properties
  }
}

extension LayoutSubviews {
  @MainActor
  private func row(
    _ axis: Axis, _ spacing: CGFloat?, _ alignment: AlignmentKey, _ proposal: ProposedViewSize
  ) -> StackRow {
    StackRow(elements, axis, spacing: spacing, alignment: alignment, proposal)
  }

  fileprivate func size(
    _ axis: Axis, _ spacing: CGFloat?, _ alignment: AlignmentKey, _ proposal: ProposedViewSize
  ) -> CGSize {
    MainActor.unsafelyAssumed { row(axis, spacing, alignment, proposal).size }
  }

  fileprivate func place(
    _ axis: Axis, _ spacing: CGFloat?, _ alignment: AlignmentKey, _ proposal: ProposedViewSize,
    in bounds: CGRect
  ) {
    MainActor.unsafelyAssumed {
      place(row(axis, spacing, alignment, proposal).placings, in: bounds)
    }
  }
}
