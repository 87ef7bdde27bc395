// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// The settings that the content of a sheet makes for the sheet; nil fields are not set.
struct SheetConfiguration: Equatable {
  var detents: Set<PresentationDetent>?
  var selection: DetentSelection?
  var indicator: Visibility?
  var cornerRadius: CGFloat?
  var isDismissDisabled: Bool?
  var background: PresentationBackground?
  var interaction: PresentationBackgroundInteraction?
  var contentInteraction: PresentationContentInteraction?

  var withoutBackground: SheetConfiguration {
    var copy = self
    copy.background = nil
    return copy
  }
}

/// A binding to the selected detent, compared by the value at its creation.
struct DetentSelection: Equatable {
  let binding: Binding<PresentationDetent>
  private let value: PresentationDetent

  init(_ binding: Binding<PresentationDetent>) {
    self.binding = binding
    value = binding.wrappedValue
  }

  static func == (a: DetentSelection, b: DetentSelection) -> Bool { a.value == b.value }
}

/// Merges the configurations of the views in a sheet: for each setting the first view that sets it.
struct SheetConfigurationKey: PreferenceKey {
  static var defaultValue: SheetConfiguration { SheetConfiguration() }

  static func reduce(value: inout SheetConfiguration, nextValue: () -> SheetConfiguration) {
    let next = nextValue()
    value.detents = value.detents ?? next.detents
    value.selection = value.selection ?? next.selection
    value.indicator = value.indicator ?? next.indicator
    value.cornerRadius = value.cornerRadius ?? next.cornerRadius
    value.isDismissDisabled = value.isDismissDisabled ?? next.isDismissDisabled
    value.background = value.background ?? next.background
    value.interaction = value.interaction ?? next.interaction
    value.contentInteraction = value.contentInteraction ?? next.contentInteraction
  }
}
