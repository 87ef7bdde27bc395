// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
package import MessageBus
package import ViewCore

/// A dialog of the portal, from its request to its response.
@MainActor
package final class PortalFileDialog: FileDialog {
  private let request: FileDialogRequest
  private let parentWindow: String
  private var completion: (@MainActor (FileDialogResult) -> Void)?
  /// Closes the request on the bus.
  package var onDismiss: () -> Void = {}

  package init(
    _ request: FileDialogRequest, parentWindow: String,
    completion: @escaping @MainActor (FileDialogResult) -> Void
  ) {
    self.request = request
    self.parentWindow = parentWindow
    self.completion = completion
  }

  /// Whether it has a result, or has been dismissed.
  var isFinished: Bool { completion == nil }

  package func dismiss() {
    guard !isFinished else { return }
    completion = nil
    onDismiss()
  }

  /// Reports the result, once.
  package func finish(_ result: FileDialogResult) {
    let completion = completion
    self.completion = nil
    completion?(result)
  }

  /// The method of the portal that shows the dialog, and its arguments.
  package func call(token: String) -> (method: String, arguments: [DBusValue]) {
    var options: [String: DBusValue] = ["handle_token": .string(token), "modal": .boolean(true)]
    options["accept_label"] = request.confirmation.map { .string($0) }
    if !request.filters.isEmpty {
      options["filters"] = .array("(sa(us))", request.filters.map(\.value))
    }
    // A path ends with a zero byte here.
    options["current_folder"] = request.folder.map {
      .array("y", ($0.path(percentEncoded: false).utf8 + [0]).map { .byte($0) })
    }
    let method: String
    switch request.kind {
    case .open(let multiple, let folders):
      method = "OpenFile"
      options["multiple"] = .boolean(multiple)
      options["directory"] = .boolean(folders)
    case .save(let name):
      method = "SaveFile"
      options["current_name"] = .string(name)
    }
    let variants = options.mapValues { DBusValue.variant($0) }
    return (
      method, [.string(parentWindow), .string(request.title), .dictionary("v", variants)]
    )
  }
}

extension FileDialogRequest.Filter {
  /// In the portal's form: the name, and pairs of a kind (0 for a pattern, 1 for a MIME type) and a
  /// text.
  fileprivate var value: DBusValue {
    let rules =
      patterns.map { DBusValue.structure([.uint32(0), .string($0)]) }
      + mimeTypes.map { DBusValue.structure([.uint32(1), .string($0)]) }
    return .structure([.string(name), .array("(us)", rules)])
  }
}

extension FileDialogResult {
  /// The result in the arguments of the signal `Response`: 0 for success, 1 if the user has
  /// cancelled, 2 if the dialog has ended in another way; and a dictionary.
  package init(response: [DBusValue]) {
    guard response.first?.integer == 0 else {
      self = .cancelled
      return
    }
    let texts = response.last?.entries["uris"]?.unwrapped.members.compactMap(\.text) ?? []
    let urls = texts.compactMap { URL(string: $0) }
    self = urls.isEmpty ? .cancelled : .chosen(urls)
  }
}
