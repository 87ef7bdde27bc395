// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// A generated file that makes the storyboards and nib files of the shown module available to it, or placeholders
/// for what they would connect.
enum InterfaceSources {
  /// The function that it declares.
  static let function = "_registerInterfaceFiles()"

  /// The source text.
  ///
  /// - Parameter files: The number of compiled files, each of which has a function that adds its classes.
  static func text(_ summary: InterfaceSummary, files: Int) -> String {
    let call =
      summary.hasFiles
      ? "_registerInterface(bundle: Foundation.Bundle.main, " : "_registerPlaceholders("
    let adders = (0..<files).map { "{ \(InterfaceCode.function($0))($0) }" }
      .joined(separator: ", ")
    return """
      import Foundation
      import SwiftUI
      import UIKit
      @MainActor func \(function) {
      Storyboards.\(call)[\(adders)])
      }

      """
  }

  /// Writes the file. Returns its path.
  static func write(
    _ summary: InterfaceSummary, files: Int, module: String, folder: String
  ) throws(CompiledSources.Unwritable) -> String {
    let name = "\(module)-Interface.swift"
    try GeneratedFile.write(text(summary, files: files), to: name, in: folder)
    return folder + "/" + name
  }
}
