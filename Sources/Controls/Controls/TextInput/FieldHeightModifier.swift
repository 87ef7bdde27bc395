// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// Limits the height of a text field to the lines that `lineLimit` allows and reserves.
struct _FieldHeightModifier: ElementModifier {
  typealias Body = Never

  func wrap(_ child: Element, _ node: Node) -> FieldHeightElement {
    FieldHeightElement(child, node)
  }

  func update(_ element: FieldHeightElement, _ pass: UpdatePass) {
    let values = EnvironmentValues(element.node.environment)
    var limit = FieldHeightElement.Limit()
    limit.font = values.textAppearance.description(at: values.dynamicTypeSize)
    limit.lineSpacing = Double(values.lineSpacing)
    limit.most = values.lineLimit
    limit.least = max(1, values.paragraph.reservedLines)
    element.set(limit)
  }
}

/// An element that is as high as its content, within a number of lines.
final class FieldHeightElement: UnaryElement {
  struct Limit: Equatable {
    var font = FontDescription(size: 17)
    var lineSpacing = 0.0
    var least = 1
    var most: Int?
  }

  private var limit = Limit()

  func set(_ limit: Limit) {
    guard limit != self.limit else { return }
    self.limit = limit
    setNeedsLayout()
  }

  /// The height of a field with the given number of lines; of 1000 for more.
  private func height(ofLines count: Int) -> CGFloat {
    let newlines = String(repeating: "\n", count: min(max(count, 1), 1000) - 1)
    var text = StyledText([StyledText.Run(newlines, font: limit.font)])
    text.lineSpacing = limit.lineSpacing
    let metrics = host.resources.text.prepared(text).metrics(width: nil, height: nil)
    return EditableTextElement.height(ofText: metrics.size.height)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    var size = child.size(ProposedViewSize(width: proposal.width, height: nil))
    size.height = max(size.height, height(ofLines: limit.least))
    if let most = limit.most { size.height = min(size.height, height(ofLines: most)) }
    if let proposed = proposal.height, proposed < size.height {
      size.height = max(proposed, height(ofLines: 1))
    }
    return size
  }

  override func placement(in size: CGSize, _ proposal: ProposedViewSize) -> ElementPlacement {
    let proposal = ProposedViewSize(size)
    return ElementPlacement(child, CGPoint.zero, ViewDimensions(size, proposal, child))
  }
}
