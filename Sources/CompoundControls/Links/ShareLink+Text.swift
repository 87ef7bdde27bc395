// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls
public import Foundation
@_spi(ViewTree) public import ViewCore
@_spi(ViewTree) public import Views

extension ShareLink
where Data == CollectionOfOne<String>, PreviewImage == Never, PreviewIcon == Never {
  /// Creates a link with a label that shares a text.
  public init(
    item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(CollectionOfOne(item), subject: subject, message: message, label: label())
  }
}

extension ShareLink
where
  Data == CollectionOfOne<String>, PreviewImage == Never, PreviewIcon == Never,
  Label == DefaultShareLinkLabel
{
  /// Creates a link with the standard label that shares a text.
  public init(item: String, subject: Text? = nil, message: Text? = nil) {
    self.init(
      CollectionOfOne(item), subject: subject, message: message,
      label: DefaultShareLinkLabel(title: Text("Share…")))
  }

  /// Creates a link with a localized title that shares a text.
  public init(
    _ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(
      CollectionOfOne(item), subject: subject, message: message,
      label: DefaultShareLinkLabel(title: Text(titleKey)))
  }

  /// Creates a link with a title that is not localized, for sharing a text.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, item: String, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(
      CollectionOfOne(item), subject: subject, message: message,
      label: DefaultShareLinkLabel(title: Text(title)))
  }
}

extension ShareLink
where Data.Element == String, PreviewImage == Never, PreviewIcon == Never {
  /// Creates a link with a label that shares texts.
  public init(
    items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(items, subject: subject, message: message, label: label())
  }
}

extension ShareLink
where
  Data.Element == String, PreviewImage == Never, PreviewIcon == Never,
  Label == DefaultShareLinkLabel
{
  /// Creates a link with the standard label that shares texts.
  public init(items: Data, subject: Text? = nil, message: Text? = nil) {
    self.init(
      items, subject: subject, message: message,
      label: DefaultShareLinkLabel(title: Text("Share…")))
  }

  /// Creates a link with a localized title that shares texts.
  public init(
    _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(
      items, subject: subject, message: message,
      label: DefaultShareLinkLabel(title: Text(titleKey)))
  }
}

extension ShareLink
where Data == CollectionOfOne<URL>, PreviewImage == Never, PreviewIcon == Never {
  /// Creates a link with a label that shares a URL.
  public init(
    item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(CollectionOfOne(item), subject: subject, message: message, label: label())
  }
}

extension ShareLink
where
  Data == CollectionOfOne<URL>, PreviewImage == Never, PreviewIcon == Never,
  Label == DefaultShareLinkLabel
{
  /// Creates a link with the standard label that shares a URL.
  public init(item: URL, subject: Text? = nil, message: Text? = nil) {
    self.init(
      CollectionOfOne(item), subject: subject, message: message,
      label: DefaultShareLinkLabel(title: Text("Share…")))
  }

  /// Creates a link with a localized title that shares a URL.
  public init(
    _ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(
      CollectionOfOne(item), subject: subject, message: message,
      label: DefaultShareLinkLabel(title: Text(titleKey)))
  }

  /// Creates a link with a title that is not localized, for sharing a URL.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, item: URL, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(
      CollectionOfOne(item), subject: subject, message: message,
      label: DefaultShareLinkLabel(title: Text(title)))
  }
}

extension ShareLink
where Data.Element == URL, PreviewImage == Never, PreviewIcon == Never {
  /// Creates a link with a label that shares URLs.
  public init(
    items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(items, subject: subject, message: message, label: label())
  }
}

extension ShareLink
where
  Data.Element == URL, PreviewImage == Never, PreviewIcon == Never,
  Label == DefaultShareLinkLabel
{
  /// Creates a link with the standard label that shares URLs.
  public init(items: Data, subject: Text? = nil, message: Text? = nil) {
    self.init(
      items, subject: subject, message: message,
      label: DefaultShareLinkLabel(title: Text("Share…")))
  }

  /// Creates a link with a localized title that shares URLs.
  public init(
    _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(
      items, subject: subject, message: message,
      label: DefaultShareLinkLabel(title: Text(titleKey)))
  }
}
