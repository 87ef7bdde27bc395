// Part of Snapback, under the MIT licence; see LICENSE.

import CompoundControls
import Foundation
import Interface
import UIKitMenus
@_spi(ViewTree) import UIKitViews
@_spi(ViewTree) import ViewCore

/// Offers to share items: to copy their text, to write a mail with it, to open a URL, and to save an
/// image in a file. An item may be a `UIActivityItemSource`, which provides it when a service has been chosen.
///
/// - Note: Differs from UIKit: it is an action sheet. Items that are not strings, URLs or images are
///   left out, and an image can be saved only if it was made from data.
@preconcurrency @MainActor
open class UIActivityViewController: UIAlertController {
  /// Called when the user has chosen or cancelled: with the service, or nil; whether it was
  /// performed; nil; and an error.
  public typealias CompletionWithItemsHandler = (
    UIActivity.ActivityType?, Bool, [Any]?, (any Error)?
  ) -> Void

  /// Called when the user has chosen or cancelled.
  open var completionWithItemsHandler: CompletionWithItemsHandler?
  /// The services that are not offered; nil for none.
  open var excludedActivityTypes: [UIActivity.ActivityType]?
  private var items: [Any] = []
  private let dialog = ShownFileDialog()

  /// Creates a sheet for items: strings, URLs and images. There are no application activities.
  public convenience init(
    activityItems: [Any], applicationActivities: [UIActivity]? = nil
  ) {
    self.init(title: nil, message: nil, preferredStyle: .actionSheet)
    items = activityItems
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    let placeholders = items.map { item in
      (item as? any UIActivityItemSource)?.activityViewControllerPlaceholderItem(self) ?? item
    }
    if !Self.text(placeholders).isEmpty {
      offer(.copyToPasteboard, "Copy") { text in FrameContext.current.host?.copyText(text) }
      offer(.mail, "Mail") { [weak self] text in
        if let mail = Self.mail(text, subject: self?.subject ?? "") {
          UIApplication.shared.open(mail)
        }
      }
    }
    if placeholders.contains(where: { $0 is URL }) {
      add(.open, "Open") { [weak self] in
        guard let self else { return }
        for url in provided(.open).lazy.compactMap({ $0 as? URL }).prefix(1) {
          UIApplication.shared.open(url)
        }
      }
    }
    if placeholders.contains(where: { ($0 as? UIImage)?.fileContents != nil }) {
      let action = UIAlertAction(title: "Save Image", style: .default) { [weak self] _ in
        guard let self else { return }
        let images = provided(.saveToCameraRoll).lazy.compactMap { $0 as? UIImage }
        if let data = images.compactMap(\.fileContents).first { save(data) }
      }
      if !isExcluded(.saveToCameraRoll) { addAction(action) }
    }
    addAction(
      UIAlertAction(title: "Cancel", style: .cancel) { [weak self] _ in
        self?.completionWithItemsHandler?(nil, false, nil, nil)
      })
  }

  /// The items for a service.
  private func provided(_ type: UIActivity.ActivityType) -> [Any] {
    items.compactMap { item in
      guard let source = item as? any UIActivityItemSource else { return item }
      return source.activityViewController(self, itemForActivityType: type)
    }
  }

  /// The subject that an item has for a mail.
  private var subject: String {
    let sources = items.lazy.compactMap { $0 as? any UIActivityItemSource }
    let subjects = sources.map {
      $0.activityViewController(self, subjectForActivityType: .mail)
    }
    return subjects.first { !$0.isEmpty } ?? ""
  }

  private static func text(_ items: [Any]) -> String {
    items.compactMap(text(of:)).joined(separator: "\n")
  }

  private static func text(of item: Any) -> String? {
    if let text = item as? String { return text }
    return (item as? NSString)?.description ?? (item as? URL)?.absoluteString
  }

  private func isExcluded(_ type: UIActivity.ActivityType) -> Bool {
    excludedActivityTypes?.contains(type) == true
  }

  /// Offers a service that is performed with the text of the items.
  private func offer(
    _ type: UIActivity.ActivityType, _ title: String, _ perform: @escaping (String) -> Void
  ) {
    add(type, title) { [weak self] in
      guard let self else { return }
      let text = Self.text(provided(type))
      if !text.isEmpty { perform(text) }
    }
  }

  private func add(
    _ type: UIActivity.ActivityType, _ title: String, _ perform: @escaping () -> Void
  ) {
    if isExcluded(type) { return }
    addAction(
      UIAlertAction(title: title, style: .default) { [weak self] _ in
        perform()
        self?.completionWithItemsHandler?(type, true, nil, nil)
      })
  }

  private static func mail(_ text: String, subject: String) -> URL? {
    var components = URLComponents()
    components.scheme = "mailto"
    components.queryItems = [URLQueryItem(name: "body", value: text)]
    if !subject.isEmpty {
      components.queryItems?.insert(URLQueryItem(name: "subject", value: subject), at: 0)
    }
    return components.url
  }

  /// Asks for a file and writes the image. The dialog outlives the sheet.
  private func save(_ data: Data) {
    let completion = completionWithItemsHandler
    let type: UTType = data.starts(with: [0x89, 0x50]) ? .png : .jpeg
    let dialog = dialog
    dialog.show(.save("Image", type)) { result in
      guard case .chosen(let files) = result, let file = files.first else {
        completion?(.saveToCameraRoll, false, nil, nil)
        return
      }
      do {
        try data.writeReplacing(file)
        completion?(.saveToCameraRoll, true, nil, nil)
      } catch {
        completion?(.saveToCameraRoll, false, nil, error)
      }
      withExtendedLifetime(dialog) {}
    }
  }
}

/// A service for shared items. Applications cannot add their own.
@preconcurrency @MainActor
open class UIActivity {
  /// The identifier of a service.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// Copies the text.
    public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
    /// Writes a mail.
    public static let mail = ActivityType("com.apple.UIKit.activity.Mail")
    /// Saves an image in a file.
    public static let saveToCameraRoll = ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
    /// Opens a URL.
    static let open = ActivityType("io.github.snapback.activity.Open")
    /// Prints; it is never offered.
    public static let print = ActivityType("com.apple.UIKit.activity.Print")
    /// Sends a message; it is never offered.
    public static let message = ActivityType("com.apple.UIKit.activity.Message")
    /// Sends to a device nearby; it is never offered.
    public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
    /// Assigns an image to a contact; it is never offered.
    public static let assignToContact = ActivityType("com.apple.UIKit.activity.AssignToContact")
    /// Adds to the reading list; it is never offered.
    public static let addToReadingList = ActivityType("com.apple.UIKit.activity.AddToReadingList")
    /// Posts to Facebook; it is never offered.
    public static let postToFacebook = ActivityType("com.apple.UIKit.activity.PostToFacebook")
    /// Posts to Twitter; it is never offered.
    public static let postToTwitter = ActivityType("com.apple.UIKit.activity.PostToTwitter")
  }

  /// For subclasses.
  public init() {}
}
