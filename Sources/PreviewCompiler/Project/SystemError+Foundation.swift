// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
package import SystemStrings

extension SystemError {
  /// The error of the system call that Foundation reports as an error of its own; EIO if it does not say which.
  package init(_ error: any Error) {
    // A `POSIXError`, which `as? NSError` does not find.
    let cause = (error as NSError).userInfo[NSUnderlyingErrorKey] as? any Error
    let errors = [cause, error].compactMap { $0.map { $0 as NSError } }
    if let error = errors.first(where: { $0.domain == NSPOSIXErrorDomain }) {
      self.init(code: Int32(error.code))
      return
    }
    switch (error as? CocoaError)?.code {
    case .fileWriteOutOfSpace?: self.init(code: ENOSPC)
    case .fileWriteNoPermission?, .fileReadNoPermission?: self.init(code: EACCES)
    case .fileWriteVolumeReadOnly?: self.init(code: EROFS)
    case .fileReadNoSuchFile?, .fileNoSuchFile?: self.init(code: ENOENT)
    case .fileWriteFileExists?: self.init(code: EEXIST)
    default: self.init(code: EIO)
    }
  }
}
