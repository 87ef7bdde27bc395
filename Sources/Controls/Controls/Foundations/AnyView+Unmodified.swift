// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) package import ViewCore

extension AnyView {
  /// The view inside of all modifiers and other erased types.
  package var unmodified: any View {
    var view = storage.content
    while true {
      if let erased = view as? AnyView {
        view = erased.storage.content
      } else if let modified = view as? any ModifiedView {
        view = modified.modifiedView
      } else {
        return view
      }
    }
  }
}

@MainActor
private protocol ModifiedView {
  var modifiedView: any View { get }
}

extension ModifiedContent: ModifiedView where Content: View, Modifier: ViewModifier {
  fileprivate var modifiedView: any View { content }
}
