// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) public import ViewCore
@_spi(ViewTree) import Views

extension View {
  /// Sets the level of the view's heading for assistive technologies, which jump from heading to
  /// heading. It makes the view a heading.
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    modifier(
      _AccessibilityModifier(
        properties: AccessibilityProperties(
          role: .heading, headingLevel: level == .unspecified ? nil : Int(level.rawValue))))
  }
}
