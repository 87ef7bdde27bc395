// Part of Snapback, under the MIT licence; see LICENSE.

// File operations that Swift's own modules do not import.

#ifndef SNAPBACK_FILES_H
#define SNAPBACK_FILES_H

/// Exchanges two paths of one file system atomically. Returns 0, or -1 with errno: EINVAL or ENOSYS
/// if the file system or the system cannot do it.
int cfiles_exchange(const char *first, const char *second);

/// Renames a file or a folder to a path that must not exist: fails with EEXIST if it does. Returns
/// 0, or -1 with errno. Where the file system has no such operation, a folder may replace an empty
/// one.
int cfiles_rename_new(const char *from, const char *to);

/// Copies the access control lists and the user attributes of a file or a folder to an open one, as
/// far as the file systems support them.
void cfiles_copy_attributes(const char *from, int to);

/// Removes the file at a path when SIGHUP, SIGINT, SIGQUIT or SIGTERM ends the process. Signals
/// that are handled or ignored stay so. Until cfiles_keep_on_signal, further calls do nothing.
/// Returns 1 if the path has been stored, otherwise 0.
int cfiles_remove_on_signal(const char *path);

/// Ends the effect of cfiles_remove_on_signal.
void cfiles_keep_on_signal(void);

#endif
