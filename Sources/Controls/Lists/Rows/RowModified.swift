// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// A view with a modifier of list rows. Around several rows, such as a `ForEach` or a `Section`, the
/// modifier applies to each of them, with state of its own.
struct _RowModified<Content: View, Modifier: ViewModifier>: View {
  let content: Content
  let modifier: Modifier

  var body: some View {
    if let group = content as? any RowGroup {
      group.distributing(modifier)
    } else {
      content.modifier(modifier)
    }
  }
}
