// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Motion
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// Options side by side on a track, with a thumb that springs to the selected one.
///
/// Releasing a touch on an option selects it. A touch that begins on the thumb drags it and selects
/// each option on the path; the thumb is smaller while it is dragged.
struct SegmentedControl: View {
  let options: PickerOptions
  @State private var geometry = TrackGeometry()
  /// The index of the option under the touch; nil without a touch.
  @State private var touchedIndex: Int?
  @State private var isDraggingThumb = false
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.systemVersion) private var version

  private var count: Int { max(options.views.count, 1) }

  var body: some View {
    let thumb = AnimatablePair<CGFloat, CGFloat>(
      CGFloat(options.selectedIndex ?? 0), isDraggingThumb ? 1 : 0)
    HStack(spacing: 0) {
      ForEach(options.views.indices, id: \.self) { index in
        SegmentTitle.view(of: options.views[index])
          .foregroundStyle(titleColor(isSelected: index == options.selectedIndex))
          .font(.system(size: 13, weight: index == options.selectedIndex ? .semibold : .medium))
          .lineLimit(1)
          .padding(.horizontal, 6)
          .frame(maxWidth: .infinity)
          .accessibilityElement(children: .combine)
          .opacity(opacity(of: index))
          .animation(.easeOut(duration: 0.2), value: touchedIndex)
      }
    }
    .frame(height: 32)
    .background {
      SegmentedControlLeaf(
        count: count, hasSelection: options.selectedIndex != nil, thumb: thumb, geometry: geometry
      )
      .animation(.snappy(duration: 0.3), value: thumb)
    }
    .contentShape(Rectangle())
    .gesture(
      ControlDragGesture().tracking { drag in
        updateTouch(drag)
      } ended: { _ in
        if let touchedIndex, !isDraggingThumb { options.select(touchedIndex) }
        endTouch()
      } cancelled: {
        endTouch()
      }
    )
    .keyboardTarget(
      FocusTarget(
        radius: version == .iOS26 ? 16 : 9,
        move: { direction in
          switch direction {
          case .up: options.moveSelection(by: -1)
          case .down: options.moveSelection(by: 1)
          case .left: options.moveSelection(by: geometry.isMirrored ? 1 : -1)
          case .right: options.moveSelection(by: geometry.isMirrored ? -1 : 1)
          }
        }, control: { options.description }))
  }

  private func titleColor(isSelected: Bool) -> Color {
    let defaults = SegmentedControlDefaults.current
    return (isSelected ? defaults.selectedTitle : nil) ?? defaults.title ?? .primary
  }

  private func opacity(of index: Int) -> Double {
    guard isEnabled else { return 0.4 }
    return touchedIndex == index && !isDraggingThumb && index != options.selectedIndex ? 0.4 : 1
  }

  private func updateTouch(_ drag: DragGesture.Value) {
    let width = max(geometry.width / CGFloat(count), 1)
    let index = min(
      max(Int((geometry.position(drag.location.x) / width).rounded(.down)), 0), count - 1)
    if touchedIndex == nil { isDraggingThumb = index == options.selectedIndex }
    if touchedIndex != index { touchedIndex = index }
    if isDraggingThumb { options.select(index) }
  }

  private func endTouch() {
    touchedIndex = nil
    isDraggingThumb = false
  }
}
