// Part of Snapback, under the MIT licence; see LICENSE.

import Motion

/// Makes a type animatable: its `animatableData` consists of the values of its stored variables.
///
/// Constants, variables with accessors, and variables with attributes such as `@State` and `@AnimatableIgnored` are
/// left out. The type of every other variable must be animatable, and must be written, unless the initial value is a
/// decimal number or `Type(…)`.
@attached(extension, conformances: Animatable, names: named(animatableData))
public macro Animatable() =
  #externalMacro(module: "SnapbackMacros", type: "AnimatableMacro")

/// Leaves a variable out of the data of a type with `@Animatable`.
@attached(peer)
public macro AnimatableIgnored() =
  #externalMacro(module: "SnapbackMacros", type: "AnimatableIgnoredMacro")
