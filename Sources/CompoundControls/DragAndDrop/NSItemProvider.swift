// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls
public import Foundation

/// A provider of the dragged value, for the API that predates `Transferable`.
/// - Note: Differs from Foundation: it carries one value, which is available at once.
open class NSItemProvider {
  private(set) var value: (any Transferable)?
  private(set) var types: [UTType]
  /// The file whose contents it provides besides its URL; nil for none.
  private var file: URL?

  /// Creates a provider without a value.
  public init() {
    value = nil
    types = []
  }

  /// Creates a provider of a string or a URL.
  public init(object: any NSItemProviderWriting) {
    let value = object._carried
    self.value = value
    types = value is URL ? [.url] : [.utf8PlainText]
  }

  /// Creates a provider of a string, a URL or data as the type with the identifier. Other items, and nil, are not carried,
  /// so that the provider only has the type.
  public init(item: (any NSSecureCoding)?, typeIdentifier: String?) {
    value = (item as? any NSItemProviderWriting)?._carried ?? (item as? NSData).map { $0 as Data }
    types = typeIdentifier.map { [UTType(exportedAs: $0)] } ?? []
  }

  /// Creates a provider of the URL of a file, not of its contents. Returns nil for nil.
  public convenience init?(contentsOf fileURL: URL?) {
    guard let fileURL else { return nil }
    self.init(transferring: fileURL, types: [.fileURL])
  }

  /// Creates a provider of the contents of a file, which has no value if it cannot be read.
  package convenience init(contents file: URL) {
    if let data = try? Data(contentsOfFile: file) {
      self.init(transferring: data, types: [file.fileType])
    } else {
      self.init()
    }
  }

  /// Creates a provider of a file's URL, and of its contents of a type.
  convenience init(file: URL, type: UTType) {
    self.init(transferring: file, types: [.fileURL, type])
    self.file = file
  }

  // All initializers that are not convenient are public, so that subclasses inherit the others.
  convenience init(transferring value: any Transferable, types: [UTType]) {
    self.init()
    self.value = value
    self.types = types
  }

  /// The text or the URL string in UTF-8, or data themselves; empty for other values.
  var data: Data {
    value as? Data ?? Data((value as? String ?? (value as? URL)?.absoluteString ?? "").utf8)
  }

  /// The identifiers of the registered types, the preferred one first.
  public var registeredTypeIdentifiers: [String] { types.map(\.identifier) }

  /// Returns whether a registered type conforms to the type with the identifier.
  public func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    let type = UTType(exportedAs: typeIdentifier)
    return types.contains { $0.conforms(to: type) }
  }

  /// Returns whether the value can be loaded as an object of the class.
  public func canLoadObject<T: NSItemProviderReading>(ofClass aClass: T.Type) -> Bool {
    loadedObject(aClass) != nil
  }

  /// Loads the value as an object of the class, or nil if it is of another type. The completion
  /// handler is called before the method returns, with a nil error.
  @discardableResult
  public func loadObject<T: NSItemProviderReading>(
    ofClass aClass: T.Type, completionHandler: @escaping (T?, (any Error)?) -> Void
  ) -> Progress {
    completionHandler(loadedObject(aClass), nil)
    return Progress(totalUnitCount: 1)
  }

  /// Returns whether the value can be loaded as a value of a type that is bridged to a class, such as `String`
  /// and `URL`.
  public func canLoadObject<T: _ObjectiveCBridgeable>(ofClass aClass: T.Type) -> Bool
  where T._ObjectiveCType: NSItemProviderReading {
    loadedObject(T._ObjectiveCType.self) != nil
  }

  /// Loads the value as one of a type that is bridged to a class, or nil if it is of another type. The
  /// completion handler is called before the method returns, with a nil error.
  @discardableResult
  public func loadObject<T: _ObjectiveCBridgeable>(
    ofClass aClass: T.Type, completionHandler: @escaping (T?, (any Error)?) -> Void
  ) -> Progress where T._ObjectiveCType: NSItemProviderReading {
    let object = loadedObject(T._ObjectiveCType.self)
    completionHandler(object.map { T._unconditionallyBridgeFromObjectiveC($0) }, nil)
    return Progress(totalUnitCount: 1)
  }

  /// Loads the data of the value, in the representation of a type. The completion handler is called
  /// before the method returns, with an error if the value has no such representation.
  @discardableResult
  public func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) -> Progress {
    let requested = UTType(exportedAs: typeIdentifier)
    if let file, !UTType.fileURL.conforms(to: requested),
      hasItemConformingToTypeIdentifier(typeIdentifier)
    {
      do {
        completionHandler(try Data(contentsOfFile: file), nil)
      } catch {
        completionHandler(nil, error)
      }
    } else if hasItemConformingToTypeIdentifier(typeIdentifier) {
      completionHandler(data, nil)
    } else {
      completionHandler(nil, CocoaError(.featureUnsupported))
    }
    return Progress(totalUnitCount: 1)
  }

  private func loadedObject<T: NSItemProviderReading>(_ type: T.Type) -> T? {
    value.flatMap { type._make($0) as? T }
  }
}
