// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Processes
import Testing

@Suite(.serialized) struct CoreDumpsTests {
  private let resource = __rlimit_resource_t(RLIMIT_CORE.rawValue)

  private var limit: rlimit {
    var limit = rlimit()
    getrlimit(resource, &limit)
    return limit
  }

  @Test func `processes that are started meanwhile leave no core dump`() {
    let old = limit
    let meanwhile = CoreDumps.disabled { limit.rlim_cur }
    #expect(meanwhile == 0)
    #expect(limit.rlim_cur == old.rlim_cur)
  }

  @Test func `a process turns off its core dumps`() {
    var old = limit
    defer { setrlimit(resource, &old) }
    var most = rlimit(rlim_cur: old.rlim_max, rlim_max: old.rlim_max)
    setrlimit(resource, &most)
    CoreDumps.disable()
    #expect(limit.rlim_cur == 0)
    #expect(limit.rlim_max == old.rlim_max)
  }
}
