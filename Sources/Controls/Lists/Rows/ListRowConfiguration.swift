// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Scrolling
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// The list settings of one row, as traits of its elements; nil fields are not set.
struct ListRowConfiguration: Equatable {
  var insets: EdgeInsets?
  /// The visibility of the line above the row.
  var topSeparator: Visibility?
  /// The visibility of the line below the row.
  var bottomSeparator: Visibility?
  /// The visibility of the line below the last row of a section.
  var sectionSeparator: Visibility?
  /// Whether the row fills its cell and draws the insets and the background of the cell itself.
  var fillsCell: Bool?

  var traits: Traits { Traits(values: [ObjectIdentifier(ListRowConfiguration.self): self]) }
}

extension ListRowConfiguration {
  /// This configuration, with those of the section where it is nil.
  func completed(by section: ListRowConfiguration) -> ListRowConfiguration {
    ListRowConfiguration(
      insets: insets ?? section.insets, topSeparator: topSeparator ?? section.topSeparator,
      bottomSeparator: bottomSeparator ?? section.bottomSeparator,
      sectionSeparator: section.sectionSeparator, fillsCell: fillsCell)
  }
}

extension Element {
  /// The list settings of the row; those of inner modifiers override those of outer ones.
  final var listRowConfiguration: ListRowConfiguration {
    var configuration = ListRowConfiguration()
    var element = self
    while true {
      if element.hasTraits,
        let inner = element.traits.values[ObjectIdentifier(ListRowConfiguration.self)]
          as? ListRowConfiguration
      {
        configuration.insets = inner.insets ?? configuration.insets
        configuration.topSeparator = inner.topSeparator ?? configuration.topSeparator
        configuration.bottomSeparator = inner.bottomSeparator ?? configuration.bottomSeparator
        configuration.sectionSeparator = inner.sectionSeparator ?? configuration.sectionSeparator
        configuration.fillsCell = inner.fillsCell ?? configuration.fillsCell
      }
      guard let child = element.wrappedContent else { return configuration }
      element = child
    }
  }
}
