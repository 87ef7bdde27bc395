// Part of Snapback, under the MIT licence; see LICENSE.

package import ViewCore

extension GestureMask {
  /// Marks a gesture of a control or a presentation that needs no action for the keyboard and for assistive
  /// technologies, as there is another way: the drag of a sheet, which Escape dismisses.
  package static let system = GestureMask(rawValue: 1 << 16)
}
