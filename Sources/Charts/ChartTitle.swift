// Part of Snapback, under the MIT licence; see LICENSE.

import Authoring

/// The title of an axis.
struct ChartTitle {
  /// The side of the plot.
  enum Side {
    case above, below, left, right

    init(_ position: AnnotationPosition, isX: Bool) {
      if position.x != 0, position.y == 0, !isX {
        self = position.x < 0 ? .left : .right
      } else if isX {
        self = position.y < 0 && !position.isAutomatic ? .above : .below
      } else {
        self = position.y > 0 ? .below : .above
      }
    }
  }

  let view: AnyView
  let side: Side
  let alignment: Alignment
  let spacing: CGFloat
}

/// A plot with the titles of its axes around it.
struct ChartTitles<Content: View>: View {
  let titles: [ChartTitle]
  @ViewBuilder let content: Content

  var body: some View {
    VStack(spacing: 0) {
      row(.above, .bottom)
      HStack(spacing: 0) {
        column(.left, .trailing)
        content
        column(.right, .leading)
      }
      row(.below, .top)
    }
  }

  private func row(_ side: ChartTitle.Side, _ edge: Edge.Set) -> some View {
    ForEach(Array(titles.enumerated()), id: \.offset) { _, title in
      if title.side == side {
        styled(title).padding(edge, title.spacing)
          .frame(maxWidth: .infinity, alignment: title.alignment)
      }
    }
  }

  private func column(_ side: ChartTitle.Side, _ edge: Edge.Set) -> some View {
    ForEach(Array(titles.enumerated()), id: \.offset) { _, title in
      if title.side == side {
        QuarterTurn { styled(title).fixedSize().rotationEffect(.degrees(-90)) }
          .padding(edge, title.spacing)
          .frame(maxHeight: .infinity, alignment: title.alignment)
      }
    }
  }

  private func styled(_ title: ChartTitle) -> some View {
    title.view.font(.caption).foregroundStyle(.secondary)
  }
}

/// Has the size of a view that is turned by 90°.
struct QuarterTurn: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let size = subviews.first?.sizeThatFits(.unspecified) ?? .zero
    return CGSize(width: size.height, height: size.width)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    subviews.first?.place(
      at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: .unspecified)
  }
}
