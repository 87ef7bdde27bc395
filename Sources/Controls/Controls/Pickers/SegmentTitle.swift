// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// The title of an option of a segmented control: a text or an image, whose modifiers have no effect
/// there, as in UIKit. Other views are shown as they are.
@MainActor
enum SegmentTitle {
  static func view(of option: AnyView) -> AnyView {
    title(of: option).map { AnyView($0) } ?? image(of: option).map { AnyView($0) } ?? option
  }

  private static func title(of view: any View) -> Text? {
    (core(of: view) as? Text).map { Text(verbatim: $0.string) }.flatMap {
      $0.string.isEmpty ? nil : $0
    }
  }

  private static func image(of view: any View) -> Image? { core(of: view) as? Image }

  /// The view inside all modifiers.
  private static func core(of view: any View) -> any View {
    var view = view
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
