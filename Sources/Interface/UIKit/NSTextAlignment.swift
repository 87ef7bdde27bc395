// Part of Snapback, under the MIT licence; see LICENSE.

package import Drawing

/// The alignment of text.
public enum NSTextAlignment: Int, Sendable {
  case left
  case center
  case right
  case justified
  case natural

  package var styled: StyledText.Alignment {
    switch self {
    case .center: .center
    case .right: .trailing
    default: .leading
    }
  }
}

/// The breaking or truncation of lines that do not fit.
public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping
  case byCharWrapping
  case byClipping
  case byTruncatingHead
  case byTruncatingTail
  case byTruncatingMiddle

  package var truncation: StyledText.Truncation {
    switch self {
    case .byTruncatingHead: .head
    case .byTruncatingMiddle: .middle
    default: .tail
    }
  }
}
