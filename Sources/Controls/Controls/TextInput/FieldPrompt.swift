// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Views

/// The text that is shown while a text field is empty.
struct FieldPrompt {
  var text: Text?
}
