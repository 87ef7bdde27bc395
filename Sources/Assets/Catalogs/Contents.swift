// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Pictures

/// A `Contents.json` of an asset catalog, as far as we read it (Apple's Asset Catalog Format
/// Reference).
struct Contents: Decodable {
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

  /// Reads the file in a folder.
  static func read(in folder: String) -> Result<Contents, Problem> {
    do throws(PictureError) {
      let bytes = try FileBytes.read(folder + "/Contents.json")
      do {
        return .success(try JSONDecoder().decode(Contents.self, from: Data(bytes)))
      } catch {
        return .failure(Problem(reason: "it is not as Xcode writes it"))
      }
    } catch {
      return .failure(Problem(reason: "it cannot be read"))
    }
  }

  struct Problem: Error {
    var reason: String
  }

  static func providesNamespace(_ folder: String) -> Bool {
    guard case .success(let contents) = read(in: folder) else { return false }
    return contents.properties?.isNamespace ?? false
  }
}

extension Contents {
  /// Whether an entry is for the dark appearance alone, the light one alone, or any; nil where it
  /// is for high contrast, which we have not.
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

  /// Idioms in the order in which we take them.
  static let idioms = ["universal", "iphone", "ipad", "mac"]

  /// Of entries the ones for an appearance: made for it, or else for any; and of these the ones of
  /// the best idiom.
  static func best<Entry>(
    _ entries: [Entry], isDark: Bool, _ facts: (Entry) -> (idiom: String?, [Appearance]?)
  ) -> [Entry] {
    func fitting(_ wanted: Bool?) -> [Entry] {
      entries.filter { entry in
        guard let appearance = Contents.isDark(facts(entry).1) else { return false }
        return appearance == wanted
      }
    }
    let made = fitting(isDark)
    let any = fitting(nil)
    let candidates = made.isEmpty ? (any.isEmpty ? fitting(!isDark) : any) : made
    func rank(_ entry: Entry) -> Int {
      Contents.idioms.firstIndex(of: facts(entry).idiom ?? "universal") ?? Contents.idioms.count
    }
    let best = candidates.map(rank).min()
    return candidates.filter { rank($0) == best }
  }
}
