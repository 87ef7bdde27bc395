// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) package import ViewCore
@_spi(ViewTree) import Views

/// Makes a link to a page with the options of a picker. A navigation stack sets it.
package struct OptionsLink {
  /// Returns the link: the title of the page, the label of the link, and the page.
  package var make: @MainActor (String?, AnyView, AnyView) -> AnyView

  package init(make: @escaping @MainActor (String?, AnyView, AnyView) -> AnyView) {
    self.make = make
  }
}

private enum OptionsLinkKey: EnvironmentKey {
  static var defaultValue: OptionsLink? { nil }
}

extension EnvironmentValues {
  /// Makes links to pages with options; nil outside of navigation stacks.
  package var optionsLink: OptionsLink? {
    get { self[OptionsLinkKey.self] }
    set { self[OptionsLinkKey.self] = newValue }
  }
}

/// Shows the selected option in a link to a page with all options, on which choosing one goes back.
/// Outside of navigation stacks it is disabled.
struct LinkPicker<Label: View>: View {
  let options: PickerOptions
  let label: Label
  let currentValueLabel: AnyView?
  @Environment(\.optionsLink) private var link
  @Environment(\.hidesLabels) private var hidesLabels

  var body: some View {
    if let link {
      let title = (label as? Text)?.string
      link.make(title, AnyView(row), AnyView(OptionsPage(options: options)))
    } else {
      Button {
      } label: {
        row
      }.disabled(true)
    }
  }

  private var row: some View {
    HStack {
      if !hidesLabels { label }
      Spacer(minLength: 8)
      Group {
        if let currentValueLabel {
          currentValueLabel
        } else if let index = options.selectedIndex {
          options.views[index]
        }
      }
      .foregroundStyle(.secondary)
      .outsideOfList()
    }
  }

  init(options: PickerOptions, label: Label, currentValueLabel: AnyView?) {
    self.options = options
    self.label = label
    self.currentValueLabel = currentValueLabel
  }
}

/// The page with the options of a picker.
private struct OptionsPage: View {
  let options: PickerOptions
  @Environment(\.dismiss) private var dismiss

  init(options: PickerOptions) { self.options = options }

  var body: some View {
    List {
      InlinePicker(
        options: PickerOptions(views: options.views, selectedIndex: options.selectedIndex) {
          options.select($0)
          dismiss()
        })
    }
  }
}
