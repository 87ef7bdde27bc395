// Part of Snapback, under the MIT licence; see LICENSE.

public import Authoring
import CompoundControls
import ViewCore

extension View {
  /// Shows the desktop's dialog in which the user chooses a photo.
  ///
  /// `isPresented` becomes false when the dialog ends; if the user has chosen a photo, it is the
  /// selection then. `preferredItemEncoding` has no effect: a photo has the encoding of its file.
  public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) -> some View {
    modifier(
      PhotosPickerModifier(isPresented: isPresented, filter: filter) {
        if let item = $0.first { selection.wrappedValue = item }
      })
  }

  /// Shows the desktop's dialog in which the user chooses a photo, which has an identifier.
  public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary
  ) -> some View {
    modifier(
      PhotosPickerModifier(isPresented: isPresented, filter: filter, isIdentified: true) {
        if let item = $0.first { selection.wrappedValue = item }
      })
  }

  /// Shows the desktop's dialog in which the user chooses photos, which become the selection.
  ///
  /// - Note: Differs from SwiftUI: the dialog does not limit their number; the first
  ///   `maxSelectionCount` are taken. 0 and nil mean no limit. Earlier selected ones are replaced.
  public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>,
    maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) -> some View {
    modifier(
      PhotosPickerModifier(
        isPresented: isPresented, filter: filter, maximum: maxSelectionCount ?? 0
      ) { selection.wrappedValue = $0 })
  }

  /// Shows the desktop's dialog in which the user chooses photos, which have identifiers and become
  /// the selection.
  ///
  /// - Note: Differs from SwiftUI: the dialog does not limit their number; the first
  ///   `maxSelectionCount` are taken. 0 and nil mean no limit. Earlier selected ones are replaced.
  public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>,
    maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary
  ) -> some View {
    modifier(
      PhotosPickerModifier(
        isPresented: isPresented, filter: filter, maximum: maxSelectionCount ?? 0,
        isIdentified: true
      ) { selection.wrappedValue = $0 })
  }
}

/// Shows the dialog for photos while a binding is true.
struct PhotosPickerModifier: ViewModifier {
  let isPresented: Binding<Bool>
  let filter: PHPickerFilter?
  /// The largest number of photos; 0 for any number.
  var maximum = 1
  /// Whether the chosen items have identifiers.
  var isIdentified = false
  /// Receives the chosen items, at least one.
  let onChoice: ([PhotosPickerItem]) -> Void

  func body(content: Content) -> some View {
    content.modifier(
      FileDialogModifier(isPresented: isPresented) {
        .photos(
          images: filter?.images ?? true, videos: filter?.videos ?? true, multiple: maximum != 1)
      } onEnd: { result in
        guard case .chosen(let files) = result else { return }
        let chosen = maximum > 0 ? Array(files.prefix(maximum)) : files
        onChoice(chosen.map { PhotosPickerItem($0, isIdentified: isIdentified) })
      })
  }
}
