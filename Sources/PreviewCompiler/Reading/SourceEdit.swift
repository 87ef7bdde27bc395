// Part of Snapback, under the MIT licence; see LICENSE.

/// The replacement of a range of a source's bytes in the text that is compiled.
struct SourceEdit {
  var range: Range<Int>
  var text: String

  static func removal(of range: Range<Int>) -> SourceEdit { SourceEdit(range: range, text: "") }

  static func insertion(of text: String, at offset: Int) -> SourceEdit {
    SourceEdit(range: offset..<offset, text: text)
  }
}
