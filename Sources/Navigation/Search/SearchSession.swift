// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// A search, shared by the modifier that offers it and by the search bar of the page.
@MainActor
final class SearchSession: ViewBound {
  var storage: ObjectIdentifier?
  /// The properties of the newest view.
  var settings: SearchSettings?
  private let source = DependencySource()
  private var state = false

  /// Whether the user is searching: from the focus of the bar until Cancel.
  var isActive: Bool {
    source.recordRead()
    return state
  }

  func setActive(_ isActive: Bool) {
    guard isActive != state else { return }
    state = isActive
    source.invalidateReaders()
    if let isPresented = settings?.isPresented, isPresented.wrappedValue != isActive {
      isPresented.wrappedValue = isActive
    }
  }

  /// Ends the search: clears the text.
  func dismiss() {
    if let text = settings?.text, !text.wrappedValue.isEmpty { text.wrappedValue = "" }
    settings?.tokens?.removeAll()
    setActive(false)
  }

  func viewReleased() { settings = nil }
}

extension SearchSession: Equatable {
  nonisolated static func == (a: SearchSession, b: SearchSession) -> Bool { a === b }
}

/// The values set by a `searchable` modifier and those around it.
struct SearchSettings {
  var text: Binding<String>
  var isPresented: Binding<Bool>?
  var prompt: Text?
  var staysVisible = false
  /// Whether the bar is at the bottom of the page.
  var isAtBottom = false
  var scopes: AnyView?
  var scopeActivation = SearchScopeActivation.automatic
  var focus: SearchFocus?
  var suggestions: AnyView?
  var submit: (() -> Void)?
  var tokens: SearchTokens?
}
