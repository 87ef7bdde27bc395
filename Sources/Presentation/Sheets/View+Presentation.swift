// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation
@_spi(ViewTree) public import Scrolling
@_spi(ViewTree) public import ViewCore
@_spi(ViewTree) public import Views

extension View {
  /// Changes the configuration of the enclosing sheet.
  func configuringSheet(_ change: @escaping (inout SheetConfiguration) -> Void) -> some View {
    transformPreference(SheetConfigurationKey.self, change)
  }

  /// Sets the heights at which the enclosing sheet settles after a drag.
  ///
  /// The sheet opens at the lowest detent. An empty set is the same as `large` alone.
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    configuringSheet { $0.detents = detents }
  }

  /// Sets the heights at which the enclosing sheet settles after a drag, and binds the current one.
  ///
  /// - Parameters:
  ///   - detents: The heights. An empty set is the same as `large` alone.
  ///   - selection: The current detent. A value that is not in the set is ignored.
  public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    let selected = DetentSelection(selection)
    return configuringSheet {
      $0.detents = detents
      $0.selection = selected
    }
  }

  /// Sets whether the enclosing sheet shows a drag indicator; by default if it has several detents.
  public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    configuringSheet { $0.indicator = visibility }
  }

  /// Sets the radius of the top corners of the enclosing sheet, in points; nil for the default of
  /// 10.
  public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    configuringSheet { $0.cornerRadius = cornerRadius }
  }

  /// Disables the dismissal of the enclosing sheet by a drag, by Escape, and by a tap beside the
  /// sheet.
  ///
  /// Below the lowest detent a drag then has rubber-band resistance.
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    configuringSheet { $0.isDismissDisabled = isDisabled }
  }

  /// Sets the background of the enclosing sheet, popover or full-screen cover to a style.
  ///
  /// If several views set a background, that of the innermost view applies. The views behind a cover are seen through a
  /// translucent one, but receive no touches.
  public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
    let background = PresentationBackground(Rectangle().fill(style), comparing: style)
    return configuringSheet { $0.background = $0.background ?? background }
  }

  /// Sets the background of the enclosing sheet, popover or full-screen cover to a view.
  ///
  /// If several views set a background, that of the innermost view applies.
  public func presentationBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    let background = PresentationBackground(
      content().frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment))
    return configuringSheet { $0.background = $0.background ?? background }
  }

  /// Sets whether the views behind the enclosing sheet receive touches; they are not dimmed then.
  public func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View {
    configuringSheet { $0.interaction = interaction }
  }

  /// Sets the kind of presentation in place of the enclosing popover in a window of compact width.
  public func presentationCompactAdaptation(
    _ adaptation: PresentationAdaptation
  ) -> some View {
    preference(key: PresentationAdaptationKey.self, value: adaptation)
  }

  /// Sets the kind of presentation in place of the enclosing popover in a window of compact width.
  ///
  /// - Note: Differs from SwiftUI: `verticalAdaptation` is ignored.
  public func presentationCompactAdaptation(
    horizontal horizontalAdaptation: PresentationAdaptation,
    vertical verticalAdaptation: PresentationAdaptation
  ) -> some View {
    presentationCompactAdaptation(horizontalAdaptation)
  }
}
