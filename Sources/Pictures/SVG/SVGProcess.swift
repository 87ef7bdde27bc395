// Part of Snapback, under the MIT licence; see LICENSE.

import CSVGRenderer
import Glibc
import Synchronization

/// The process that renders SVG and PDF files, within limits of time and memory.
///
/// It is started by the first request, and ends with the program.
enum SVGProcess {
  /// The maximum size of a file in bytes.
  static let largestFile = 16 << 20

  private static let shared = Mutex<csvg_connection?>(nil)

  /// The size of a file in points, which can be any number.
  static func size(
    of file: [UInt8], _ format: PictureError.Format
  ) throws(PictureError) -> (width: Double, height: Double) {
    let reply = try shared.withLock { connection throws(PictureError) in
      try call(&connection, file, format, width: 0, height: 0, pixels: nil)
    }
    return (reply.width, reply.height)
  }

  /// Renders a file, stretched to the size of a picture.
  static func render(
    _ file: [UInt8], _ format: PictureError.Format, into picture: inout Picture
  ) throws(PictureError) {
    let (width, height) = (picture.width, picture.height)
    let failure = picture.withUnsafeMutablePixels { pixels -> PictureError? in
      let base = pixels.baseAddress
      do throws(PictureError) {
        try shared.withLock { connection throws(PictureError) in
          _ = try call(&connection, file, format, width: width, height: height, pixels: base)
        }
        return nil
      } catch {
        return error
      }
    }
    if let failure { throw failure }
  }

  /// Sends a request. A process that ends while it handles one that is not its first, or is ended
  /// from outside, is started again once, so that the result does not depend on earlier requests.
  private static func call(
    _ connection: inout csvg_connection?, _ file: [UInt8], _ format: PictureError.Format,
    width: Int, height: Int, pixels: UnsafeMutablePointer<UInt32>?
  ) throws(PictureError) -> csvg_reply {
    guard !file.isEmpty else { throw .cannotDecode(format, reason: "it is empty") }
    guard file.count <= largestFile else {
      throw .tooComplex(format, .fileSize(bytes: largestFile))
    }
    var request = csvg_request(
      length: UInt64(file.count), width: Int32(width), height: Int32(height),
      is_pdf: format == .pdf ? 1 : 0)
    var isRetried = false
    while true {
      let existing = connection.flatMap { $0.owner == getpid() ? $0 : nil }
      var current = if let existing { existing } else { try start(replacing: connection, format) }
      connection = current
      var reply = csvg_reply()
      let isAnswered = RendererWait.noting {
        csvg_call(&current, &request, file, pixels, &reply) != 0
      }
      if isAnswered {
        return try checked(reply, format)
      }
      let signal = csvg_stop(&current)
      connection = nil
      let isFinal = existing == nil && signal != SIGKILL || timeSignals.contains(signal)
      if isFinal || isRetried { throw failure(signal, format) }
      isRetried = true
    }
  }

  private static func start(
    replacing old: csvg_connection?, _ format: PictureError.Format
  ) throws(PictureError) -> csvg_connection {
    if var old { csvg_stop(&old) }
    var connection = csvg_connection()
    let code = csvg_start(&connection)
    guard code == 0 else {
      let reason =
        code == ENOEXEC ? "Snapback is in a shared library" : String(cString: strerror(code))
      throw .cannotDecode(
        format, reason: "the process for \(format.rawValue) files cannot be started: \(reason)")
    }
    return connection
  }

  private static func checked(
    _ reply: csvg_reply, _ format: PictureError.Format
  ) throws(PictureError) -> csvg_reply {
    switch UInt32(reply.status) {
    case CSVG_OK.rawValue: return reply
    case CSVG_NO_LIBRARY.rawValue:
      throw .cannotDecode(format, reason: "\(library(format)) is not installed")
    default:
      let message = withUnsafeBytes(of: reply.message) {
        String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
      }
      throw .cannotDecode(format, reason: SVGMessage.reason(message))
    }
  }

  private static func library(_ format: PictureError.Format) -> String {
    format == .pdf ? "libpoppler-glib.so.8" : "librsvg-2.so.2"
  }

  /// The signals of the process's timers.
  private static let timeSignals = [SIGPROF, SIGALRM, SIGXCPU]

  /// The error of a process that was ended by a signal; 0 if it exited.
  private static func failure(
    _ signal: Int32, _ format: PictureError.Format
  ) -> PictureError {
    switch signal {
    case _ where timeSignals.contains(signal):
      .tooComplex(format, .time(seconds: Int(CSVG_PROCESSOR_SECONDS)))
    // GLib and Rust end a process by these if memory cannot be allocated, and the system by the
    // last one.
    case SIGABRT, SIGTRAP, SIGKILL: .tooComplex(format, .memory(bytes: Int(CSVG_MEMORY)))
    default: .cannotDecode(format, reason: "\(library(format)) ended with signal \(signal)")
    }
  }
}
