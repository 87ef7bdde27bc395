// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
import InterfaceTesting
import Snapback
import Testing

/// Messages where standard error is on a full disk.
@Suite struct UnwritableErrorTests {
  @Test func `a message about an image that cannot be written does not end the program`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      guard dup2(open("/dev/full", O_WRONLY), STDERR_FILENO) == STDERR_FILENO else { exit(1) }
      let resources = Resources.standard(assets: ["/nowhere"])
      let size = CGSize(width: 100, height: 100)
      _ = Harness(ViewHost(Image("nothing"), size: size, resources: resources))
    }
  }
}
