// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) package import ViewCore
@_spi(ViewTree) import Views

extension ViewHost {
  /// The keyboard focus of the host's views.
  package var focus: FocusSession { service() }

  /// Moves the focus to where focus states say, after the views have been updated.
  func applyFocusBindings() {
    afterPass { [link] in
      guard let host = link.host, let element = host.root?.rootElement else { return }
      host.focus.applyBindings(in: element)
    }
  }
}
