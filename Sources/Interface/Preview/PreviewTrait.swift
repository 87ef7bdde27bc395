// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation
public import ViewCore
@_spi(ViewTree) import Views

/// A layout, an orientation or a modifier of a `#Preview`.
public struct PreviewTrait<T>: Sendable {
  /// Applies the trait to the previewed view.
  fileprivate let apply: @MainActor @Sendable (AnyView) -> AnyView
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// The size of the device's screen.
  public static var defaultLayout: PreviewTrait { PreviewTrait { $0 } }
  /// The size of the view.
  public static var sizeThatFitsLayout: PreviewTrait {
    PreviewTrait { AnyView($0.previewLayout(.sizeThatFits)) }
  }
  /// A fixed size in points.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait {
    PreviewTrait { AnyView($0.previewLayout(.fixed(width: width, height: height))) }
  }

  /// An upright device.
  public static var portrait: PreviewTrait { orientation(.portrait) }
  /// A device on its head.
  public static var portraitUpsideDown: PreviewTrait { orientation(.portraitUpsideDown) }
  /// A device on its left side.
  public static var landscapeLeft: PreviewTrait { orientation(.landscapeLeft) }
  /// A device on its right side.
  public static var landscapeRight: PreviewTrait { orientation(.landscapeRight) }

  /// A modifier of the previewed view, which may provide data for it.
  public static func modifier(_ modifier: some PreviewModifier) -> PreviewTrait {
    nonisolated(unsafe) let modifier = modifier
    return PreviewTrait { AnyView(ModifiedPreview(modifier: modifier, content: $0)) }
  }

  private static func orientation(_ value: InterfaceOrientation) -> PreviewTrait {
    PreviewTrait { AnyView($0.previewInterfaceOrientation(value)) }
  }
}

extension View {
  /// Applies the traits of a `#Preview`, in order. The compiled copy of a previewed file calls it.
  public func _previewTraits(_ traits: PreviewTrait<Preview.ViewTraits>...) -> AnyView {
    traits.reduce(AnyView(self)) { $1.apply($0) }
  }
}
