// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

final class MenuStackElement: ContainerElement {
  private var separatorColor = ResolvedColor.clear
  private var bandColor = ResolvedColor.clear
  private var hasSeparators = true
  private weak var session: MenuSession?
  /// The number of menus around that of the rows.
  private var level = 0
  private var separators: [CGRect] = []
  private var bands: [CGRect] = []

  /// The height of the band between sections, in points.
  private static let bandHeight: CGFloat = 8

  func configure(_ values: EnvironmentValues) {
    session = values.menu
    level = values.menuLevel
    separatorColor = ControlColors(values).separator
    hasSeparators = values.menuMetrics.hasSeparators
    bandColor = ResolvedColor.black.faded(to: values.colorScheme == .dark ? 0.16 : 0.08)
  }

  private struct RowLayout {
    var placements: [(Element, CGRect)] = []
    var separators: [CGRect] = []
    var bands: [CGRect] = []
    var height: CGFloat = 0
  }

  private func rowLayout(_ width: CGFloat) -> RowLayout {
    var layout = RowLayout()
    var y: CGFloat = 0
    var needsBand = false
    let pixel = 1 / host.scale
    // The first row of a submenu is its title, which is over the row that has opened it.
    let isReversed = level == 0 && session.map { $0.isByPriority && $0.isAbove } ?? false
    for item in isReversed ? layoutItems.reversed() : layoutItems {
      if item.innermostContent is DividerElement {
        layout.placements.append((item, CGRect(x: 0, y: y, width: width, height: 0)))
        needsBand = true
        continue
      }
      let isSection = item.innermostContent is MenuStackElement
      let height = item.size(ProposedViewSize(width: width, height: nil)).height
      if y > 0, height > 0 {
        if needsBand || isSection {
          layout.bands.append(CGRect(x: 0, y: y, width: width, height: Self.bandHeight))
          y += Self.bandHeight
        } else if hasSeparators {
          layout.separators.append(CGRect(x: 0, y: y - pixel, width: width, height: pixel))
        }
      }
      layout.placements.append((item, CGRect(x: 0, y: y, width: width, height: height)))
      y += height
      if height > 0 { needsBand = isSection }
    }
    layout.height = y
    return layout
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let width = proposal.width ?? 250
    return CGSize(width: width, height: rowLayout(width).height)
  }

  override func arrange(in size: CGSize, _ pass: UpdatePass) {
    let layout = rowLayout(size.width)
    for (item, rect) in layout.placements {
      item.place(rect, proposed: ProposedViewSize(width: rect.width, height: nil), pass)
    }
    (separators, bands) = (layout.separators, layout.bands)
  }

  override func draw(_ builder: inout DisplayListBuilder) {
    for rect in bands { builder.fill(RoundedRect(pixelAligned(rect)), .color(bandColor)) }
    for item in children where !(item.innermostContent is DividerElement) { item.render(&builder) }
    for rect in separators {
      builder.fill(RoundedRect(pixelAligned(rect)), .color(separatorColor))
    }
  }
}
