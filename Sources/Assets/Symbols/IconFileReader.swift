// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Motion
import Pictures

/// Reads an icon's SVG file.
///
/// Supported are filled paths, circles, ellipses and rectangles with transforms. The view box is
/// mapped to 16 by 16 units. Colors are ignored; files with other elements are rejected.
struct IconFileReader {
  private var parts: [Icon] = []
  private var box = CGRect(x: 0, y: 0, width: Icon.side, height: Icon.side)
  private var isValid = true
  /// The transforms of the open elements, after the identity; the last one is current.
  private var transforms: [CGAffineTransform] = [.identity]

  /// The maximum size of a file in bytes.
  private static let largestFile = 1 << 18

  /// Nil if the file is not well-formed, has unsupported elements, or is larger than 256 KiB.
  static func icon(_ bytes: [UInt8]) -> Icon? {
    guard bytes.count <= largestFile else { return nil }
    var (reader, tags) = (IconFileReader(), XMLTagReader(bytes))
    while let tag = tags.next() {
      if tag.opens { reader.open(tag.name, tag.attributes) }
      if tag.closes { reader.transforms.removeLast() }
    }
    guard tags.isComplete, reader.isValid, !reader.parts.isEmpty else { return nil }
    let box = reader.box
    let scale = Icon.side / max(box.size.width, box.size.height)
    return Icon(joining: reader.parts).applying(
      CGAffineTransform(
        a: scale, b: 0, c: 0, d: scale,
        tx: (Icon.side - box.size.width * scale) / 2 - box.origin.x * scale,
        ty: (Icon.side - box.size.height * scale) / 2 - box.origin.y * scale))
  }

  private mutating func open(_ name: String, _ attributes: [String: String]) {
    var transform = transforms.last ?? .identity
    if let text = attributes["transform"] {
      if let localTransform = Self.matrix(text) {
        transform = localTransform.concatenating(transform)
      } else {
        isValid = false
      }
    }
    transforms.append(transform)
    func number(_ key: String) -> Double { attributes[key].flatMap { Double($0) } ?? 0 }
    var builder = OutlineBuilder()
    switch name {
    case "svg":
      let numbers = attributes["viewBox"].map(Self.numbers) ?? []
      if numbers.count == 4, numbers[2] > 0, numbers[3] > 0 {
        box = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
      }
    case "g", "title", "desc": break
    case "path":
      let data = PathDataParser(attributes["d"] ?? "")
      isValid = isValid && data.isComplete
      builder = data.builder
    case "circle", "ellipse":
      let (rx, ry) = name == "circle" ? (number("r"), number("r")) : (number("rx"), number("ry"))
      builder.addEllipse(
        in: CGRect(
          x: number("cx") - rx, y: number("cy") - ry, width: 2 * rx, height: 2 * ry))
    case "rect":
      builder.addRoundedRect(
        CGRect(x: number("x"), y: number("y"), width: number("width"), height: number("height")),
        radii: CornerRadii(attributes["rx"] == nil ? number("ry") : number("rx")),
        corners: .circular)
    default: isValid = false
    }
    guard !builder.elements.isEmpty else { return }
    let rule: FillRule = attributes["fill-rule"] == "evenodd" ? .evenOdd : .nonZero
    let part = Icon(builder.outline.applying(transform), rule)
    // Some icons contain the same path twice.
    if !parts.contains(where: { $0.outline == part.outline }) { parts.append(part) }
  }

  private static func numbers(_ text: String) -> [Double] {
    text.split { " ,\n\t".contains($0) }.compactMap { Double($0) }
  }

  /// Parses a single `matrix`, `translate` or `scale`.
  private static func matrix(_ text: String) -> CGAffineTransform? {
    guard let open = text.firstIndex(of: "("), let close = text.lastIndex(of: ")"), open < close
    else { return nil }
    let n = numbers(String(text[text.index(after: open)..<close]))
    switch (text[..<open].trimmed, n.count) {
    case ("matrix", 6):
      return CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
    case ("translate", 1...2):
      return CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: n[0], ty: n.count > 1 ? n[1] : 0)
    case ("scale", 1...2):
      return CGAffineTransform(a: n[0], b: 0, c: 0, d: n.count > 1 ? n[1] : n[0], tx: 0, ty: 0)
    default: return nil
    }
  }
}
