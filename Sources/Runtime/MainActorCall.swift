// Part of Snapback, under the MIT licence; see LICENSE.

/// Calls a closure that is isolated to the main actor, without checking that the caller is.
///
/// It is what `MainActor.assumeIsolated` does after its check, also for closures that capture or
/// return values that are not `Sendable`. Callers check the thread themselves.
///
/// **Relies on** functions with and without `@MainActor` having the same representation and calling
/// convention, as the standard library's `assumeIsolated` does. **Breaks if** a compiler passes the
/// actor to isolated synchronous functions as an argument; the call would then crash.
///
/// It is inlinable because views read values through it by the thousand per frame; see the
/// benchmark `ViewCost`.
@inlinable
package func callOnMainActor<Result>(_ body: @MainActor () -> Result) -> Result {
  withoutActuallyEscaping(body) { unsafeBitCast($0, to: (() -> Result).self)() }
}
