// Part of Snapback, under the MIT licence; see LICENSE.

/// Makes a variable in an extension of `EnvironmentValues` or `Transaction` a value with a key of its own.
///
/// The initial value is the default value; nil if there is none and the type is written with a question mark.
/// If the type is written, the default value is computed at each use.
@attached(accessor) @attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "SnapbackMacros", type: "EntryMacro")
