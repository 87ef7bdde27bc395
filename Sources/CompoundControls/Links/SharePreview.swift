// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) public import Views

/// The title under which an item is shared.
///
/// - Note: Differs from SwiftUI: the images are not shown.
public struct SharePreview<Image, Icon> {
  let title: Text
}

extension SharePreview where Image == Never, Icon == Never {
  /// Creates a preview with a localized title.
  public init(_ titleKey: LocalizedStringKey) {
    self.init(title: Text(titleKey))
  }

  /// Creates a preview with a title that is not localized.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) {
    self.init(title: Text(title))
  }
}

extension SharePreview where Image == Never {
  /// Creates a preview with a localized title and an icon, which is not shown.
  public init(_ titleKey: LocalizedStringKey, icon: Icon) {
    self.init(title: Text(titleKey))
  }

  /// Creates a preview with a title that is not localized and an icon, which is not shown.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, icon: Icon) {
    self.init(title: Text(title))
  }
}

extension SharePreview {
  /// Creates a preview with a localized title, an image and an icon, which are not shown.
  public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) {
    self.init(title: Text(titleKey))
  }

  /// Creates a preview with a title that is not localized, an image and an icon, which are not shown.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: Image, icon: Icon) {
    self.init(title: Text(title))
  }
}

extension SharePreview where Icon == Never {
  /// Creates a preview with a localized title and an image, which is not shown.
  public init(_ titleKey: LocalizedStringKey, image: Image) {
    self.init(title: Text(titleKey))
  }

  /// Creates a preview with a title that is not localized and an image, which is not shown.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: Image) {
    self.init(title: Text(title))
  }
}

extension SharePreview {
  /// Creates a preview with a text as its title, an image and an icon, which are not shown.
  public init(_ title: Text, image: Image, icon: Icon) {
    self.init(title: title)
  }
}

extension SharePreview where Image == Never {
  /// Creates a preview with a text as its title and an icon, which is not shown.
  public init(_ title: Text, icon: Icon) {
    self.init(title: title)
  }
}

extension SharePreview where Icon == Never {
  /// Creates a preview with a text as its title and an image, which is not shown.
  public init(_ title: Text, image: Image) {
    self.init(title: title)
  }
}

extension SharePreview where Image == Never, Icon == Never {
  /// Creates a preview with a text as its title.
  public init(_ title: Text) {
    self.init(title: title)
  }
}
