// Part of Snapback, under the MIT licence; see LICENSE.

import Motion

/// Makes a type animatable: its `animatableData` is that of its stored variables.
///
/// Left out are constants, variables with accessors, and those with attributes, such as `@State` and
/// `@AnimatableIgnored`. The type of each other variable must be animatable, and written unless it follows from a
/// decimal number or from `Type(…)`.
@attached(extension, conformances: Animatable, names: named(animatableData))
public macro Animatable() =
  #externalMacro(module: "SnapbackMacros", type: "AnimatableMacro")

/// Leaves a variable out of the data of a type with `@Animatable`.
@attached(peer)
public macro AnimatableIgnored() =
  #externalMacro(module: "SnapbackMacros", type: "AnimatableIgnoredMacro")
