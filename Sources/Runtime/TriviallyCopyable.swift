// Part of Snapback, under the MIT licence; see LICENSE.

/// Returns whether values of a type can be copied and compared as bytes: they hold no references.
///
/// **Relies on** the standard library's `_isPOD`; the public `BitwiseCopyable` cannot be tested for
/// at run time. **Breaks if** the function is removed, which is a compile error.
@inlinable
package func isTriviallyCopyable<Value>(_ type: Value.Type) -> Bool {
  _isPOD(type)
}
