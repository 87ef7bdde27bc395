// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation

/// A value that an item provider can be made of.
public protocol NSItemProviderWriting {
  /// What of it is carried. Not for calling or implementing.
  var _carried: any Transferable { get }
}

/// A type of values that an item provider can give back.
public protocol NSItemProviderReading {
  /// Out of what was carried. Not for calling or implementing.
  static func _make(_ value: Any) -> Any?
}

extension String: NSItemProviderWriting, NSItemProviderReading {
  public var _carried: any Transferable { self }
  public static func _make(_ value: Any) -> Any? { value as? String }
}

extension URL: NSItemProviderWriting, NSItemProviderReading {
  public var _carried: any Transferable { self }
  public static func _make(_ value: Any) -> Any? { value as? URL }
}

extension NSString: NSItemProviderWriting, NSItemProviderReading {
  public static func _make(_ value: Any) -> Any? { (value as? String).map { NSString(string: $0) } }
  public var _carried: any Transferable { String(describing: self) }
}

extension NSURL: NSItemProviderWriting, NSItemProviderReading {
  public static func _make(_ value: Any) -> Any? {
    (value as? URL).flatMap { NSURL(string: $0.absoluteString) }
  }
  public var _carried: any Transferable {
    URL(string: absoluteString) ?? URL(fileURLWithPath: "/")
  }
}

/// What a drag carries, for programs of before `Transferable`.
public final class NSItemProvider {
  let value: (any Transferable)?
  let types: [UTType]

  /// Carries nothing.
  public init() {
    value = nil
    types = []
  }

  public init(object: any NSItemProviderWriting) {
    let value = object._carried
    self.value = value
    types = value is URL ? [.url] : [.utf8PlainText]
  }

  /// Carries the place of a file; nil for none.
  public convenience init?(contentsOf fileURL: URL?) {
    guard let fileURL else { return nil }
    self.init(transferring: fileURL, types: [.fileURL])
  }

  init(transferring value: any Transferable, types: [UTType]) {
    self.value = value
    self.types = types
  }

  /// The bytes of what it carries.
  var data: Data { Data((value as? String ?? (value as? URL)?.absoluteString ?? "").utf8) }

  public var registeredTypeIdentifiers: [String] { types.map(\.identifier) }

  public func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    let type = UTType(exportedAs: typeIdentifier)
    return types.contains { $0.conforms(to: type) }
  }

  public func canLoadObject<T: NSItemProviderReading>(ofClass aClass: T.Type) -> Bool {
    loaded(aClass) != nil
  }

  /// Hands over what it carries, before it returns; nil where that is of another type.
  @discardableResult
  public func loadObject<T: NSItemProviderReading>(
    ofClass aClass: T.Type, completionHandler: @escaping (T?, (any Error)?) -> Void
  ) -> Progress {
    completionHandler(loaded(aClass), nil)
    return Progress(totalUnitCount: 1)
  }

  private func loaded<T: NSItemProviderReading>(_ type: T.Type) -> T? {
    value.flatMap { type._make($0) as? T }
  }
}
