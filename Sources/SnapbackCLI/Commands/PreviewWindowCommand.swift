// Part of Snapback, under the MIT licence; see LICENSE.

import ArgumentParser
import Foundation
import Gallery
import Interface
import Pictures
import PreviewCompiler
import Processes
import SDLBackend
import Snapback
import SwiftData
import SystemStrings

/// The window process of `snapback preview`: reads commands, sends reports, and exits when its window is closed, or
/// at the end of the commands.
struct PreviewWindowCommand: MainActorCommand {
  static let configuration = CommandConfiguration(
    commandName: "preview-window", abstract: "The window of snapback preview.",
    shouldDisplay: false)

  @Option var assets: [String] = []
  @Option var name = "Preview"
  @Option(help: "The name of the folder for the data that the preview saves.")
  var data: String?
  @Option(help: "The window's position and size, as they were reported.")
  var placement: String?
  @Flag(help: "The gallery's window, with the previews.")
  var studio = false
  @Option(help: "The paths of the source files, for the gallery's window.")
  var source: [String] = []
  @Option(help: "The file or folder that is previewed, for reports and shared recordings.")
  var subject: String?
  @Option var target: String?
  @Option(help: "The file for the last picture of the preview, for the gallery's window.")
  var picture: String?
  @OptionGroup var stage: StageOptions
  @OptionGroup var device: DeviceOptions
  @OptionGroup var preferences: PreferenceOptions
  @OptionGroup var window: WindowArguments
  @Flag var sandbox = false

  func perform() throws {
    GuardedProcess.prepare()
    DataFolder.use(sandbox ? nil : data)
    if let data, !sandbox { DataFolder.prepareDefaults(data) }
    let channel = WindowChannel()
    var hasPresented = false
    do {
      try show(channel) { hasPresented = true }
      ExitReporter.close(channel, status: 0)
    } catch let exit as ExitCode {
      ExitReporter.close(channel, status: exit.rawValue)
      throw exit
    } catch let error as ProgramError {
      // A failure of a window with a frame may be due to a view, for example if it closes the connection to the display.
      if !hasPresented { ExitReporter.close(channel, status: error.exitCode) }
      // The supervisor says whether the display is gone, or only the connection.
      if hasPresented, case .window(.displayLost) = error { throw ExitCode(error.exitCode) }
      throw error
    }
  }

  /// Shows the window until it is closed. `onPresent` is called when the first frame is in it.
  @MainActor
  private func show(_ channel: WindowChannel, onPresent: @escaping () -> Void) throws {
    if sandbox {
      // What views print goes through the supervisor, like their errors.
      dup2(STDERR_FILENO, STDOUT_FILENO)
      try ConfineCommand.filterCalls(allowsDisplay: true)
    }
    ViewHost.defaultCalendar = { _ in Date() }
    if studio { return try showStudio(channel, onPresent: onPresent) }
    let device = try self.device.chosen()
    let geometry = try stage.geometry(
      default: StageGeometry.phone, scale: 1, of: device, isLandscape: self.device.landscape,
      isWindow: true)
    let environment = ProcessInfo.processInfo.environment
    let hostPreferences = PreviewHostPreferences(
      try preferences.overrides(environment: environment))
    // A sandbox does not reach the desktop's settings.
    if !sandbox { hostPreferences.listen(environment: environment) }
    defer { hostPreferences.stop() }
    let content = PreviewContent(
      size: geometry.size, scale: geometry.scale, device: device?.screen,
      makeResources: { [assets] in .standard(assets: assets) }, prepare: hostPreferences.prepare)
    content.report = { channel.send($0) }
    let watched = WatchedContent(content)
    try window.show(
      watched, title: name, size: geometry.size,
      scale: stage.scale == nil ? nil : geometry.scale, reportsLoss: false
    ) { window in
      prepare(window, watched, channel, onPresent: onPresent)
      content.app = PreviewApp(
        window, name: name, resources: .standard(assets: assets),
        limitsSize: stage.size == nil && device == nil, prepare: hostPreferences.prepare)
      content.setTitle = { [weak window] in window?.title = $0 }
      // With --size or --device, previews do not resize the window.
      if stage.size == nil, device == nil {
        content.setSize = { [weak window] in window?.resize(to: $0) }
      }
      return WindowCommandReader(
        channel, onCommand: content.handle, onEnd: { [weak window] in window?.endRun() })
    }
  }

  /// Shows the gallery's window with the previews until it is closed.
  @MainActor
  private func showStudio(_ channel: WindowChannel, onPresent: @escaping () -> Void) throws {
    let environment = ProcessInfo.processInfo.environment
    let geometry = try stage.geometry(default: CGSize(width: 1240, height: 860), scale: 1)
    let device = try self.device.chosen() ?? Device.named("iPhone 16")
    let hostPreferences = PreviewHostPreferences(
      try preferences.overrides(environment: environment))
    if !sandbox { hostPreferences.listen(environment: environment) }
    defer { hostPreferences.stop() }
    let stateFile = sandbox ? nil : StudioStateFile(environment: environment)
    let stateName = source.first ?? name
    let files = makeFileStatus(stateFile, environment)
    let library = PreviewLibrary(
      device: device, sources: source, subject: subject,
      makeResources: { [assets] in .standard(assets: assets) })
    var state = stateFile?.state(of: stateName)
    if self.device.device != nil { state?.device = nil }
    if self.device.landscape {
      state = state ?? StudioState()
      state?.isLandscape = true
    }
    let studio = Studio(
      size: geometry.size, scale: geometry.scale, resources: .standard,
      placeholder: CompilingItem(
        title: name, sourcePath: source.first, device: device, files: files),
      files: files, restoring: state,
      saving: sandbox ? nil : { SessionFile.save($1, scene: $0, environment: environment) },
      exporting: sandbox ? nil : { SessionFile.save($0, environment: environment) },
      tools: sandbox
        ? nil
        : RecordingService(
          program: ModuleFolder.program, environment: environment, subject: subject,
          options: (assets.first.map { ["--assets", $0] } ?? [])
            + (target.map { ["--target=\($0)"] } ?? []),
          view: library.selector(of:)))
    if !sandbox { connectEditor(of: studio, files, channel) }
    studio.onStateChange = { [weak studio] in
      guard let studio, studio.isRestored else { return }
      stateFile?.save(studio.state, of: stateName)
    }
    hostPreferences.prepare(studio.host)
    let content = StudioContent(
      studio, library: library, lastPicture: picture.map(LastFrameFile.init))
    content.report = { channel.send($0) }
    let watched = WatchedContent(content)
    try window.show(
      watched, title: name, size: geometry.size,
      scale: stage.scale == nil ? nil : geometry.scale, reportsLoss: false,
      onOpen: { window in
        prepare(window, watched, channel, onPresent: onPresent)
        return (
          FrameCostMeter(studio.host, in: window),
          WindowCommandReader(
            channel, onCommand: content.handle, onEnd: { [weak window] in window?.endRun() })
        )
      },
      onClose: { _ in
        if let result = studio.finish() { StandardStreams.note("recorded session: \(result)") }
      })
  }

  /// The state of the previewed files. In a sandbox it opens neither other files nor an editor.
  @MainActor
  private func makeFileStatus(
    _ stateFile: StudioStateFile?, _ environment: [String: String]
  ) -> FileStatus {
    let files = FileStatus()
    if !sandbox {
      files.recent =
        stateFile?.recent(except: source + [source.first ?? name])
        .filter(FileManager.default.fileExists) ?? []
      files.openFile = Self.openPreview
      files.openInEditor = { [editor = Editor(environment: environment), weak files] path, line in
        files?.notice = nil
        editor.open(path, line: line, environment: environment) { files?.notice = $0 }
      }
    }
    files.lastPicture = picture.flatMap(LastFrameFile.read)
    return files
  }

  /// Lets the source panel read and write files, and show the drafts of changes.
  @MainActor
  private func connectEditor(of studio: Studio, _ files: FileStatus, _ channel: WindowChannel) {
    studio.editor.write = { Self.write($0, $1, $2, files) }
    studio.editor.read = {
      (try? RegularFile.read($0)).flatMap { String(validating: $0, as: UTF8.self) }
    }
    studio.editor.showDraft = { channel.send(.draft(path: $0, source: $1)) }
  }

  /// Writes a change of the source panel. Returns false if the file has been changed elsewhere, or cannot be
  /// written, which the status says then.
  @MainActor private static func write(
    _ path: String, _ old: String, _ new: String, _ files: FileStatus
  ) -> Bool {
    do throws(PictureError) {
      guard try SourceWriter.replace(path, old, new) else {
        if let bytes = try? RegularFile.read(path), bytes == Array(old.utf8) {
          files.writeFailure =
            "\(SystemPath.name(of: path)) is not changed: another program is writing it. Try again."
        }
        return false
      }
      files.writeFailure = nil
      return true
    } catch {
      files.writeFailure = ProgramError.picture(error).message
      return false
    }
  }

  /// Previews another file in a new window, which outlives this one.
  @MainActor private static func openPreview(_ path: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["setsid", "-f", ModuleFolder.program, "preview", "--", path]
    process.standardInput = FileHandle.nullDevice
    try? process.run()
  }

  /// Starts to guard an open window.
  @MainActor
  private func prepare(
    _ window: DesktopWindow, _ content: WatchedContent, _ channel: WindowChannel,
    onPresent: @escaping () -> Void
  ) {
    ExitReporter.begin(channel)
    channel.reportCrashes()
    HangWatchdog.begin {
      channel.send(.hung(seconds: $0, ViewFrames.ofMainThread()))
    } onDisplayWait: {
      channel.send(.waitsForDisplay)
    } onFileWait: {
      channel.send(.waitsForFile)
    }
    if let placement = placement.flatMap(WindowPlacement.init(text:)) {
      window.place(at: placement)
    }
    content.onWait = Self.reportingPresentation(of: window, to: channel, onPresent)
    // From here on there are no new connections, not even to the display.
    if sandbox { Self.refuseConnections() }
  }

  /// Returns a function that reports once that the first frame is in the window, and from then on the window's
  /// position and size if they have changed since its last call.
  @MainActor
  private static func reportingPresentation(
    of window: DesktopWindow, to channel: WindowChannel, _ onPresent: @escaping () -> Void
  ) -> () -> Void {
    var last: WindowPlacement?
    var isPresented = false
    return { [weak window] in
      guard let window, window.hasPresented else { return }
      if !isPresented {
        isPresented = true
        channel.send(.presented)
        onPresent()
      }
      let placement = window.placement
      guard let placement, placement != last else { return }
      last = placement
      channel.send(.placed(placement.text))
    }
  }

  @MainActor private static func refuseConnections() {
    do throws(ProgramError) {
      try ConfineCommand.filterCalls(allowsDisplay: false)
    } catch {
      StandardStreams.printError(error)
      Foundation.exit(error.exitCode)
    }
  }
}
