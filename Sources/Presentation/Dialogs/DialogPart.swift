// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// The role of an element in a dialog, as a trait. An element without it is a text field.
enum DialogPart {
  case header
  case button(ButtonRole?)

  var traits: Traits { Traits(values: [ObjectIdentifier(DialogPart.self): self]) }
}
