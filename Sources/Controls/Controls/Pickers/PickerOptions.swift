// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Scrolling
@_spi(ViewTree) package import ViewCore

/// The options of a picker, and the selected one.
package struct PickerOptions {
  let views: [AnyView]
  /// The index of the selected option; nil if the value matches none.
  let selectedIndex: Int?
  let select: (Int) -> Void

  package init(views: [AnyView], selectedIndex: Int?, select: @escaping (Int) -> Void) {
    self.views = views
    self.selectedIndex = selectedIndex
    self.select = select
  }

  /// Selects the option `step` positions further, or the first if none is selected; does nothing
  /// beyond the ends. Returns whether there are options.
  @MainActor
  func moveSelection(by step: Int) -> Bool {
    guard !views.isEmpty else { return false }
    let target = selectedIndex.map { $0 + step } ?? 0
    if views.indices.contains(target) { select(target) }
    return true
  }

  /// The options for assistive technologies, as the views inside of a control.
  @MainActor
  var description: ControlDescription {
    ControlDescription(.picker, select: { select($0) }, selectedIndex: selectedIndex)
  }

  /// The selected option for assistive technologies, as the value of a control.
  @MainActor
  func description(label: String?) -> ControlDescription {
    ControlDescription(.picker, label: label, adjust: { _ = moveSelection(by: $0) })
  }
}
