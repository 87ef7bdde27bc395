// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// The `swiftc` of the `PATH` with a frontend that can be set to fail with the error "late" after six
/// seconds, which is longer than a view may take to answer.
final class LateCompiler {
  private let folder: URL

  /// The path of the driver.
  var path: String { folder.path + "/swiftc" }
  private var marker: String { folder.path + "/late" }

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("snapback-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let root = folder.path + "/root"
    // The frontend is looked for beside the resources that the driver names.
    let driver = """
      #!/bin/sh
      real=$(dirname "$(dirname "$(readlink -f "$(command -v swiftc)")")")
      if mkdir '\(root)'; then
        mkdir -p '\(root)/bin' '\(root)/lib/swift'
        ln -s "$real"/lib/swift/* '\(root)/lib/swift'
        cat >'\(root)/bin/swift-frontend' <<END
      #!/bin/sh
      if [ -e '\(marker)' ]; then
        sleep 6
        echo 'error: late' >&2
        exit 1
      fi
      exec "$real/bin/swift-frontend" "\\$@"
      END
        chmod +x '\(root)/bin/swift-frontend'
      fi
      swiftc "$@" | sed "s|$real/lib/swift|\(root)/lib/swift|g"

      """
    try Data(driver.utf8).write(to: URL(fileURLWithPath: path))
    try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: path)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// Sets whether compilations fail late.
  func setLate(_ isLate: Bool) throws {
    if isLate {
      try Data().write(to: URL(fileURLWithPath: marker))
    } else {
      try FileManager.default.removeItem(atPath: marker)
    }
  }
}
