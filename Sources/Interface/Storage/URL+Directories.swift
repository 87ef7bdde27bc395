// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation

extension URL {
  /// The folder of the user's documents.
  public static var documentsDirectory: URL { folder(.documentDirectory) }
  /// The folder for files of programs that the user does not see.
  public static var applicationSupportDirectory: URL { folder(.applicationSupportDirectory) }
  /// The folder for files that can be made again.
  public static var cachesDirectory: URL { folder(.cachesDirectory) }
  /// The folder of the desktop.
  public static var desktopDirectory: URL { folder(.desktopDirectory) }
  /// The folder of downloaded files.
  public static var downloadsDirectory: URL { folder(.downloadsDirectory) }
  /// The user's folder `Pictures`.
  public static var picturesDirectory: URL { folder(.picturesDirectory) }
  /// The folder of the user's music.
  public static var musicDirectory: URL { folder(.musicDirectory) }
  /// The folder of the user's videos.
  public static var moviesDirectory: URL { folder(.moviesDirectory) }

  /// The folder, or the home folder if there is none. It is created, as apps find theirs on iOS.
  private static func folder(_ directory: FileManager.SearchPathDirectory) -> URL {
    let files = FileManager.default
    let url = files.urls(for: directory, in: .userDomainMask).first ?? homeDirectory
    try? files.createDirectory(at: url, withIntermediateDirectories: true)
    return url
  }
}
