// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// A previewed view with a modifier, as soon as the context of the modifier exists.
struct ModifiedPreview<Modifier: PreviewModifier>: View {
  let modifier: Modifier
  let content: AnyView

  @State private var context: Modifier.Context?
  @State private var failure: String?

  var body: some View {
    if let context {
      modifier.body(content: content, context: context)
    } else if let failure {
      Text(failure).foregroundStyle(.red).padding()
    } else {
      Color.clear.task { await makeContext() }
    }
  }

  private func makeContext() async {
    do {
      context = try await Modifier.makeSharedContext()
    } catch {
      failure = "\(Modifier.self): \(error)"
    }
  }
}
