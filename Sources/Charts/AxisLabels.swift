// Part of Snapback, under the MIT licence; see LICENSE.

import Authoring

/// A label of an axis.
struct AxisLabel: Identifiable {
  let id: Int
  /// The position along the axis, as a fraction from the left or the top.
  let fraction: CGFloat
  let isCentered: Bool
  let view: AnyView
}

/// The labels of an axis, in a row or column.
struct AxisLabels: View {
  let labels: [AxisLabel]
  let axis: Axis
  /// The space between the ends of the scale and those of the plot.
  let inset: ChartSettings.PlotInset

  var body: some View {
    AxisLabelLayout(
      axis: axis, inset: inset, fractions: labels.map(\.fraction),
      areCentered: labels.map(\.isCentered)
    ) {
      ForEach(labels) { $0.view.fixedSize() }
    }
    .font(.caption2)
    .foregroundStyle(.secondary)
  }
}

/// Places labels at fractions of the length of an axis.
private struct AxisLabelLayout: Layout {
  let axis: Axis
  let inset: ChartSettings.PlotInset
  let fractions: [CGFloat]
  let areCentered: [Bool]

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    let width = sizes.map(\.width).max() ?? 0
    let height = sizes.map(\.height).max() ?? 0
    return axis == .horizontal
      ? CGSize(width: proposal.width ?? width, height: height)
      : CGSize(width: width, height: proposal.height ?? height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for (index, subview) in subviews.enumerated() where index < fractions.count {
      let size = subview.sizeThatFits(.unspecified)
      if axis == .horizontal {
        var x = bounds.minX + inset.position(fractions[index], bounds.width)
        x += areCentered[index] ? -size.width / 2 : 3
        subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: .unspecified)
      } else {
        // Fractions are from the top, the beginning of the scale at the bottom.
        let y =
          bounds.maxY - inset.position(1 - fractions[index], bounds.height) - size.height / 2
        subview.place(at: CGPoint(x: bounds.minX, y: y), proposal: .unspecified)
      }
    }
  }
}

/// The plot between the labels of its axes: the subviews are the labels at the left, the plot, the
/// labels at the right, those above and those below.
struct ChartFrame: Layout {
  static let gap: CGFloat = 5
  /// The axis along which the plot scrolls with its labels, whose space it has, too; nil for none.
  var scrollAxis: Axis?

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: CGSize(width: 300, height: 200))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    guard subviews.count == 5 else { return }
    func length(_ index: Int, _ axis: Axis) -> CGFloat {
      let size = subviews[index].sizeThatFits(.unspecified)
      let length = axis == .horizontal ? size.width : size.height
      return length > 0 ? length + Self.gap : 0
    }
    let (left, right) = (length(0, .horizontal), length(2, .horizontal))
    let (top, bottom) = (length(3, .vertical), length(4, .vertical))
    let plot = CGRect(
      x: bounds.minX + left, y: bounds.minY + top, width: max(0, bounds.width - left - right),
      height: max(0, bounds.height - top - bottom))
    func place(_ index: Int, _ rect: CGRect) {
      subviews[index].place(at: rect.origin, proposal: ProposedViewSize(rect.size))
    }
    place(0, CGRect(x: bounds.minX, y: plot.minY, width: left, height: plot.height))
    switch scrollAxis {
    case .horizontal:
      place(1, CGRect(x: plot.minX, y: bounds.minY, width: plot.width, height: bounds.height))
    case .vertical:
      place(1, CGRect(x: bounds.minX, y: plot.minY, width: bounds.width, height: plot.height))
    case nil: place(1, plot)
    }
    place(
      2, CGRect(x: plot.maxX + Self.gap, y: plot.minY, width: right, height: plot.height))
    place(3, CGRect(x: plot.minX, y: bounds.minY, width: plot.width, height: top))
    place(
      4, CGRect(x: plot.minX, y: plot.maxY + Self.gap, width: plot.width, height: bottom))
  }
}
