// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Motion
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) package import ViewCore
@_spi(ViewTree) import ViewEffects
@_spi(ViewTree) import Views

/// Options on a wheel that is scrolled, decelerates, and stops at an option.
package struct WheelPicker: View {
  let options: PickerOptions
  /// The index of the centered option.
  @State private var centeredIndex: Int?
  @Environment(\.colorScheme) private var scheme
  private let alignment: Alignment
  private let hasBackground: Bool
  /// A number whose change scrolls back to the selected option.
  private let corrections: Int

  package init(
    options: PickerOptions, alignment: Alignment = .center, hasBackground: Bool = true,
    corrections: Int = 0
  ) {
    self.options = options
    self.alignment = alignment
    self.hasBackground = hasBackground
    self.corrections = corrections
  }

  package var body: some View {
    ScrollView {
      LazyVStack(spacing: 0) {
        ForEach(options.views.indices, id: \.self) { index in
          row(index)
        }
      }
      .scrollTargetLayout()
    }
    .contentMargins(.vertical, (PickerDrum.height - PickerDrum.rowHeight) / 2, for: .scrollContent)
    .scrollTargetBehavior(.viewAligned)
    .scrollPosition(id: $centeredIndex, anchor: .center)
    .scrollIndicators(.hidden)
    .onScrollPhaseChange { _, phase in
      if phase == .idle, let centeredIndex, centeredIndex != options.selectedIndex {
        options.select(centeredIndex)
      }
    }
    .modifier(
      _ScrollRequestModifier { requests in
        // A wheel is a control: it does not move the sheet that it is in, and does not scroll the page.
        requests.sharesDrags = false
        requests.observers = []
      }
    )
    .onChange(of: options.selectedIndex, initial: true) { old, new in
      guard centeredIndex != new else { return }
      withAnimation(old == new ? nil : .snappy) { centeredIndex = new }
    }
    .onChange(of: corrections) {
      withAnimation(.snappy) { centeredIndex = options.selectedIndex }
    }
    .frame(height: PickerDrum.height)
    .background { if hasBackground { selectionBackground } }
    .keyboardTarget(
      FocusTarget(
        radius: 8,
        move: { direction in
          switch direction {
          case .up, .left: options.moveSelection(by: -1)
          case .down, .right: options.moveSelection(by: 1)
          }
        }, control: { options.description(label: nil) }))
  }

  private func row(_ index: Int) -> some View {
    options.views[index]
      .font(.system(size: 21))
      .lineLimit(1)
      .frame(maxWidth: .infinity, alignment: alignment)
      .frame(height: PickerDrum.rowHeight)
      .contentShape(Rectangle())
      .onTapGesture { withAnimation(.snappy) { centeredIndex = index } }
      .visualEffect { content, proxy in
        let drum = PickerDrum(distance: proxy.frame(in: .scrollView).midY - PickerDrum.height / 2)
        return
          content
          .scaleEffect(x: 1, y: drum.verticalScale)
          .offset(y: drum.offset)
          .opacity(drum.opacity)
      }
  }

  /// The background of the centered option.
  private var selectionBackground: some View {
    RoundedRectangle(cornerRadius: 8, style: .continuous)
      .fill(Color.gray.opacity(scheme == .dark ? 0.24 : 0.12))
      .frame(height: 34)
      .padding(.horizontal, 9)
  }
}
