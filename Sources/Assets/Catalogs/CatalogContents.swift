// Part of Snapback, under the MIT licence; see LICENSE.

/// The supported subset of an asset catalog's `Contents.json` (Apple's Asset Catalog Format
/// Reference).
struct CatalogContents: Decodable {
  struct Appearance: Decodable {
    var appearance: String?
    var value: String?
  }

  struct Image: Decodable {
    var filename: String?
    var idiom: String?
    var scale: String?
    var appearances: [Appearance]?
  }

  struct ColorEntry: Decodable {
    var color: CatalogColor?
    var idiom: String?
    var appearances: [Appearance]?
  }

  struct Properties: Decodable {
    var rendering: String?
    var isNamespace: Bool?

    enum CodingKeys: String, CodingKey {
      case rendering = "template-rendering-intent"
      case isNamespace = "provides-namespace"
    }
  }

  var images: [Image]?
  var colors: [ColorEntry]?
  var properties: Properties?

  /// Returns whether a folder of a catalog provides a namespace for the names in it.
  static func providesNamespace(_ folder: String) -> Bool {
    (try? read(in: folder))?.properties?.isNamespace ?? false
  }
}

extension CatalogContents {
  /// Returns whether an entry is for the dark appearance (true), the light one (false), or any (inner nil); nil
  /// if it is for high contrast, which is not supported.
  static func isDark(_ appearances: [Appearance]?) -> Bool?? {
    var isDark: Bool?
    for entry in appearances ?? [] {
      switch (entry.appearance, entry.value) {
      case ("luminosity", "dark"): isDark = true
      case ("luminosity", _): isDark = false
      default: return nil
      }
    }
    return .some(isDark)
  }

  /// The device idioms in order of preference.
  static let idioms = ["universal", "iphone", "ipad", "mac"]

  /// The entries that fit an appearance best: those for it, otherwise those for any, otherwise
  /// those for the other one; and of these the ones of the preferred idiom.
  static func best<Entry>(
    _ entries: [Entry], isDark: Bool, _ facts: (Entry) -> (idiom: String?, [Appearance]?)
  ) -> [Entry] {
    func matching(_ wanted: Bool?) -> [Entry] {
      entries.filter { entry in
        guard let appearance = CatalogContents.isDark(facts(entry).1) else { return false }
        return appearance == wanted
      }
    }
    let exact = matching(isDark)
    let any = matching(nil)
    let candidates = exact.isEmpty ? (any.isEmpty ? matching(!isDark) : any) : exact
    func rank(_ entry: Entry) -> Int {
      CatalogContents.idioms.firstIndex(of: facts(entry).idiom ?? "universal")
        ?? CatalogContents.idioms.count
    }
    let best = candidates.map(rank).min()
    return candidates.filter { rank($0) == best }
  }
}
