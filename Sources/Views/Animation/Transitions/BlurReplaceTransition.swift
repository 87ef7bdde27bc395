// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Motion
@_spi(ViewTree) public import ViewCore

/// A transition that blurs, scales and fades, for a view that replaces another one in its place.
public struct BlurReplaceTransition: Transition {
  /// The scaling of the views.
  public struct Configuration: Equatable, Sendable {
    let removalScale: CGFloat

    /// The inserted view grows to its size, and the removed one shrinks.
    public static let downUp = Configuration(removalScale: 0.8)
    /// The inserted view grows to its size, and the removed one grows beyond it.
    public static let upUp = Configuration(removalScale: 1.2)
  }

  /// The scaling of the views.
  public var configuration: Configuration

  /// Creates a transition.
  public init(configuration: Configuration) {
    self.configuration = configuration
  }

  /// Without motion: the view scales in its place.
  public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }

  /// Blurs, scales and fades the content except in the phase `identity`.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    let scale = phase == .didDisappear ? configuration.removalScale : 0.8
    content
      .scaleEffect(phase.isIdentity ? 1 : scale)
      .blur(radius: phase.isIdentity ? 0 : 10)
      .opacity(phase.isIdentity ? 1 : 0)
  }
}

extension Transition where Self == BlurReplaceTransition {
  /// A transition that blurs, scales and fades: the inserted view grows to its size, and the removed
  /// one shrinks.
  public static var blurReplace: BlurReplaceTransition {
    BlurReplaceTransition(configuration: .downUp)
  }

  /// A transition that blurs, scales and fades.
  public static func blurReplace(
    _ configuration: BlurReplaceTransition.Configuration = .downUp
  ) -> BlurReplaceTransition {
    BlurReplaceTransition(configuration: configuration)
  }
}
