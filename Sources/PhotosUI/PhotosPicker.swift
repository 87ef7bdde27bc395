// Part of Snapback, under the MIT licence; see LICENSE.

public import Authoring
import ViewCore

/// A button that shows the desktop's dialog in which the user chooses photos or videos.
///
/// - Note: Differs from SwiftUI: the photos are files. There is no dialog in rendered images and recordings.
@preconcurrency @MainActor
public struct PhotosPicker<Label: View>: View {
  private let modifier: (Binding<Bool>) -> PhotosPickerModifier
  private let label: Label
  @State private var isPresented = false

  /// The button.
  public var body: some View {
    Button {
      isPresented = true
    } label: {
      label
    }
    .modifier(modifier($isPresented))
  }

  /// Creates a picker of one photo. `preferredItemEncoding` has no effect: a photo has the encoding
  /// of its file.
  public init(
    selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    @ViewBuilder label: () -> Label
  ) {
    self.init(one: selection, filter, label())
  }

  /// Creates a picker of one photo, which has an identifier.
  public init(
    selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary, @ViewBuilder label: () -> Label
  ) {
    self.init(one: selection, filter, isIdentified: true, label())
  }

  /// Creates a picker of several photos: the first `maxSelectionCount` of the chosen ones become the
  /// selection. 0 and nil mean no limit.
  public init(
    selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    @ViewBuilder label: () -> Label
  ) {
    self.init(several: selection, maxSelectionCount, filter, label())
  }

  /// Creates a picker of several photos, which have identifiers: the first `maxSelectionCount` of the
  /// chosen ones become the selection. 0 and nil mean no limit.
  public init(
    selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary, @ViewBuilder label: () -> Label
  ) {
    self.init(several: selection, maxSelectionCount, filter, isIdentified: true, label())
  }

  private init(
    one selection: Binding<PhotosPickerItem?>, _ filter: PHPickerFilter?,
    isIdentified: Bool = false, _ label: Label
  ) {
    self.label = label
    modifier = {
      PhotosPickerModifier(isPresented: $0, filter: filter, isIdentified: isIdentified) {
        selection.wrappedValue = $0.first
      }
    }
  }

  private init(
    several selection: Binding<[PhotosPickerItem]>, _ maximum: Int?, _ filter: PHPickerFilter?,
    isIdentified: Bool = false, _ label: Label
  ) {
    self.label = label
    modifier = {
      PhotosPickerModifier(
        isPresented: $0, filter: filter, maximum: maximum ?? 0, isIdentified: isIdentified
      ) { selection.wrappedValue = $0 }
    }
  }
}

extension PhotosPicker where Label == Text {
  /// Creates a picker of one photo with a localized title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) {
    self.init(one: selection, filter, Text(titleKey))
  }

  /// Creates a picker of one photo with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) {
    self.init(one: selection, filter, Text(title))
  }

  /// Creates a picker of several photos, which have identifiers, with a localized title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<[PhotosPickerItem]>,
    maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary
  ) {
    self.init(several: selection, maxSelectionCount, filter, isIdentified: true, Text(titleKey))
  }

  /// Creates a picker of one photo, which has an identifier, with a localized title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary
  ) {
    self.init(one: selection, filter, isIdentified: true, Text(titleKey))
  }

  /// Creates a picker of several photos with a localized title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<[PhotosPickerItem]>,
    maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) {
    self.init(several: selection, maxSelectionCount, filter, Text(titleKey))
  }

  /// Creates a picker of several photos with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) {
    self.init(several: selection, maxSelectionCount, filter, Text(title))
  }
}
