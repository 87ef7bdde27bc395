// Part of Snapback, under the MIT licence; see LICENSE.
// How the process is started, known to both sides.

#ifndef SNAPBACK_SVG_PROTOCOL_H
#define SNAPBACK_SVG_PROTOCOL_H

#define CSVG_PROCESS_NAME "snapback-svg"
#define CSVG_ARGUMENT "--render-svg-requests"

/// The descriptors with which the process starts, besides standard input, output and error.
enum { CSVG_SOCKET = 3, CSVG_SHARED_MEMORY = 4, CSVG_FIRST_UNUSED = 5 };

#endif
