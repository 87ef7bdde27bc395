// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// The settings of a line between rows; nil fields are not set.
struct ListSeparator: Equatable {
  var visibility: Visibility?
  var tint: Tint?

  /// A color of a line; nil for that of the style.
  struct Tint: Equatable {
    let color: Color?
  }

  func completed(by outer: ListSeparator) -> ListSeparator {
    ListSeparator(visibility: visibility ?? outer.visibility, tint: tint ?? outer.tint)
  }

  func rowTraits(_ edges: VerticalEdge.Set) -> Traits {
    let (top, bottom) = (
      edges.contains(.top) ? self : .init(), edges.contains(.bottom) ? self : .init()
    )
    return ListRowConfiguration(top: top, bottom: bottom).traits
  }

  func sectionTraits(_ edges: VerticalEdge.Set) -> Traits {
    ListRowConfiguration(section: edges.contains(.bottom) ? self : ListSeparator()).traits
  }
}

/// The list settings of one row, as traits of its elements; nil fields are not set.
struct ListRowConfiguration: Equatable {
  var insets: EdgeInsets?
  /// The line above the row.
  var top = ListSeparator()
  /// The line below the row.
  var bottom = ListSeparator()
  /// The line below the last row of a section.
  var section = ListSeparator()
  /// The space before and after a section.
  var sectionSpacing: SectionSpacing?
  /// Whether the row fills its cell and draws the insets and the background of the cell itself.
  var fillsCell: Bool?
  /// Whether the row has a background in place of the card.
  var hasBackground: Bool?

  /// A space between sections in points; nil for that of the list's style.
  struct SectionSpacing: Equatable {
    let length: CGFloat?
  }

  var traits: Traits { Traits(values: [ObjectIdentifier(ListRowConfiguration.self): self]) }

  /// This configuration, with another one where it is nil.
  func completed(by outer: ListRowConfiguration) -> ListRowConfiguration {
    ListRowConfiguration(
      insets: insets ?? outer.insets, top: top.completed(by: outer.top),
      bottom: bottom.completed(by: outer.bottom), section: section.completed(by: outer.section),
      sectionSpacing: sectionSpacing ?? outer.sectionSpacing,
      fillsCell: fillsCell ?? outer.fillsCell, hasBackground: hasBackground ?? outer.hasBackground)
  }
}

extension Element {
  /// The list settings of the row. Inner modifiers override outer ones.
  final var listRowConfiguration: ListRowConfiguration {
    var configuration = ListRowConfiguration()
    var element = self
    while true {
      if element.hasTraits,
        let inner = element.traits.values[ObjectIdentifier(ListRowConfiguration.self)]
          as? ListRowConfiguration
      {
        configuration = inner.completed(by: configuration)
      }
      guard let child = element.wrappedContent else { return configuration }
      element = child
    }
  }
}
