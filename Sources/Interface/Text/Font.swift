// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
public import Foundation

/// A font: a style or a size, and what was changed of it.
public struct Font: Hashable, Sendable {
  enum Base: Hashable, Sendable {
    case style(TextStyle)
    case size(CGFloat)
    case custom(String, CGFloat)
  }

  let base: Base
  var design: Design?
  var weight: Weight?
  var isItalic = false
  var hasMonospacedDigits = false
  var hasSmallCaps = false

  init(_ base: Base, design: Design? = nil, weight: Weight? = nil) {
    self.base = base
    self.design = design
    self.weight = weight
  }

  /// The system's font in a size in points. A size that is not positive, or not finite, draws nothing.
  public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil
  ) -> Font {
    Font(.size(size), design: design, weight: weight)
  }

  /// The system's font in a style.
  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font {
    Font(.style(style), design: design, weight: weight)
  }

  /// A font by the name of its family, in points; the system's where there is none of the name.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    Font(.custom(name, size))
  }

  /// A font by the name of its family, in points; the system's where there is none of the name.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(.custom(name, fixedSize))
  }

  /// In points.
  var size: CGFloat {
    switch base {
    case .style(let style): style.size
    case .size(let size), .custom(_, let size): size
    }
  }

  var family: String? {
    if case .custom(let name, _) = base { name } else { nil }
  }

  /// What it weighs where nothing else was asked for.
  var ownWeight: Weight {
    if let weight { return weight }
    return if case .style(.headline) = base { .semibold } else { .regular }
  }
}

extension Font {
  public func weight(_ weight: Weight) -> Font { changed { $0.weight = weight } }
  public func bold() -> Font { weight(.bold) }
  public func italic() -> Font { changed { $0.isItalic = true } }
  public func monospaced() -> Font { changed { $0.design = .monospaced } }
  /// With digits that are all equally wide, so that a number that changes stays where it is.
  public func monospacedDigit() -> Font { changed { $0.hasMonospacedDigits = true } }
  public func smallCaps() -> Font { changed { $0.hasSmallCaps = true } }

  private func changed(_ change: (inout Font) -> Void) -> Font {
    var font = self
    change(&font)
    return font
  }
}
