// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// A file with a view that tries to get out of a sandbox, and prints what has succeeded, by name.
enum HostileView {
  /// The file. The view tries only files of a folder, `/etc/shadow`, and loopback addresses.
  static func text(
    folder: String, _ tcp: LoopbackServer, _ udp: LoopbackServer
  ) -> String {
    """
    import Foundation
    import SwiftUI

    func reach(_ type: Int32, _ port: UInt16) -> Bool {
      let descriptor = socket(AF_INET, type, 0)
      var address = sockaddr_in()
      address.sin_family = sa_family_t(AF_INET)
      address.sin_port = port.bigEndian
      address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
      let size = socklen_t(MemoryLayout<sockaddr_in>.size)
      return withUnsafePointer(to: &address) {
        $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          connect(descriptor, $0, size) == 0 && send(descriptor, "x", 1, 0) == 1
        }
      }
    }

    /// Sends to a socket from one end of a pair, which needs no connection.
    func sends(to path: String) -> Bool {
      var ends: [Int32] = [-1, -1]
      var address = sockaddr_un()
      address.sun_family = sa_family_t(AF_UNIX)
      withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
      let size = socklen_t(MemoryLayout<sockaddr_un>.size)
      return [SOCK_DGRAM, SOCK_RAW].contains { type in
        socketpair(AF_UNIX, Int32(type.rawValue), 0, &ends) == 0
          && withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
              sendto(ends[0], "x", 1, 0, $0, size) == 1
            }
          }
      }
    }

    /// Makes the kernel send a signal to another process when a pipe can be read.
    func ownsOthers() -> Bool {
      var ends: [Int32] = [-1, -1]
      return pipe(&ends) == 0 && fcntl(ends[0], F_SETOWN, getppid()) == 0
    }

    func attempts() -> [(String, Bool)] {
      let files = FileManager.default
      let processes = (try? files.contentsOfDirectory(atPath: "/proc")) ?? []
      let seen = processes.filter { Int32($0) != nil && Int32($0) != getpid() }.contains {
        files.contents(atPath: "/proc/\\($0)/cmdline")
          .map { String(decoding: $0, as: UTF8.self).contains("\(folder)") } ?? false
      }
      let secret = "\(folder)/secret"
      let copy = Process()
      copy.executableURL = URL(fileURLWithPath: "/bin/cp")
      copy.arguments = [secret, "\(folder)/copied"]
      copy.standardError = FileHandle.nullDevice
      let hasCopied = (try? copy.run()) != nil
      if hasCopied { copy.waitUntilExit() }
      return [
        ("read", files.contents(atPath: secret) != nil),
        // As root, the names of programs that the kernel starts, and others of its settings.
        ("settings", open("/proc/sys/kernel/core_pattern", O_WRONLY) >= 0),
        ("restart", open("/proc/sysrq-trigger", O_WRONLY) >= 0),
        ("shadow", files.contents(atPath: "/etc/shadow") != nil),
        ("list", (try? files.contentsOfDirectory(atPath: "\(folder)")) != nil),
        ("create", files.createFile(atPath: "\(folder)/created", contents: nil)),
        ("append", open(secret, O_WRONLY | O_APPEND) >= 0),
        ("chmod", chmod(secret, 0o600) == 0),
        ("remove", unlink("\(folder)/victim") == 0),
        ("copy", hasCopied && copy.terminationStatus == 0),
        ("tcp", reach(Int32(SOCK_STREAM.rawValue), \(tcp.port))),
        ("udp", reach(Int32(SOCK_DGRAM.rawValue), \(udp.port))),
        ("unix", socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0) >= 0),
        ("signal", kill(getppid(), 0) == 0 && getppid() > 1),
        ("processes", seen),
        ("datagram", sends(to: "\(folder)/socket")),
        ("owner", ownsOthers()),
        ("truncate", truncate("\(NSTemporaryDirectory())/none", 0) < 0 && errno != EPERM),
        (
          "empty",
          open("\(NSTemporaryDirectory())/none", O_RDONLY | O_TRUNC) < 0 && errno != EPERM
        ),
        // The access mode 3, which is neither reading nor writing.
        (
          "mode",
          open("\(NSTemporaryDirectory())/none", O_ACCMODE | O_TRUNC) < 0 && errno != EPERM
        ),
        ("shm", shmctl(shmget(0, 4096, 0o1600), IPC_RMID, nil) == 0),
      ]
    }

    struct A: View {
      var body: some View {
        let successes = attempts().filter(\\.1).map(\\.0)
        let _ = fputs("reached: \\(successes.joined(separator: " "))\\n", stderr)
        let temporary = files("\\(NSTemporaryDirectory())/own")
        return (temporary ? Color.green : Color.red)
      }

      func files(_ path: String) -> Bool {
        FileManager.default.createFile(atPath: path, contents: Data([1]))
          && unlink(path) == 0
      }
    }
    """
  }
}
