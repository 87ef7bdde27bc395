// Part of Snapback, under the MIT licence; see LICENSE.

/// A value of state that is made again by newer code, and so not migrated to it.
package protocol RemadeState {}
