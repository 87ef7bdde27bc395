// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// A generated file with `URLSession.dataTaskPublisher`, for modules that use it: Foundation has it on
/// Apple's systems only.
struct NetworkPublisher {
  /// The names that the file declares.
  static let names: Set = ["dataTaskPublisher", "DataTaskPublisher"]

  /// For each module the path of its generated file; empty if it does not use it.
  private(set) var paths: [[String]] = []

  /// Creates the files.
  init(_ modules: [ModuleSources], folder: String) throws(CompiledSources.Unwritable) {
    for sources in modules {
      guard sources.files.contains(where: { !$0.scan.allIdentifiers.isDisjoint(with: Self.names) })
      else {
        paths.append([])
        continue
      }
      let name = sources.module.name + "-Network.swift"
      try GeneratedFile.write(Self.text, to: name, in: folder)
      paths.append([folder + "/" + name])
    }
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
}
