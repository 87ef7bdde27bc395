// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

// Measures the latency of a reload: from closing a saved file until its views have been presented.
//
//     xvfb-run -a swift run -c release --package-path Benchmarks ReloadLatency .build/release/snapback 30 --plain
//
// Each save changes a number; with --comments it changes a comment, so that it has to be compiled. The
// other options are those of `snapback preview`, such as --plain and --compile-literals.
//
// The time is measured in this process, up to the line in which `snapback preview` reports that the
// frame has been presented. The part that was spent in the compiler and the linker is printed too.

/// The system's load average over one minute.
func loadAverage() -> String {
  let text = try? String(contentsOfFile: "/proc/loadavg", encoding: .utf8)
  return text?.split(separator: " ").first.map(String.init) ?? "unknown"
}

let arguments = CommandLine.arguments
guard arguments.count >= 2 else {
  print("usage: ReloadLatency PROGRAM [SAVES] [--comments] [OPTION...]")
  exit(64)
}
let saves = arguments.count > 2 ? Int(arguments[2]) ?? 30 : 30
let changesComments = arguments.contains("--comments")
let options = arguments.dropFirst(3).filter { $0 != "--comments" }
let folder = NSTemporaryDirectory() + "reload-latency-\(getpid())"
try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
defer { try? FileManager.default.removeItem(atPath: folder) }
let path = folder + "/Card.swift"
try Data(SampleFile(edit: 0, changesComments: changesComments).text.utf8).write(
  to: URL(fileURLWithPath: path))

let program = try PreviewProgram(path: arguments[1], file: path, options: Array(options))
defer { program.end() }
guard program.nextShown() != nil else {
  print("no first frame was presented")
  exit(70)
}
var (totals, compiling): ([Double], [Double]) = ([], [])
for edit in 1...saves {
  Thread.sleep(forTimeInterval: 0.4)
  let closed = try SampleFile(edit: edit, changesComments: changesComments).save(to: path)
  guard let shown = program.nextShown() else {
    print("no frame was presented after a save")
    exit(70)
  }
  totals.append(shown.time - closed)
  compiling.append(shown.compiling)
}
print("lines \(SampleFile(edit: 0).lineCount), saves \(saves), load \(loadAverage())")
print("save to frame: \(DurationStatistics(totals).text)")
print("  compiling:   \(DurationStatistics(compiling).text)")
