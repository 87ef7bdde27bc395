// Part of Snapback, under the MIT licence; see LICENSE.

internal import CSystem

/// The machine code that a thread of this process executes.
package enum CodeFrames {
  /// Prepares `ofMainThread`, which uses SIGPROF. Call on the main thread.
  package static func prepare() { csystem_prepare_frames() }

  /// Returns the addresses of the calling thread's calls, innermost first.
  package static func ofCurrentThread() -> [UInt] {
    frames { csystem_frames($0.baseAddress, Int32($0.count)) }
  }

  /// Returns the addresses of the main thread's calls, innermost first, for another thread; empty if
  /// the main thread blocks signals.
  package static func ofMainThread() -> [UInt] {
    frames { csystem_main_thread_frames($0.baseAddress, Int32($0.count)) }
  }

  /// Returns the file from which the code at an address was loaded, and the address in that file;
  /// nil if there is none.
  package static func file(of address: UInt) -> (path: String, address: UInt64)? {
    var offset: UInt64 = 0
    let path = withUnsafeTemporaryAllocation(of: CChar.self, capacity: 4096) { buffer in
      csystem_code_file(address, buffer.baseAddress, buffer.count, &offset)
        ? buffer.baseAddress.map { String(cString: $0) } : nil
    }
    return path.map { ($0, offset) }
  }

  private static func frames(
    _ capture: (inout UnsafeMutableBufferPointer<UInt>) -> Int32
  ) -> [UInt] {
    var frames = [UInt](repeating: 0, count: 64)
    let count = frames.withUnsafeMutableBufferPointer { capture(&$0) }
    return Array(frames.prefix(max(0, Int(count))))
  }
}
