// Part of Snapback, under the MIT licence; see LICENSE.

public import Motion
@_spi(ViewTree) public import ViewCore

/// A view modifier with animatable values.
public protocol AnimatableModifier: Animatable, ViewModifier {}
