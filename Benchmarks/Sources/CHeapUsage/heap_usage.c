// Part of Snapback, under the MIT licence; see LICENSE.

#include "CHeapUsage.h"

#include <malloc.h>

long heap_bytes_in_use(void) {
  struct mallinfo2 info = mallinfo2();
  return (long)(info.uordblks + info.hblkhd);
}
