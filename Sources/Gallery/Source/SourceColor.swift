// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// The components of a color such as `Color(red: 0.2, green: 0.4, blue: 1, opacity: 0.5)` or
/// `Color(hue: 0.6, saturation: 1, brightness: 1)` in Swift source.
nonisolated package struct SourceColor: Equatable, Sendable {
  package enum Model: CaseIterable, Sendable {
    case rgb, hsb

    /// The labels of the arguments.
    var labels: [String] {
      self == .rgb ? ["red", "green", "blue"] : ["hue", "saturation", "brightness"]
    }
  }

  package let model: Model
  /// The position of the first byte of the first component.
  package let offset: Int
  /// The text from the first component to the last one.
  package let text: String
  /// Red, green and blue, or hue, saturation and brightness.
  package let components: [Double]
  /// 1 if the source has none.
  package let opacity: Double
  /// The columns of `Color` in its line.
  package let columns: Range<Int>

  package var range: Range<Int> { offset..<offset + text.utf8.count }

  /// All colors in a line.
  package static func all(in spans: [SourceSpan]) -> [SourceColor] {
    var colors: [SourceColor] = []
    var column = 0
    for (index, span) in spans.enumerated() {
      defer { column += span.text.count }
      guard span.kind == .type, span.text == "Color", index + 6 < spans.count else { continue }
      let parts = spans[(index + 1)...].prefix(8).map(\.text)
      let model = Model.allCases.first { model in
        let labels = model.labels
        return parts[0] == "(\(labels[0]): " && parts[2] == ", \(labels[1]): "
          && parts[4] == ", \(labels[2]): "
      }
      let values = [parts[1], parts[3], parts[5]].compactMap(Double.init)
      guard let model, values.count == 3 else { continue }
      let opacity = parts.count > 7 && parts[6] == ", opacity: " ? Double(parts[7]) : nil
      colors.append(
        SourceColor(
          model: model, offset: spans[index + 2].offset,
          text: parts[1...(opacity == nil ? 5 : 7)].joined(), components: values,
          opacity: opacity ?? 1, columns: column..<column + 5))
    }
    return colors
  }

  /// The text with other components and opacity. An opacity of 1 is left out, unless the source has
  /// one.
  package func text(_ components: [Double], opacity: Double) -> String {
    let texts = components.map { SourceLiteral.text($0, digits: 3) }
    var result = "\(texts[0]), \(model.labels[1]): \(texts[1]), \(model.labels[2]): \(texts[2])"
    if opacity < 1 || text.contains("opacity") {
      result += ", opacity: " + SourceLiteral.text(opacity, digits: 3)
    }
    return result
  }

  /// Red, green and blue of components.
  package func rgb(_ components: [Double]) -> [Double] {
    guard model == .hsb else { return components }
    let (hue, saturation, brightness) = (components[0], components[1], components[2])
    return [5.0, 3, 1].map { offset in
      let sector = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(sector, 4 - sector, 1)))
    }
  }

  /// The components of red, green and blue.
  package func components(rgb: [Double]) -> [Double] {
    guard model == .hsb else { return rgb }
    let (red, green, blue) = (rgb[0], rgb[1], rgb[2])
    let (largest, smallest) = (max(red, green, blue), min(red, green, blue))
    let range = largest - smallest
    guard range > 0 else { return [0, 0, largest] }
    let sector =
      largest == red
      ? (green - blue) / range
      : largest == green ? (blue - red) / range + 2 : (red - green) / range + 4
    return [(sector < 0 ? sector + 6 : sector) / 6, range / largest, largest]
  }
}
