// Part of Snapback, under the MIT licence; see LICENSE.

/// The replacement of a range of a source's bytes in the text that is compiled.
package struct SourceEdit: Sendable {
  package var range: Range<Int>
  package var text: String

  package init(range: Range<Int>, text: String) { (self.range, self.text) = (range, text) }

  static func removal(of range: Range<Int>) -> SourceEdit { SourceEdit(range: range, text: "") }

  static func insertion(of text: String, at offset: Int) -> SourceEdit {
    SourceEdit(range: offset..<offset, text: text)
  }
}
