// Part of Snapback, under the MIT licence; see LICENSE.

public import Interface

extension App {
  /// Runs the app: shows its windows until all of them are closed. Those that were open when the program
  /// last ended open again, or else that of the first scene.
  ///
  /// If no window can be opened, it writes a message to standard error and exits with status 69 (there is no
  /// display) or 70 (any other reason). The status is 69, too, if the display server ends while the window is
  /// open. After SIGHUP, SIGINT, SIGQUIT or SIGTERM it exits with 128 plus the signal's number, after one
  /// second even if a view does not return.
  ///
  /// Images and colors are looked up in the folder that has the program's name with `.resources`, and
  /// in all others with this ending beside the program.
  ///
  /// - Note: Differs from SwiftUI: windows have 390 by 844 points unless their scene says otherwise, and
  ///   `main` returns when the last one is closed. This is the only function of the libraries that exits
  ///   the process: it is the entry point of a program that has no other place to handle errors.
  public static func main() { runApp(Self.self) }
}

/// Defined in the module `Snapback`, which this one cannot import: it needs headers of system
/// libraries, but files are compiled against this module alone. Every program links both.
@_silgen_name("snapback_run_app")
@MainActor private func runApp(_ app: any App.Type)
