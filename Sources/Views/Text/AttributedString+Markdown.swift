// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation
@_spi(ViewTree) import ViewCore

extension AttributedString {
  /// Options with which `init(markdown:)` reads Markdown.
  public struct MarkdownParsingOptions: Sendable {
    /// The part of Markdown's syntax that is read.
    public enum InterpretedSyntax: Hashable, Sendable {
      /// Emphasis, code and links; paragraphs and headings lose their line breaks.
      case full
      /// Emphasis, code and links within a line; line breaks become spaces.
      case inlineOnly
      /// Emphasis, code and links within a line; white space is kept.
      case inlineOnlyPreservingWhitespace
    }

    /// The part of Markdown's syntax that is read.
    public var interpretedSyntax: InterpretedSyntax

    /// Creates options.
    public init(interpretedSyntax: InterpretedSyntax = .full) {
      self.interpretedSyntax = interpretedSyntax
    }
  }

  /// Creates an attributed string from Markdown: emphasis, strikethrough, code and links. Links are
  /// relative to `baseURL`. Syntax without an end remains text.
  ///
  /// - Note: Differs from SwiftUI: of Markdown's blocks only headings and paragraphs are known.
  public init(
    markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(),
    baseURL: URL? = nil
  ) throws {
    self = InlineMarkdown.attributed(markdown, options.interpretedSyntax, baseURL)
  }
}
