// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) public import Views

extension WiggleSymbolEffect {
  /// The same effect: the direction has no effect here.
  public var clockwise: WiggleSymbolEffect { self }
  /// The same effect: the direction has no effect here.
  public var counterClockwise: WiggleSymbolEffect { self }
  /// The same effect: the direction has no effect here.
  public var left: WiggleSymbolEffect { self }
  /// The same effect: the direction has no effect here.
  public var right: WiggleSymbolEffect { self }
  /// The same effect: the direction has no effect here.
  public var up: WiggleSymbolEffect { self }
  /// The same effect: the direction has no effect here.
  public var down: WiggleSymbolEffect { self }
  /// The same effect: the direction has no effect here.
  public var forward: WiggleSymbolEffect { self }
  /// The same effect: the direction has no effect here.
  public var backward: WiggleSymbolEffect { self }
}

extension ReplaceSymbolEffect {
  /// The effect of replacing; the direction has no effect here.
  public static var downUp: ReplaceSymbolEffect { .replace }
  /// The effect of replacing; the direction has no effect here.
  public static var upUp: ReplaceSymbolEffect { .replace }
  /// The effect of replacing; the direction has no effect here.
  public static var offUp: ReplaceSymbolEffect { .replace }

  /// The effect of symbols without common layers: there are no others here.
  public func magic(fallback: ReplaceSymbolEffect) -> ReplaceSymbolEffect { fallback }
}
