// Part of Snapback, under the MIT licence; see LICENSE.

import PreviewCompiler

extension SourceFile {
  /// Returns the compiled copy of a source that imports UIKit, as text.
  static func compiledCopy(
    ofUIKit text: String, _ context: ModuleContext = ModuleContext()
  ) -> String {
    let file = SourceFile(path: "/x/Main.swift", bytes: Array(("import UIKit\n" + text).utf8))
    return String(
      decoding: file.instrumented(number: 0, showing: .nothing, context: context), as: UTF8.self)
  }
}
