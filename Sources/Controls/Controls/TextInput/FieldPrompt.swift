// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) package import Views

/// The text that is shown while a text field is empty.
package struct FieldPrompt {
  var text: Text?

  package init(text: Text? = nil) {
    self.text = text
  }
}
