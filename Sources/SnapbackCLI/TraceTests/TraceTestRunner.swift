// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Pictures
import PreviewCompiler
import SDLBackend
import SystemStrings
import Traces

/// Plays traces on the virtual clock, and compares pictures and measurements with the expectations.
///
/// A Swift file is compiled once for all its traces.
final class TraceTestRunner {
  private let options: FileOptions
  private let guarding: GuardOptions
  /// Whether the pictures are written instead of compared.
  private let updates: Bool
  private var subjects: [Key: DrawingSubject] = [:]

  private struct Key: Hashable {
    var subject: TraceSubject
    var view: String?
  }

  init(_ options: FileOptions, _ guarding: GuardOptions, updates: Bool) {
    (self.options, self.guarding, self.updates) = (options, guarding, updates)
  }

  /// Runs a test. Throws if the program is interrupted.
  func run(_ test: TraceTest) throws -> TraceTestResult {
    let start = MonotonicClock.now
    var result = TraceTestResult(name: test.name)
    do {
      try run(test, &result)
    } catch let error as ProgramError {
      result.error = error.message
    }
    result.duration = MonotonicClock.now - start
    return result
  }

  private func run(_ test: TraceTest, _ result: inout TraceTestResult) throws {
    let plan = try test.plan()
    let trace = try TraceFile.read(test.path)
    var settings = StageSettings(
      geometry: try StageGeometry(size: trace.header.size, scale: trace.header.scale),
      preferences: DesktopPreferences(
        reducesMotion: plan.reducesMotion, prefersDark: plan.prefersDark))
    settings.measures = !plan.expectations.isEmpty
    let stage = try subject(of: trace, test, plan).stage(trace, playsTour: false, settings)
    let moments = plan.pictures
    var marks = moments.filter { $0 != .end }.sorted { $0.time < $1.time }[...]
    try stage.play { _, _ in
      try Interruption.check()
      while let mark = marks.first, mark.time <= stage.time {
        marks.removeFirst()
        try compare(try stage.draw(), mark, plan, test, &result)
      }
    }
    // Once everything has settled, later pictures equal the last one.
    for moment in marks + moments.filter({ $0 == .end }) {
      try Interruption.check()
      try compare(try stage.draw(), moment, plan, test, &result)
    }
    if settings.measures {
      let report = try stage.report()
      result.failures += plan.expectations.flatMap { $0.failures(in: report) }.map(\.message)
    }
    try stage.finish()
  }

  private func subject(
    of trace: Trace, _ test: TraceTest, _ plan: TraceTestPlan
  ) throws(ProgramError) -> DrawingSubject {
    let subject = try TraceSubject(
      of: trace, path: test.path, in: test.folder, source: plan.source)
    if guarding.sandbox.sandbox, case .file(let path) = subject { try checkIsInside(path, test) }
    let key = Key(subject: subject, view: plan.view)
    if let subject = subjects[key] { return subject }
    var options = options
    options.view = plan.view ?? options.view
    let made =
      switch subject {
      case .scene(let id): try DrawingSubject(scene: id)
      case .file(let path): try DrawingSubject(file: path, options, guarding)
      }
    subjects[key] = made
    return made
  }

  /// Throws if the folder with the source of a test is outside of the tested one: a sandbox would make all of it
  /// readable.
  private func checkIsInside(_ path: String, _ test: TraceTest) throws(ProgramError) {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR,
      let source = SystemPath.resolved(path), let bounds = SystemPath.resolved(test.root)
    else { return }
    guard SystemPath.isInside(source, bounds) else {
      throw .project(.outsideOfSandbox(path: path))
    }
  }

  private func compare(
    _ picture: Picture, _ moment: TraceTestPlan.Moment, _ plan: TraceTestPlan, _ test: TraceTest,
    _ result: inout TraceTestResult
  ) throws(ProgramError) {
    try Self.checkFailurePicture(test.failurePath(moment))
    do throws(PictureError) {
      try comparePixels(picture, moment, plan, test, &result)
    } catch {
      throw .picture(error)
    }
  }

  /// Throws if the image of a difference would replace a file that is not an image. A folder may come from anywhere:
  /// a link, a pipe or a device with this name is removed, as it would be written to.
  private static func checkFailurePicture(_ path: String) throws(ProgramError) {
    var status = stat()
    guard lstat(path, &status) == 0 else { return }
    switch status.st_mode & S_IFMT {
    case S_IFREG, S_IFDIR: try OutputKind.picture.check(path)
    default: unlink(path)
    }
  }

  private func comparePixels(
    _ picture: Picture, _ moment: TraceTestPlan.Moment, _ plan: TraceTestPlan, _ test: TraceTest,
    _ result: inout TraceTestResult
  ) throws(PictureError) {
    let (path, failure) = (test.picturePath(moment), test.failurePath(moment))
    let bytes = try picture.png()
    // Encoding rounds the colors of transparent pixels.
    let picture = try Picture(png: bytes)
    guard let expected = try expected(path, &result) else { return }
    let difference = expected.picture.flatMap {
      ImageDifference(expected: $0, picture, tolerance: plan.tolerance)
    }
    if expected.picture != nil, difference == nil {
      unlink(failure)
    } else if updates {
      unlink(failure)
      // A link is replaced, not the file to which it leads.
      if SystemPath.isLink(path) { unlink(path) }
      try OutputFile.write(bytes, to: path)
      result.updated.append(path)
    } else if let expected = expected.picture, let difference {
      let pictures = ImageDifference.picture(
        expected: expected, picture, tolerance: plan.tolerance)
      try OutputFile.write(try pictures.png(), to: failure)
      result.failures.append("\(path): \(difference.message); see \(failure)")
    } else {
      result.failures.append("\(path) does not exist; --update writes it")
    }
  }

  /// The expected picture; none if there is no file, or if the file is no picture and is to be written. A file
  /// that is not an image is otherwise a failure: nil.
  private func expected(
    _ path: String, _ result: inout TraceTestResult
  ) throws(PictureError) -> (picture: Picture?, Void)? {
    guard access(path, F_OK) == 0 else { return (nil, ()) }
    let bytes = try FileBytes.read(path, limit: Self.largest)
    do throws(PictureError) {
      return (try Picture(png: bytes), ())
    } catch {
      if updates { return (nil, ()) }
      result.failures.append("\(path): \(ProgramError.picture(error).message)")
      return nil
    }
  }

  /// The maximum size of an expected picture in bytes.
  private static let largest = 1 << 28
}

nonisolated extension TraceTestPlan.Moment {
  /// In seconds; the end is later than every time.
  fileprivate var time: Double { if case .time(let time) = self { time } else { .infinity } }
}
