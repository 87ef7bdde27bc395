// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls
import Drawing
import Foundation
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// The label of a tab in the tab bar. Symbols have their filled variant unless the label sets other
/// variants.
struct TabBarItem: View {
  let parts: [AnyView]
  let isSelected: Bool
  /// Whether the title is below the icon; a label without an icon always shows it.
  let showsTitle: Bool

  var body: some View {
    let (shown, hidden) = partition
    VStack(spacing: 1) {
      ForEach(shown.indices, id: \.self) { index in
        part(shown[index])
      }
    }
    .background {
      SpokenTitle(title: ForEach(hidden.indices, id: \.self) { hidden[$0] })
    }
    .labelStyle(TabItemLabelStyle(showsTitle: showsTitle))
    .symbolVariant(.fill)
    .font(TabBarItem.titleFont)
    .foregroundStyle(style)
  }

  /// The parts of the label that are shown, and those that are only spoken.
  private var partition: (shown: [AnyView], hidden: [AnyView]) {
    let parts = LabelParts.parts(of: self.parts)
    let icons = parts.filter { $0.labelImage != nil }
    if showsTitle || icons.isEmpty { return (parts, []) }
    return (icons, parts.filter { $0.labelImage == nil })
  }

  private var style: AnyTabStyle {
    let defaults = BarDefaults.current.tab
    if isSelected { return defaults.selected.map { AnyTabStyle($0) } ?? AnyTabStyle(.tint) }
    return AnyTabStyle(defaults.unselected ?? Color.gray)
  }

  /// 10 points, medium weight, as in UIKit.
  static let titleFont = Font.system(size: 10, weight: .medium)
  static let iconFont = Font.system(size: 20)

  @ViewBuilder
  private func part(_ view: AnyView) -> some View {
    if view.labelImage != nil {
      view.font(TabBarItem.iconFont).frame(height: 26)
    } else {
      view
    }
  }
}

/// A title that assistive technologies read where it is not shown.
private struct SpokenTitle<Title: View>: View {
  let title: Title

  var body: some View {
    title.fixedSize().frame(width: 0, height: 0).clipped()
  }
}

/// Shows the icon of a label above its title.
private struct TabItemLabelStyle: LabelStyle {
  let showsTitle: Bool

  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 1) {
      configuration.icon.font(TabBarItem.iconFont).frame(height: 26)
        .background { if !showsTitle { SpokenTitle(title: configuration.title) } }
      if showsTitle { configuration.title }
    }
  }
}

/// A type-erased shape style.
private struct AnyTabStyle: ShapeStyle {
  private let style: any ShapeStyle

  init(_ style: any ShapeStyle) {
    self.style = style
  }

  func _resolve(_ context: _StyleContext) -> _ResolvedStyle { style._resolve(context) }
}
