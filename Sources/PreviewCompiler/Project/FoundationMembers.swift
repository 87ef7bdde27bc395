// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// Generated files with members of Foundation that it has on Apple's systems only, for modules that use them:
/// `URLSession.dataTaskPublisher`, the lines and bytes of a `URL`, methods of `URLSession` without a delegate, and symbols
/// of `DateFormatter` that are implicitly unwrapped optionals.
struct FoundationMembers {
  /// The names that the first file declares.
  private static let publisherNames: Set = ["dataTaskPublisher", "DataTaskPublisher"]

  /// For each module the paths of its generated files; empty if it does not use them.
  private(set) var paths: [[String]] = []

  /// Creates the files.
  init(_ modules: [ModuleSources], folder: String) throws(CompiledSources.Unwritable) {
    for sources in modules {
      var paths: [String] = []
      func write(_ text: String, _ name: String) throws(CompiledSources.Unwritable) {
        let file = sources.module.name + name
        try GeneratedFile.write(text, to: file, in: folder)
        paths.append(folder + "/" + file)
      }
      let scans = sources.files.map(\.scan.allIdentifiers)
      if scans.contains(where: { !$0.isDisjoint(with: Self.publisherNames) }) {
        try write(Self.text, "-Network.swift")
      }
      if scans.contains(where: { $0.contains("DateFormatter") }) {
        let names = Self.symbolNames.filter { name in scans.contains { $0.contains(name) } }
        if !names.isEmpty { try write(Self.symbols(names), "-Symbols.swift") }
      }
      if scans.contains(where: { $0.isSuperset(of: Self.colorArchiveNames) }) {
        try write(Self.unarchiver, "-Archives.swift")
      }
      if scans.contains(where: Self.readsLines) { try write(Self.lines, "-Lines.swift") }
      let parents = sources.files.compactMap { $0.scan.typeParents["URLSession"] }
      if parents.contains(where: { !$0.isEmpty }) { try write(Self.session, "-Session.swift") }
      self.paths.append(paths)
    }
  }

  /// The symbols of `DateFormatter` that programs may treat as optionals.
  private static let symbolNames: [String] = {
    let (lengths, kinds) = (["", "Standalone"], ["Weekday", "Month", "Quarter"])
    let names = kinds.flatMap { kind in
      lengths.flatMap { length in
        ["", "short", "veryShort"].map { $0 + length + kind + "Symbols" }
      }
    }
    return (names + ["EraSymbols", "longEraSymbols"]).map {
      $0.prefix(1).lowercased() + $0.dropFirst()
    } + halfDayNames
  }()

  /// The symbols that are a single string; nil sets that of the calendar.
  private static let halfDayNames = ["amSymbol", "pmSymbol"]

  /// On Apple's systems these are of the type `[String]!` or `String!`. A module's own declaration hides that of
  /// Foundation, which compilers before Swift 6.3 cannot name then.
  private static func symbols(_ names: [String]) -> String {
    let members = names.map { name in
      let isHalfDay = halfDayNames.contains(name)
      return """
          var \(name): \(isHalfDay ? "String" : "[String]")! {
            get { self.Foundation::\(name) }
            set { self.Foundation::\(name) = newValue\(isHalfDay ? " ?? calendar.\(name)" : "") }
          }

        """
    }
    return "import Foundation\n#if compiler(>=6.3)\nnonisolated extension DateFormatter {\n"
      + members.joined() + "}\n#endif\n"
  }

  /// The names of files that may read a color from an archive without naming its class before.
  private static let colorArchiveNames: Set = ["unarchiveTopLevelObjectWithData", "UIColor"]

  /// A color in an archive is not an object of Foundation. A module's own declaration hides that of Foundation, which
  /// compilers before Swift 6.3 cannot name then.
  private static let unarchiver = """
    import Foundation
    import UIKit
    #if compiler(>=6.3)
    nonisolated extension NSKeyedUnarchiver {
      class func unarchiveTopLevelObjectWithData(_ data: Data) throws -> Any? {
        let object = try Foundation::NSKeyedUnarchiver.Foundation::unarchiveTopLevelObjectWithData(data)
        return UIColor(_archived: object) ?? object
      }
    }
    #endif

    """

  /// Returns whether a file with these tokens may read the lines or bytes of a `URL`.
  private static func readsLines(_ tokens: Set<String>) -> Bool {
    tokens.contains("resourceBytes") || tokens.isSuperset(of: ["for", "await", "lines"])
  }

  private static let text = """
    import Combine
    import Foundation
    import FoundationNetworking
    extension URLSession {
      struct DataTaskPublisher: Combine.Publisher {
        typealias Output = (data: Data, response: URLResponse)
        typealias Failure = URLError
        let request: URLRequest
        let session: URLSession
        func receive<S: Combine.Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
          let (request, session) = (request, session)
          var task: URLSessionDataTask?
          Combine.Deferred {
            Combine.Future<Output, URLError> { promise in
              task = session.dataTask(with: request) { data, response, error in
                if let data, let response {
                  promise(.success((data, response)))
                } else {
                  promise(.failure(error as? URLError ?? URLError(.unknown)))
                }
              }
              task?.resume()
            }
          }
          .handleEvents(receiveCancel: { task?.cancel() })
          .subscribe(subscriber)
        }
      }
      func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
        DataTaskPublisher(request: URLRequest(url: url), session: self)
      }
      func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
        DataTaskPublisher(request: request, session: self)
      }
    }

    """

  /// On Linux these methods have a parameter with a default value, so that they fulfil no requirement without it, as of
  /// the protocols by which programs replace the session in tests. The members are those of a protocol, so that a
  /// module may have its own, and system programming interfaces, so that they fulfil public requirements without being
  /// visible in other modules, which have the same.
  private static let session = """
    import Foundation
    import FoundationNetworking
    public nonisolated protocol __NetworkSession {
      typealias Delegate = any URLSessionTaskDelegate
      typealias Response = (Data, URLResponse)
      func data(for request: URLRequest, delegate: Delegate?) async throws -> Response
      func data(from url: URL, delegate: Delegate?) async throws -> Response
      func upload(for request: URLRequest, from: Data, delegate: Delegate?) async throws -> Response
    }
    nonisolated extension URLSession: __NetworkSession {}
    nonisolated extension __NetworkSession {
      @_spi(__Network) public func data(for request: URLRequest) async throws -> Response {
        try await data(for: request, delegate: nil)
      }
      @_spi(__Network) public func data(from url: URL) async throws -> Response {
        try await data(from: url, delegate: nil)
      }
      @_spi(__Network) public func upload(for request: URLRequest, from data: Data) async throws -> Response {
        try await upload(for: request, from: data, delegate: nil)
      }
    }

    """

  /// Empty lines are left out, as Foundation does. The members are those of a protocol, so that a module may have
  /// members of its own with these names.
  private static let lines = """
    import Foundation
    import FoundationNetworking
    nonisolated extension URL {
      nonisolated struct AsyncBytes: AsyncSequence, Sendable {
        typealias Element = UInt8
        let url: URL
        nonisolated struct AsyncIterator: AsyncIteratorProtocol {
          let url: URL
          var bytes: Data.Iterator?
          mutating func next() async throws -> UInt8? {
            if bytes == nil { bytes = try await Self.load(url).makeIterator() }
            return bytes?.next()
          }
          private static func load(_ url: URL) async throws -> Data {
            guard url.isFileURL else { return try await URLSession.shared.data(from: url).0 }
            return try await Task.detached { try Data(contentsOf: url) }.value
          }
        }
        func makeAsyncIterator() -> AsyncIterator { AsyncIterator(url: url, bytes: nil) }
        var lines: AsyncLines { AsyncLines(bytes: self) }
      }
      nonisolated struct AsyncLines: AsyncSequence, Sendable {
        typealias Element = String
        let bytes: AsyncBytes
        nonisolated struct AsyncIterator: AsyncIteratorProtocol {
          var bytes: AsyncBytes.AsyncIterator
          mutating func next() async throws -> String? {
            var line: [UInt8] = []
            while let byte = try await bytes.next() {
              guard byte == 10 || byte == 13 else {
                line.append(byte)
                continue
              }
              if !line.isEmpty { break }
            }
            return line.isEmpty ? nil : String(decoding: line, as: UTF8.self)
          }
        }
        func makeAsyncIterator() -> AsyncIterator { AsyncIterator(bytes: bytes.makeAsyncIterator()) }
      }
    }
    nonisolated protocol __SourceOfLines {}
    nonisolated extension URL: __SourceOfLines {}
    nonisolated extension __SourceOfLines where Self == URL {
      var resourceBytes: URL.AsyncBytes { URL.AsyncBytes(url: self) }
      var lines: URL.AsyncLines { URL.AsyncBytes(url: self).lines }
    }

    """
}
