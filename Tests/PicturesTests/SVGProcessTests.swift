// Part of Snapback, under the MIT licence; see LICENSE.

import CSVGRenderer
import Foundation
import Pictures
import Testing

/// The limits and the life of the process that renders SVG files.
@Suite(.serialized)
struct SVGProcessTests {
  private static let head = """
    <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="100"
      height="100">
    """

  private static func render(_ text: String) throws -> Picture {
    try VectorPicture(Array(text.utf8)).picture(width: 100, height: 100)
  }

  private static func expectThatOthersAreRendered() throws {
    #expect(try render(head + "<rect width='9' height='9'/></svg>")[0, 0] == 0xff00_0000)
  }

  @Test
  func `a file that takes too long is an error`() throws {
    let turbulence = """
      <filter id="f"><feTurbulence baseFrequency="0.1" numOctaves="2000000000"/></filter>
      <rect width="100" height="100" filter="url(#f)"/></svg>
      """
    #expect(throws: PictureError.tooComplex(.svg, .time(seconds: 4))) {
      try Self.render(Self.head + turbulence)
    }
    try Self.expectThatOthersAreRendered()
  }

  @Test
  func `a file that needs too much memory is an error`() throws {
    let entity = String(repeating: "x", count: 200_000)
    let bomb =
      "<!DOCTYPE svg [<!ENTITY a \"\(entity)\">]>" + Self.head + "<text>"
      + String(repeating: "&a;", count: 20_000) + "</text></svg>"
    #expect(throws: PictureError.tooComplex(.svg, .memory(bytes: 1 << 30))) {
      try Self.render(bomb)
    }
    try Self.expectThatOthersAreRendered()
  }

  @Test
  func `a file that refers to too many elements is an error`() throws {
    let groups = (1...40).map { level in
      "<g id=\"u\(level)\">"
        + String(repeating: "<use xlink:href=\"#u\(level - 1)\"/>", count: 2) + "</g>"
    }
    let text = Self.head + "<rect id=\"u0\" width=\"1\"/>" + groups.joined() + "</svg>"
    #expect(throws: PictureError.self) { try Self.render(text) }
    try Self.expectThatOthersAreRendered()
  }

  @Test
  func `a file of more than 16 MiB is an error`() {
    let comment = "<!--" + String(repeating: " ", count: 16 << 20) + "-->"
    #expect(throws: PictureError.tooComplex(.svg, .fileSize(bytes: 16 << 20))) {
      try Self.render(Self.head + comment + "</svg>")
    }
  }

  @Test
  func `a process that was ended is started again`() throws {
    try Self.expectThatOthersAreRendered()
    let renderers = Self.children.filter { $0.name == "snapback-svg" }
    #expect(!renderers.isEmpty)
    for renderer in renderers { kill(renderer.id, SIGKILL) }
    try Self.expectThatOthersAreRendered()
  }

  @Test
  func `the process ends when its program closes the connection`() throws {
    var connection = csvg_connection()
    #expect(csvg_start(&connection) == 0)
    close(connection.socket)
    close(connection.memory)
    var status: Int32 = -1
    #expect(waitpid(connection.process, &status, 0) == connection.process)
    #expect(status == 0)
  }

  @Test
  func `the process has no descriptors of the program`() throws {
    let file = open("/dev/null", O_RDONLY)
    defer { close(file) }
    var connection = csvg_connection()
    #expect(csvg_start(&connection) == 0)
    defer { csvg_stop(&connection) }
    // The reply shows that it has started.
    var (request, reply) = (csvg_request(), csvg_reply())
    let isAnswered = csvg_call(&connection, &request, "", nil, &reply) != 0
    #expect(isAnswered)
    let names = try FileManager.default.contentsOfDirectory(
      atPath: "/proc/\(connection.process)/fd")
    #expect(names.compactMap { Int($0) }.sorted().prefix(5) == [0, 1, 2, 3, 4])
    #expect(!names.contains("\(file)") || file < 5)
  }

  /// The child processes of all threads.
  private static var children: [(id: pid_t, name: String)] {
    let threads = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/task")) ?? []
    return threads.flatMap { thread -> [(id: pid_t, name: String)] in
      let list = try? String(
        contentsOfFile: "/proc/self/task/\(thread)/children", encoding: .utf8)
      return (list ?? "").split(separator: " ").compactMap { pid_t($0) }.map { id in
        let command = try? String(contentsOfFile: "/proc/\(id)/cmdline", encoding: .utf8)
        return (id, command?.split(separator: "\0").first.map(String.init) ?? "")
      }
    }
  }
}
