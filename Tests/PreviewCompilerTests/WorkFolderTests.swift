// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import PreviewCompiler
import Testing

@Suite struct WorkFolderTests {
  /// Calls the closure with a private temporary folder, without symbolic links on its path.
  private static func inFolder(_ body: (String) throws -> Void) throws {
    var template = Array(
      (FileManager.default.temporaryDirectory.path + "/snapback-XXXXXX").utf8CString)
    _ = mkdtemp(&template)
    let real = try #require(realpath(template, nil))
    defer { free(real) }
    let folder = String(cString: real)
    defer {
      chmod(folder, 0o700)
      try? FileManager.default.removeItem(atPath: folder)
    }
    try body(folder)
  }

  private static func mode(of path: String) -> mode_t? {
    var status = stat()
    return lstat(path, &status) == 0 ? status.st_mode & 0o7777 : nil
  }

  @Test(arguments: [
    (["XDG_CACHE_HOME": "/cache", "HOME": "/home"], "/cache"),
    (["XDG_CACHE_HOME": "", "HOME": "/home"], "/home/.cache"), (["HOME": "/home"], "/home/.cache"),
    ([:], "/user/.cache"), (["HOME": ""], "/user/.cache"),
  ])
  func `the folder is private and in the user's cache folder`(
    variables: [String: String], expected: String
  ) throws {
    try Self.inFolder { folder in
      let environment = variables.mapValues { $0.isEmpty ? "" : folder + $0 }
      let work = try WorkFolder(environment: environment, home: folder + "/user")
      #expect(work.path.hasPrefix(folder + expected + "/snapback/preview/\(getpid())-"))
      #expect(work.caches == folder + expected)
      #expect(Self.mode(of: work.path) == 0o700)
      #expect(try FileManager.default.contentsOfDirectory(atPath: work.path) == [])
    }
  }

  @Test(arguments: ["relative", "./.cache", "", "/caf\u{fffd}"])
  func `paths that are relative or not UTF-8 are not used`(path: String) throws {
    try Self.inFolder { folder in
      let work = try WorkFolder(
        environment: ["XDG_CACHE_HOME": path, "HOME": path], home: folder + "/user")
      #expect(work.caches == folder + "/user/.cache")
    }
  }

  @Test(arguments: ["josé", "a%b"])
  func `a cache folder with a path that compilers or linkers do not accept has the caches alone`(
    name: String
  ) throws {
    try Self.inFolder { folder in
      let environment = ["HOME": folder + "/" + name, "TMPDIR": folder]
      let work = try WorkFolder(environment: environment)
      #expect(work.path.hasPrefix(folder + "/snapback-preview-\(getpid())-"))
      #expect(work.caches == folder + "/\(name)/.cache")
    }
  }

  @Test func `a cache folder from which no code can be loaded has the caches alone`() throws {
    try Self.inFolder { folder in
      let environment = ["HOME": folder + "/home", "TMPDIR": folder + "/temporary"]
      mkdir(folder + "/temporary", 0o700)
      let cache = folder + "/home/.cache"
      let work = try WorkFolder(environment: environment) { !$0.hasPrefix(cache) }
      #expect(work.path.hasPrefix(folder + "/temporary/snapback-preview-\(getpid())-"))
      #expect(work.caches == cache)
      // Without a better folder it is used all the same.
      let only = try WorkFolder(environment: environment) { _ in false }
      #expect(only.path.hasPrefix(cache + "/snapback/preview/\(getpid())-"))
      #expect(only.caches == cache)
    }
  }

  @Test func `a temporary folder from which no code can be loaded is not used`() throws {
    try Self.inFolder { folder in
      let environment = ["HOME": folder + "/home", "TMPDIR": folder]
      let work = try WorkFolder(environment: environment) { !$0.hasPrefix(folder) }
      defer { rmdir(work.path) }
      #expect(work.path.hasPrefix("/tmp/snapback-preview-\(getpid())-"))
    }
  }

  @Test(arguments: ["é", "a%b"])
  func `a temporary folder with a path that compilers or linkers do not accept is not used`(
    name: String
  ) throws {
    try Self.inFolder { folder in
      let environment = ["HOME": folder + "/josé", "TMPDIR": folder + "/" + name]
      mkdir(folder + "/" + name, 0o700)
      let work = try WorkFolder(environment: environment)
      defer { rmdir(work.path) }
      #expect(work.path.utf8.allSatisfy { $0 < 0x80 })
      #expect(!work.path.hasPrefix(folder))
    }
  }

  @Test func `without open files the folder is refused, and nothing is left`() async {
    await #expect(processExitsWith: .success) {
      Thread.detachNewThread {
        sleep(60)
        _exit(99)
      }
      try Self.inFolder { folder in
        let resource = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
        var before = rlimit()
        getrlimit(resource, &before)
        var none = rlimit(rlim_cur: 0, rlim_max: before.rlim_max)
        setrlimit(resource, &none)
        let result = Result { () throws(WorkFolder.Unavailable) in
          try WorkFolder(environment: ["XDG_CACHE_HOME": folder, "TMPDIR": folder])
        }
        setrlimit(resource, &before)
        guard case .failure(let error) = result, error.code == EMFILE,
          try FileManager.default.contentsOfDirectory(atPath: folder + "/snapback/preview") == [],
          try FileManager.default.contentsOfDirectory(atPath: folder) == ["snapback"]
        else { exit(1) }
      }
    }
  }

  @Test func `a cache folder that others may write to is not used`() throws {
    try Self.inFolder { folder in
      let cache = folder + "/shared/cache"
      try FileManager.default.createDirectory(atPath: cache, withIntermediateDirectories: true)
      chmod(folder + "/shared", 0o777)
      let environment = ["XDG_CACHE_HOME": cache, "TMPDIR": folder]
      let work = try WorkFolder(environment: environment)
      #expect(work.path.hasPrefix(folder + "/snapback-preview-\(getpid())-"))
      #expect(work.caches == work.path + "/caches")
      // A sticky folder is safe: others cannot rename what is in it.
      chmod(folder + "/shared", 0o1777)
      #expect(try WorkFolder(environment: environment).caches == cache)
    }
  }

  @Test func `a link into a folder that others may write to is not followed`() throws {
    try Self.inFolder { folder in
      try FileManager.default.createDirectory(
        atPath: folder + "/shared/cache", withIntermediateDirectories: true)
      chmod(folder + "/shared", 0o777)
      symlink(folder + "/shared/cache", folder + "/cache")
      let work = try WorkFolder(
        environment: ["XDG_CACHE_HOME": folder + "/cache", "TMPDIR": folder])
      #expect(work.path.hasPrefix(folder + "/snapback-preview-"))
    }
  }

  @Test(arguments: ["snapback", "snapback/preview"])
  func `a link in the place of the program's folder is not followed`(name: String) throws {
    try Self.inFolder { folder in
      let cache = folder + "/cache"
      try FileManager.default.createDirectory(
        atPath: cache + "/snapback", withIntermediateDirectories: true)
      try FileManager.default.createDirectory(
        atPath: folder + "/other", withIntermediateDirectories: true)
      rmdir(cache + "/" + name)
      symlink(folder + "/other", cache + "/" + name)
      let work = try WorkFolder(environment: ["XDG_CACHE_HOME": cache, "TMPDIR": folder])
      #expect(work.path.hasPrefix(folder + "/snapback-preview-"))
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder + "/other") == [])
    }
  }

  @Test func `the program's own folders are made private`() throws {
    try Self.inFolder { folder in
      let base = folder + "/snapback/preview"
      try FileManager.default.createDirectory(atPath: base, withIntermediateDirectories: true)
      chmod(base, 0o777)
      _ = try WorkFolder(environment: ["XDG_CACHE_HOME": folder])
      #expect(Self.mode(of: base) == 0o700)
    }
  }

  @Test(.enabled(if: geteuid() == 0, "only root can give folders away"))
  func `a folder of another user is not used`() throws {
    try Self.inFolder { folder in
      for name in ["cache", "cache/snapback", "cache/snapback/preview"] {
        let cache = folder + "/cache"
        try FileManager.default.createDirectory(
          atPath: cache + "/snapback/preview", withIntermediateDirectories: true)
        chown(folder + "/" + name, 12_345, 12_345)
        let work = try WorkFolder(environment: ["XDG_CACHE_HOME": cache, "TMPDIR": folder])
        #expect(work.path.hasPrefix(folder + "/snapback-preview-"), "\(name)")
        try FileManager.default.removeItem(atPath: cache)
      }
    }
  }

  @Test func `a file in the place of the cache folder is no obstacle`() throws {
    try Self.inFolder { folder in
      try Data().write(to: URL(fileURLWithPath: folder + "/home"))
      let work = try WorkFolder(environment: ["HOME": folder + "/home", "TMPDIR": folder])
      #expect(work.path.hasPrefix(folder + "/snapback-preview-"))
    }
  }

  @Test func `without any usable folder there is an error`() throws {
    try Self.inFolder { folder in
      let file = folder + "/file"
      try Data().write(to: URL(fileURLWithPath: file))
      #expect(throws: WorkFolder.Unavailable(path: file, code: ENOTDIR)) {
        try WorkFolder(environment: ["HOME": file, "TMPDIR": file])
      }
      #expect(throws: WorkFolder.Unavailable(path: file + "/none", code: ENOTDIR)) {
        try WorkFolder(environment: ["HOME": file, "TMPDIR": file + "/none"])
      }
      chmod(folder, 0o777)
      #expect(throws: WorkFolder.Unavailable(path: folder, code: EPERM)) {
        try WorkFolder(environment: ["HOME": folder, "TMPDIR": folder])
      }
    }
  }

  @Test func `folders of ended processes are removed, and no others`() throws {
    try Self.inFolder { folder in
      let base = folder + "/snapback/preview"
      let kept = ["1-abcdef", "notes", "0-abcdef", "-5"]
      // No process can have a number above 2^22.
      let abandoned = ["4194305", "4194305-abcdef"]
      for name in kept + abandoned {
        try FileManager.default.createDirectory(
          atPath: base + "/" + name + "/inner", withIntermediateDirectories: true)
      }
      let work = try WorkFolder(environment: ["XDG_CACHE_HOME": folder])
      let workName = work.path.split(separator: "/").last.map(String.init) ?? ""
      #expect(
        try FileManager.default.contentsOfDirectory(atPath: base).sorted()
          == (kept + [workName]).sorted())
    }
  }

  @Test func `a folder that was removed is created again, and no other`() throws {
    try Self.inFolder { folder in
      let work = try WorkFolder(environment: ["XDG_CACHE_HOME": folder])
      #expect(WorkFolder.restore(work.path) == .present)
      try FileManager.default.removeItem(atPath: folder + "/snapback")
      #expect(WorkFolder.restore(work.path) == .created)
      #expect(!Self.canLock(work.path))
      #expect(Self.mode(of: work.path) == 0o700)
      #expect(Self.mode(of: folder + "/snapback/preview") == 0o700)
    }
  }

  @Test func `a link, a file or a folder that others can change is not used in its place`() throws {
    try Self.inFolder { folder in
      let path = folder + "/work"
      symlink(folder, path)
      #expect(WorkFolder.restore(path) == .failed)
      unlink(path)
      close(creat(path, 0o600))
      #expect(WorkFolder.restore(path) == .failed)
      unlink(path)
      mkdir(path, 0o700)
      chmod(path, 0o777)
      #expect(WorkFolder.restore(path) == .failed)
    }
  }

  /// Returns whether a process could lock a folder: nobody has locked it.
  private static func canLock(_ path: String) -> Bool {
    let folder = open(path, O_RDONLY)
    defer { close(folder) }
    return flock(folder, LOCK_EX | LOCK_NB) == 0
  }
}
