// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// The orientation of the device in a preview.
public enum InterfaceOrientation: Hashable, Sendable, CaseIterable {
  case portrait
  case portraitUpsideDown
  case landscapeLeft
  case landscapeRight
}
