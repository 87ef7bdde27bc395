// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

// How long it takes from a file's close until its views are in the window, with everything between:
//
//     xvfb-run -a swift run -c release --package-path Benchmarks ReloadLatency .build/release/snapback 30
//
// The clock is this program's own, from the close to the line with which the previewing program says that the
// frame has been presented. Beside it stands how long the compiler's two programs took of that.

let arguments = CommandLine.arguments
guard arguments.count >= 2 else {
  print("usage: ReloadLatency PROGRAM [SAVES]")
  exit(64)
}
let saves = arguments.count > 2 ? Int(arguments[2]) ?? 30 : 30
let folder = NSTemporaryDirectory() + "reload-latency-\(getpid())"
try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
defer { try? FileManager.default.removeItem(atPath: folder) }
let path = folder + "/Card.swift"
try Data(SampleFile(edit: 0).text.utf8).write(to: URL(fileURLWithPath: path))

let program = try PreviewProgram(path: arguments[1], file: path)
defer { program.end() }
guard program.nextShown() != nil else {
  print("the first frame never came")
  exit(70)
}
var (totals, compiling): ([Double], [Double]) = ([], [])
for edit in 1...saves {
  Thread.sleep(forTimeInterval: 0.4)
  let closed = try SampleFile(edit: edit).save(to: path)
  guard let shown = program.nextShown() else {
    print("a frame never came")
    exit(70)
  }
  totals.append(shown.time - closed)
  compiling.append(shown.compiling)
}
print("lines \(SampleFile(edit: 0).lineCount), saves \(saves), load \(Load.now)")
print("save to frame: \(Figures(totals).text)")
print("  compiling:   \(Figures(compiling).text)")
