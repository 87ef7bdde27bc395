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

  private static func title(of option: AnyView) -> Text? {
    (option.unmodified as? Text).map { Text(verbatim: $0.string) }.flatMap {
      $0.string.isEmpty ? nil : $0
    }
  }

  private static func image(of option: AnyView) -> Image? { option.unmodified as? Image }
}
