// Part of Snapback, under the MIT licence; see LICENSE.

package import Drawing
public import Foundation
@_spi(ViewTree) public import ViewCore

extension Text {
  /// The lines of a text as it is laid out, for a text renderer.
  public struct Layout: RandomAccessCollection, Equatable {
    private let lines: [Line]
    /// Whether part of the text is replaced by an ellipsis.
    public let isTruncated: Bool

    init(lines: [Line], isTruncated: Bool) {
      self.lines = lines
      self.isTruncated = isTruncated
    }

    public var startIndex: Int { lines.startIndex }
    public var endIndex: Int { lines.endIndex }
    public subscript(index: Int) -> Line { lines[index] }

    /// A line of a text: its runs, in their order in the text.
    public struct Line: RandomAccessCollection, Equatable {
      package let runs: [Run]
      /// The left end of the baseline, in points.
      public let origin: CGPoint

      public var startIndex: Int { runs.startIndex }
      public var endIndex: Int { runs.endIndex }
      public subscript(index: Int) -> Run { runs[index] }

      /// The bounds of the line by the metrics of its fonts.
      public var typographicBounds: TypographicBounds {
        TypographicBounds(union: runs.map(\.typographicBounds), at: origin)
      }
    }

    /// A part of a line with the same attributes: its slices, in their order in the text.
    public struct Run: RandomAccessCollection, Equatable {
      package let slices: [RunSlice.Content]
      let attributes: CustomTextAttributes
      let origin: CGPoint
      /// The direction in which the run is read.
      public let layoutDirection: LayoutDirection

      public var startIndex: Int { slices.startIndex }
      public var endIndex: Int { slices.endIndex }
      public subscript(index: Int) -> RunSlice { RunSlice(run: self, indices: index..<index + 1) }

      /// The value of a type that `Text.customAttribute(_:)` has attached; nil if there is none.
      public subscript<T: TextAttribute>(key: T.Type) -> T? { attributes[key] }

      /// The indices of the characters in the text, for each slice.
      public var characterIndices: [CharacterIndex] { slices.map(\.index) }

      /// The bounds of the run by the metrics of its font.
      public var typographicBounds: TypographicBounds {
        TypographicBounds(union: slices.map(\.bounds), at: origin)
      }

      public static func == (one: Run, other: Run) -> Bool {
        one.slices == other.slices && one.attributes == other.attributes
      }
    }

    /// A part of a run: usually the glyphs of one character.
    public struct RunSlice: Equatable {
      /// A character and what is drawn for it.
      package struct Content: Equatable {
        var index: CharacterIndex
        var bounds: TypographicBounds
        package var pieces: [TextLayout.Piece] = []
        /// The paint of pieces without a color.
        package var paint: Paint
      }

      /// The run that contains the slice.
      public let run: Run
      /// The indices of the slice in its run.
      public let indices: Range<Int>

      /// The value of a type that `Text.customAttribute(_:)` has attached; nil if there is none.
      public subscript<T: TextAttribute>(key: T.Type) -> T? { run[key] }

      /// The indices of the characters in the text.
      public var characterIndices: [CharacterIndex] { run.slices[indices].map(\.index) }

      /// The bounds of the slice by the metrics of its font.
      public var typographicBounds: TypographicBounds {
        TypographicBounds(union: run.slices[indices].map(\.bounds), at: run.origin)
      }
    }

    /// The position of a character in a text.
    public struct CharacterIndex: Comparable, Hashable, Strideable, Sendable {
      let offset: Int

      public static func < (one: CharacterIndex, other: CharacterIndex) -> Bool {
        one.offset < other.offset
      }

      /// Returns the number of characters from this one to another.
      public func distance(to other: CharacterIndex) -> Int { other.offset - offset }

      /// Returns the index a number of characters after this one.
      public func advanced(by n: Int) -> CharacterIndex { CharacterIndex(offset: offset + n) }
    }

    /// A box on a baseline, by the metrics of fonts, in points.
    public struct TypographicBounds: Equatable, Sendable {
      /// The left end of the baseline.
      public var origin: CGPoint
      /// The width.
      public var width: CGFloat
      /// The distance of the top from the baseline.
      public var ascent: CGFloat
      /// The distance of the bottom from the baseline.
      public var descent: CGFloat
      /// The space between lines beyond their height.
      public var leading: CGFloat

      /// Creates bounds of no size at 0.
      public init() {
        self.init(origin: .zero, width: 0, ascent: 0, descent: 0)
      }

      init(
        origin: CGPoint, width: CGFloat, ascent: CGFloat, descent: CGFloat, leading: CGFloat = 0
      ) {
        self.origin = origin
        self.width = width
        self.ascent = ascent
        self.descent = descent
        self.leading = leading
      }

      /// The smallest bounds around others; those of no size at `origin` without any.
      init(union parts: [TypographicBounds], at origin: CGPoint) {
        guard let first = parts.first else {
          self.init(origin: origin, width: 0, ascent: 0, descent: 0)
          return
        }
        let left = parts.map(\.origin.x).min() ?? 0
        let right = parts.map { $0.origin.x + $0.width }.max() ?? 0
        self.init(
          origin: CGPoint(x: left, y: first.origin.y), width: right - left,
          ascent: parts.map(\.ascent).max() ?? 0, descent: parts.map(\.descent).max() ?? 0,
          leading: parts.map(\.leading).max() ?? 0)
      }

      /// The box as a rectangle.
      public var rect: CGRect {
        CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent)
      }
    }

    /// Options for drawing parts of a text.
    public struct DrawingOptions: OptionSet, Sendable {
      /// The bits of the set.
      public let rawValue: UInt32

      /// Creates a set from its bits.
      public init(rawValue: UInt32) {
        self.rawValue = rawValue
      }

      /// Positions of glyphs are not rounded to pixels. They never are here.
      public static let disablesSubpixelQuantization = DrawingOptions(rawValue: 1)
    }
  }
}
