// Part of Snapback, under the MIT licence; see LICENSE.

// Renders SVG files with librsvg, and PDF files with poppler, in a child process.
//
// The time and memory that an SVG file needs are unbounded, whatever its size, and librsvg cannot be
// interrupted; a PDF file is no different. The process has limits for both, and is killed by the system if it exceeds them. It
// is the running program itself, started a second time: a constructor in this module takes over
// before `main`. It answers one request after the other, so that only the first one pays for its
// start, and ends with the program.

#ifndef SNAPBACK_SVG_RENDERER_H
#define SNAPBACK_SVG_RENDERER_H

#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

/// The limits of a request, in seconds of processor time and of real time, and of the process, in
/// bytes beyond what it has when it starts.
enum { CSVG_PROCESSOR_SECONDS = 4, CSVG_REAL_SECONDS = 16 };
static const uint64_t CSVG_MEMORY = 1ull << 30;

/// The largest width and height of a picture, which is cairo's.
enum { CSVG_LARGEST_SIDE = 32767 };

typedef enum {
  CSVG_OK = 0,
  /// The library returned an error; the message is the library's.
  CSVG_FAILED = 1,
  /// The library is not installed.
  CSVG_NO_LIBRARY = 2,
} csvg_status;

typedef struct {
  /// The length of the file, which is at the start of the shared memory.
  uint64_t length;
  /// The size of the picture in pixels; 0 by 0 to determine the file's own size only. The picture is
  /// written to the shared memory at `csvg_picture_offset`.
  int32_t width, height;
  /// Whether the file is a PDF file: 1 or 0.
  int32_t is_pdf;
} csvg_request;

typedef struct {
  int32_t status;
  /// The file's own size in points (CSS pixels of an SVG file), if the status is `CSVG_OK`. It can be any number.
  double width, height;
  char message[512];
} csvg_reply;

/// A connection to the process.
typedef struct {
  pid_t process;
  /// The process that started it.
  pid_t owner;
  int socket;
  /// The shared memory, a file.
  int memory;
} csvg_connection;

/// Starts the process. Returns 0, or the error number.
///
/// `ENOEXEC` means that this module is in a shared library and not in the program itself, so that
/// the program started again would not be the renderer.
int csvg_start(csvg_connection *connection);

/// Sends a request and waits for the reply. Returns 0 if the process did not answer, because it
/// ended or was killed, or has not answered for longer than its limits allow.
int csvg_call(
    const csvg_connection *connection, const csvg_request *request, const void *svg,
    uint32_t *pixels, csvg_reply *reply);

/// Ends the process. Returns the number of the signal that had ended it before; 0 otherwise.
int csvg_stop(csvg_connection *connection);

/// Renders a file in the calling process, without limits: into pixels of premultiplied ARGB, or only
/// determines its size if they are NULL.
void csvg_render(
    const uint8_t *file, const csvg_request *request, uint32_t *pixels, csvg_reply *reply);

/// The offset of the picture in the shared memory.
static inline size_t csvg_picture_offset(uint64_t length) { return (length + 4095) & ~4095ull; }

#endif
