// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Interface
import InterfaceFiles
import Motion
import UIKitViews
@_spi(ViewTree) import ViewCore

/// Colors, fonts and images of a storyboard or nib file.
@MainActor
struct InterfaceResources {
  let file: InterfaceFile

  /// The color of a property; nil if there is none.
  func color(_ key: String, of element: InterfaceElement) -> UIColor? {
    element.value(key).flatMap { $0.name == "color" ? color($0) : nil }
  }

  /// The color that an element is.
  func color(_ element: InterfaceElement) -> UIColor? {
    if let name = element["systemColor"] ?? element["cocoaTouchSystemColor"] {
      if let color = Self.systemColors[name] { return color }
      if let color = resource("systemColor", name)?.child("color") { return literal(color) }
      InterfaceProblems.reportKind("the system color \(name) is unknown", element, in: file)
      return nil
    }
    if let name = element["name"] {
      let copy = resource("namedColor", name)?.child("color").flatMap(literal)
      return Self.hasColor(name) ? UIColor(named: name) : copy ?? UIColor(named: name)
    }
    return literal(element)
  }

  /// Returns whether the project's catalogs have a color.
  private static func hasColor(_ name: String) -> Bool {
    FrameContext.current.host?.resources.assets.color(named: name, isDark: false) != nil
  }

  /// The color that an element has by its components; nil for one that refers to another color.
  private func literal(_ element: InterfaceElement) -> UIColor? {
    let alpha = element.number("alpha") ?? 1
    if let white = element.number("white") { return UIColor(white: white, alpha: alpha) }
    if let red = element.number("red") {
      return UIColor(
        red: red, green: element.number("green") ?? 0, blue: element.number("blue") ?? 0,
        alpha: alpha)
    }
    if let cyan = element.number("cyan") {
      let black = element.number("black") ?? 0
      func part(_ ink: CGFloat) -> CGFloat { (1 - ink) * (1 - black) }
      return UIColor(
        red: part(cyan), green: part(element.number("magenta") ?? 0),
        blue: part(element.number("yellow") ?? 0), alpha: alpha)
    }
    return nil
  }

  /// An entry of the list at the end of the file; nil for none.
  private func resource(_ kind: String, _ name: String) -> InterfaceElement? {
    file.root.list("resources").first { $0.name == kind && $0["name"] == name }
  }

  // MARK: Images

  /// The image with a name, of the project or the system; nil if there is none.
  func image(_ name: String?, catalog: String? = nil) -> UIImage? {
    guard let name, !name.isEmpty else { return nil }
    let isSymbol = (catalog ?? resource("image", name)?["catalog"]) == "system"
    return isSymbol ? UIImage(systemName: name) : UIImage(named: name)
  }

  /// The image of an attribute, or of a child that refers to one; nil if there is none.
  func image(_ key: String, of element: InterfaceElement) -> UIImage? {
    if let reference = element.value(key), reference.name == "imageReference" {
      let image = image(reference["image"], catalog: reference["catalog"])
      return reference["renderingMode"] == "template"
        ? image?.withRenderingMode(.alwaysTemplate) : image
    }
    return image(element[key], catalog: element["catalog"])
  }

  /// The configuration of symbols of a property; nil if there is none.
  func symbolConfiguration(
    _ key: String, of element: InterfaceElement
  ) -> UIImage.SymbolConfiguration? {
    guard let value = element.value(key) else { return nil }
    var configuration: UIImage.SymbolConfiguration?
    if let size = value.number("pointSize") {
      configuration = UIImage.SymbolConfiguration(pointSize: size)
    } else if let font = value.child("fontDescription").flatMap({ font($0) }) {
      configuration = UIImage.SymbolConfiguration(pointSize: font.pointSize)
    }
    let scales: [String: UIImage.SymbolScale] = [
      "small": .small, "medium": .medium, "large": .large,
    ]
    if let scale = value["scale"].flatMap({ scales[$0] }) {
      let scaled = UIImage.SymbolConfiguration(scale: scale)
      configuration = configuration?.applying(scaled) ?? scaled
    }
    let weights: [String: UIImage.SymbolWeight] = [
      "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular,
      "medium": .medium, "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
    ]
    if let weight = value["weight"].flatMap({ weights[$0] }) {
      let weighted = UIImage.SymbolConfiguration(weight: weight)
      configuration = configuration?.applying(weighted) ?? weighted
    }
    return configuration
  }

  // MARK: Fonts

  /// The font of a property; nil if there is none.
  func font(_ key: String, of element: InterfaceElement) -> UIFont? {
    element.value(key).flatMap(font)
  }

  /// The font that an element describes; nil for one without a size.
  func font(_ element: InterfaceElement) -> UIFont? {
    if let style = element["style"], let font = Self.textStyles[style] {
      return UIFont.preferredFont(forTextStyle: font)
    }
    let size = min(2000, element.number("pointSize") ?? element.number("size") ?? 0)
    guard size > 0 else { return nil }
    let name = element["name"] ?? ""
    let suffix = name.split(separator: "-").dropFirst().last.map { $0.lowercased() } ?? ""
    let weight = Self.weights[(element["weight"] ?? suffix).lowercased()]
    if element["type"] == "italicSystem" || suffix.hasSuffix("italic") && isOfSystem(element) {
      return UIFont.italicSystemFont(ofSize: size)
    }
    let isBold = element["type"] == "boldSystem" || element["metaFont"] == "systemBold"
    guard !name.isEmpty, !isOfSystem(element) else {
      return UIFont.systemFont(ofSize: size, weight: weight ?? (isBold ? .bold : .regular))
    }
    return UIFont(name: element["family"] ?? name, size: size)
  }

  /// Returns whether the font is the system's, or one that this system does not have.
  private func isOfSystem(_ element: InterfaceElement) -> Bool {
    let family = element["family"] ?? element["name"] ?? ""
    return family.hasPrefix(".") || family.hasPrefix("Helvetica") || family.hasPrefix("SFUI")
      || element["metaFont"] != nil
  }

  private static let weights: [String: UIFont.Weight] = [
    "ultralight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular,
    "medium": .medium, "semibold": .semibold, "demibold": .semibold, "bold": .bold,
    "heavy": .heavy, "black": .black,
  ]

  private static let textStyles: [String: UIFont.TextStyle] = [
    "UICTFontTextStyleTitle0": .largeTitle, "UICTFontTextStyleTitle1": .title1,
    "UICTFontTextStyleTitle2": .title2, "UICTFontTextStyleTitle3": .title3,
    "UICTFontTextStyleHeadline": .headline, "UICTFontTextStyleSubhead": .subheadline,
    "UICTFontTextStyleBody": .body, "UICTFontTextStyleCallout": .callout,
    "UICTFontTextStyleFootnote": .footnote, "UICTFontTextStyleCaption1": .caption1,
    "UICTFontTextStyleCaption2": .caption2,
  ]
}
