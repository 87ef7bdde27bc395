// Part of Snapback, under the MIT licence; see LICENSE.

import PreviewCompiler
import SnapbackCLI
import Testing

/// The messages and exit codes of preview errors.
struct PreviewMessageTests {
  @Test(arguments: [
    (
      ProgramError.toolchainUnavailable(.noCompiler), 69 as Int32,
      "no Swift compiler found: install Swift 6.3 (swift.org/install) and put swiftc in the "
        + "PATH, or set SNAPBACK_SWIFTC; the built-in scenes do not need it (snapback list)"
    ),
    (
      .toolchainUnavailable(.unusable(path: "/s", answer: "no\n")), 69,
      "the Swift compiler \"/s\" does not work: \"no\""
    ),
    (
      .modulesNotFound(program: "/p"), 70,
      #"the Swift modules for previews were not found near "/p"; install the package "#
        + #"libsnapback-dev, or the program with "make install", or set SNAPBACK_MODULES to their folder"#
    ),
    (.doesNotCompile(paths: ["/a"]), 65, #""/a" does not compile; see above"#),
    (.doesNotCompile(paths: ["/a", "/b"]), 65, "the files do not compile; see above"),
    (
      .nothingToShow(.nothing(incomplete: [])), 65,
      "no view found; add a struct that conforms to View, or a #Preview"
    ),
    (
      .nothingToShow(.nothing(incomplete: ["A", "B"])), 65,
      #"the initializer of "A" or "B" needs arguments; add a #Preview that passes them"#
    ),
    (
      .nothingToShow(.unknown("C", known: ["A", "B"])), 64,
      #"there is no view "C"; use "A" or "B""#
    ),
    (.nothingToShow(.unknown("C", known: [])), 64, #"there is no view "C""#),
    (
      .nothingToShow(.incomplete("A")), 64,
      #"the initializer of "A" needs arguments; add a #Preview that passes them"#
    ),
    (
      .cannotLoad(path: "/l", reason: "no"), 70,
      #"the compiled preview cannot be loaded from "/l": no"#
    ),
    (.cannotPreview("no memory"), 70, "cannot preview: no memory"),
  ])
  func `each error has its message and exit code`(
    error: ProgramError, status: Int32, message: String
  ) {
    #expect(error.message == message)
    #expect(error.exitCode == status)
  }
}
