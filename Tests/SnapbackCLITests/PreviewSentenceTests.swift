// Part of Snapback, under the MIT licence; see LICENSE.

import Preview
import SnapbackCLI
import Testing

/// What ends the program when it is to show a file, in words, and with which status.
struct PreviewSentenceTests {
  @Test(arguments: [
    (
      ProgramError.noToolchain(.noCompiler), 69 as Int32,
      "there is no Swift compiler: install Swift 6.3 (swift.org/install) and put swiftc into the "
        + "PATH, or name it in SNAPBACK_SWIFTC; the built-in scenes run without (snapback list)"
    ),
    (
      .noToolchain(.unusable(path: "/s", answer: "no\n")), 69,
      "the Swift compiler \"/s\" does not answer as it should: \"no\u{fffd}\""
    ),
    (
      .noModules(program: "/p"), 70,
      #"the modules that files import are not beside "/p"; install the program with "#
        + #""make install", or say where they are in SNAPBACK_MODULES"#
    ),
    (.doesNotCompile(paths: ["/a"]), 65, #""/a" does not compile; see above"#),
    (.doesNotCompile(paths: ["/a", "/b"]), 65, "what was given does not compile; see above"),
    (
      .nothingToShow(.nothing(incomplete: [])), 65,
      "there is no view to show; add a struct that is a View, or a #Preview"
    ),
    (
      .nothingToShow(.nothing(incomplete: ["A", "B"])), 65,
      #"nothing says how to make "A" or "B"; add a #Preview that gives the values"#
    ),
    (
      .nothingToShow(.unknown("C", known: ["A", "B"])), 64,
      #"there is no view "C"; there is "A" or "B""#
    ),
    (.nothingToShow(.unknown("C", known: [])), 64, #"there is no view "C""#),
    (
      .nothingToShow(.incomplete("A")), 64,
      #""A" cannot be made without values; add a #Preview that gives them"#
    ),
    (
      .cannotLoad(path: "/l", reason: "no"), 70,
      #"what was compiled cannot be loaded from "/l": no"#
    ),
    (.cannotPreview("no room"), 70, "this cannot be previewed: no room"),
  ])
  func `each says what is the matter`(error: ProgramError, status: Int32, sentence: String) {
    #expect(error.sentence == sentence)
    #expect(error.exitCode == status)
  }
}
