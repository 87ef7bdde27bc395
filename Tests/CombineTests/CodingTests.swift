// Part of Snapback, under the MIT licence; see LICENSE.

import Combine
import Foundation
import Testing

/// Operators that decode and encode, and subscribers that are objects.
@Suite struct CodingTests {
  private struct Post: Codable, Equatable {
    var title: String
  }

  private final class Target {
    var posts: [Post] = []
  }

  @Test func `decode makes values of JSON, and ends the stream at an error`() {
    let data = [#"{"title":"a"}"#, #"{"title":"b"}"#, "{}"].map { Data($0.utf8) }
    let record = Record(
      data.publisher.decode(type: Post.self, decoder: JSONDecoder())
        .mapError { $0 is DecodingError ? TestError.refused : .other })
    #expect(record.values == [Post(title: "a"), Post(title: "b")])
    #expect(record.completion == "refused")
  }

  @Test func `encode makes JSON of values`() {
    let record = Record(
      Just(Post(title: "a")).encode(encoder: JSONEncoder())
        .map { String(decoding: $0, as: UTF8.self) }
        .replaceError(with: "failed"))
    #expect(record.values == [#"{"title":"a"}"#])
  }

  @Test func `an Assign subscriber sets a property until it is cancelled`() {
    let (target, subject) = (Target(), PassthroughSubject<[Post], Never>())
    let assign = Subscribers.Assign(object: target, keyPath: \.posts)
    subject.subscribe(assign)
    subject.send([Post(title: "a")])
    #expect(target.posts == [Post(title: "a")])
    #expect(assign.object === target)
    assign.cancel()
    subject.send([])
    #expect(target.posts == [Post(title: "a")])
    #expect(assign.object == nil)
  }

  @Test func `a Sink subscriber runs its closures`() {
    var lines: [String] = []
    [1, 2].publisher.subscribe(
      Subscribers.Sink<Int, Never>(
        receiveCompletion: { lines.append("\($0)") }, receiveValue: { lines.append("\($0)") }))
    #expect(lines == ["1", "2", "finished"])
  }

  @Test func `min and max send one value at the end`() {
    #expect(Record([3, 1, 2].publisher.min()).values == [1])
    #expect(Record([3, 1, 2].publisher.max()).values == [3])
    #expect(Record([Int]().publisher.max()).values == [])
  }
}
