// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Snapback

extension VectorDrawing {
  /// The drawing as an SVG document of its size, on a background.
  func svg(background: Color) -> String {
    var clips: [CGRect] = []
    var lines = items.map { item in
      switch item {
      case .fill(let path, let color):
        return "<path d=\"\(Self.data(path))\" \(Self.paint("fill", color))/>"
      case .stroke(let path, let color, let style, let clip):
        var attributes = [
          Self.paint("stroke", color), "fill=\"none\"",
          "stroke-width=\"\(Self.text(style.lineWidth))\"",
          "stroke-linecap=\"\(Self.name(style.lineCap))\"",
          "stroke-linejoin=\"\(Self.name(style.lineJoin))\"",
        ]
        if !style.dash.isEmpty {
          let dashes = style.dash.map(Self.text).joined(separator: " ")
          attributes.append("stroke-dasharray=\"\(dashes)\"")
        }
        if let clip {
          let index = clips.firstIndex(of: clip) ?? clips.count
          if index == clips.count { clips.append(clip) }
          attributes.append("clip-path=\"url(#clip\(index))\"")
        }
        return "<path d=\"\(Self.data(path))\" \(attributes.joined(separator: " "))/>"
      case .text(let label): return Self.text(label)
      }
    }
    let width = Self.text(size.width)
    let height = Self.text(size.height)
    let definitions = clips.enumerated().map { index, rect in
      "<clipPath id=\"clip\(index)\"><path d=\"\(Self.data(Path(rect)))\"/></clipPath>"
    }
    lines.insert(
      "<rect width=\"\(width)\" height=\"\(height)\" \(Self.paint("fill", background))/>", at: 0)
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
      viewBox="0 0 \(width) \(height)" font-family="sans-serif">
      \((["<defs>"] + definitions + ["</defs>"] + lines).joined(separator: "\n"))
      </svg>

      """
  }

  /// A number with at most two digits after the point.
  private static func text(_ number: CGFloat) -> String {
    let rounded = (Double(number) * 100).rounded() / 100
    guard rounded.isFinite else { return "0" }
    return rounded == rounded.rounded() && abs(rounded) < 1e15 ? "\(Int(rounded))" : "\(rounded)"
  }

  private static func text(_ point: CGPoint) -> String { text(point.x) + " " + text(point.y) }

  private static func data(_ path: Path) -> String {
    var parts: [String] = []
    func append(_ element: Path.Element) {
      switch element {
      case .move(let point): parts.append("M" + text(point))
      case .line(let point): parts.append("L" + text(point))
      case .quadCurve(let point, let control):
        parts.append("Q\(text(control)) \(text(point))")
      case .curve(let point, let control1, let control2):
        parts.append("C\(text(control1)) \(text(control2)) \(text(point))")
      case .closeSubpath: parts.append("Z")
      }
    }
    path.forEach(append)
    return parts.joined()
  }

  private static func paint(_ attribute: String, _ color: Color) -> String {
    let resolved = color.resolve(in: EnvironmentValues())
    let bytes = [resolved.red, resolved.green, resolved.blue].map {
      Int((min(max($0, 0), 1) * 255).rounded())
    }
    let hex = bytes.map { String(format: "%02x", $0) }.joined()
    let opacity =
      resolved.opacity < 1 ? " \(attribute)-opacity=\"\(text(CGFloat(resolved.opacity)))\"" : ""
    return "\(attribute)=\"#\(hex)\"\(opacity)"
  }

  private static func text(_ label: Label) -> String {
    let anchor = label.anchor.x < 0.25 ? "start" : label.anchor.x > 0.75 ? "end" : "middle"
    // The ascent of most fonts is about 0.93 of their size, the descent 0.24.
    let lineHeight = label.size * 1.17
    let baseline = label.point.y - lineHeight * label.anchor.y + label.size * 0.93
    let escaped = label.text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
    let weight = label.isBold ? " font-weight=\"500\"" : ""
    return "<text x=\"\(text(label.point.x))\" y=\"\(text(baseline))\" "
      + "font-size=\"\(text(label.size))\" text-anchor=\"\(anchor)\"\(weight) "
      + "\(paint("fill", label.color))>\(escaped)</text>"
  }

  private static func name(_ cap: CGLineCap) -> String {
    switch cap {
    case .butt: "butt"
    case .round: "round"
    case .square: "square"
    @unknown default: "butt"
    }
  }

  private static func name(_ join: CGLineJoin) -> String {
    switch join {
    case .miter: "miter"
    case .round: "round"
    case .bevel: "bevel"
    @unknown default: "miter"
    }
  }
}
