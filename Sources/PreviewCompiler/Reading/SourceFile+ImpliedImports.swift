// Part of Snapback, under the MIT licence; see LICENSE.

extension SourceFile {
  /// Imports of what comes with Foundation and SwiftUI on Apple's systems, before the text.
  func impliedImports(_ context: ModuleContext) -> String {
    let imports = Set(scan.imports)
    var lines = ""
    let calls = scan.localizedCalls
    if context.importsUIKit || !context.interface.isEmpty
      || !(calls.functions.isEmpty && calls.methods.isEmpty) && !imports.isEmpty,
      imports.isDisjoint(with: ["UIKit", "SwiftUI", "Snapback"])
    {
      lines += "import UIKit\n"
    }
    if context.importsFoundation, imports.isEmpty, lines.isEmpty { lines += "import Foundation\n" }
    if imports.contains("Foundation"), !imports.contains("Combine") { lines += "import Combine\n" }
    // Most of these modules export UIKit or Foundation.
    if !imports.isDisjoint(with: SystemModules.absent.subtracting(context.projectModules.keys)),
      imports.isDisjoint(with: Self.modulesWithFoundation)
    {
      lines += "import UIKit\n"
    }
    if imports.contains("Foundation"), !scan.identifiers.isDisjoint(with: Self.namesOfFoundation),
      imports.isDisjoint(with: ["UIKit", "SwiftUI", "Snapback"])
    {
      lines += "import SwiftUI\n"
    }
    if imports.contains("Foundation"), !imports.contains("Observation"),
      scan.identifiers.contains("Observable")
    {
      lines += "import Observation\n"
    }
    // UIKit contains the names of notifications on Apple's systems.
    if !imports.isDisjoint(with: ["UIKit", "SwiftUI"]), !imports.contains("UserNotifications"),
      scan.identifiers.contains("UNUserNotificationCenter")
    {
      lines += "import UserNotifications\n"
    }
    for (name, module) in Self.replacedClasses where scan.identifiers.contains(name) {
      lines += "import class \(module).\(name)\n"
    }
    // `CGFloat` and similar ones are part of Foundation here.
    if imports.contains("CoreFoundation"), imports.isDisjoint(with: Self.modulesWithFoundation) {
      lines += "import Foundation\n"
    }
    let hasFoundation = !imports.isDisjoint(with: Self.modulesWithFoundation)
    if hasFoundation, scan.usesNetworking, !imports.contains("FoundationNetworking") {
      lines += "import FoundationNetworking\n"
    }
    return lines
  }

  /// The modules of classes that replace some of Foundation, which do nothing on Linux.
  private static let replacedClasses: KeyValuePairs = [
    "NSPredicate": "CoreData", "NSCompoundPredicate": "CoreData", "NSSortDescriptor": "CoreData",
    "PersonNameComponentsFormatter": "CompoundControls",
  ]

  /// Members of `URL`, and types, that Foundation has on Apple's systems only.
  private static let namesOfFoundation: Set = [
    "documentsDirectory", "applicationSupportDirectory", "cachesDirectory", "desktopDirectory",
    "downloadsDirectory", "picturesDirectory", "musicDirectory", "moviesDirectory",
    "RelativeDateTimeFormatter", "ListFormatter", "UndoManager", "FileWrapper", "NSItemProvider",
    "NSKeyValueObservation", "LocalizedStringResource", "LocalizationValue",
    "CustomLocalizedStringResourceConvertible",
    "InlinePresentationIntent", "Measurement", "MeasurementFormatter", "DateComponentsFormatter",
    "PersonNameComponents", "PersonNameComponentsFormatter", "autoreleasepool", "thermalState",
    "isLowPowerModeEnabled",
  ]

  static let modulesWithFoundation: Set = [
    "Foundation", "SwiftUI", "UIKit", "Combine", "Snapback",
  ]
}
