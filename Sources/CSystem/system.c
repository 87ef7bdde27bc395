// Part of Snapback, under the MIT licence; see LICENSE.

#define _GNU_SOURCE
#include "CSystem.h"

#include <fcntl.h>
#include <link.h>
#include <malloc.h>
#include <sched.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

int csystem_processors(void) {
  cpu_set_t processors;
  return sched_getaffinity(0, sizeof processors, &processors) == 0 ? CPU_COUNT(&processors) : 0;
}

// Whether a debugger is at work, whose breakpoints are written into our code.
static int is_traced(void) {
  char text[1024];
  const int status = open("/proc/self/status", O_RDONLY | O_CLOEXEC);
  if (status < 0) return 1;
  const ssize_t count = read(status, text, sizeof text - 1);
  close(status);
  text[count > 0 ? count : 0] = 0;
  const char *tracer = strstr(text, "TracerPid:");
  return !tracer || strtol(tracer + strlen("TracerPid:"), NULL, 10) != 0;
}

// Unmaps the pages of a library's segments that were never writable: code, constants, tables of symbols.
//
// Nothing of ours can be among them, as what the loader relocates lies in writable segments. Where it
// relocates code all the same, the library is left alone.
static int unmap_clean(struct dl_phdr_info *library, size_t size, void *unused) {
  (void)size;
  (void)unused;
  const ElfW(Phdr) *const end = library->dlpi_phdr + library->dlpi_phnum;
  for (const ElfW(Phdr) *part = library->dlpi_phdr; part < end; part++) {
    if (part->p_type != PT_DYNAMIC) continue;
    const ElfW(Dyn) *entry = (const ElfW(Dyn) *)(library->dlpi_addr + part->p_vaddr);
    for (; entry->d_tag != DT_NULL; entry++) {
      if (entry->d_tag == DT_TEXTREL) return 0;
      if (entry->d_tag == DT_FLAGS && entry->d_un.d_val & DF_TEXTREL) return 0;
    }
  }
  const uintptr_t page = (uintptr_t)sysconf(_SC_PAGESIZE);
  for (const ElfW(Phdr) *part = library->dlpi_phdr; part < end; part++) {
    if (part->p_type != PT_LOAD || part->p_flags & PF_W) continue;
    // Whole pages only: what lies beyond may be the next segment's.
    const uintptr_t start = (library->dlpi_addr + part->p_vaddr + page - 1) & ~(page - 1);
    const uintptr_t stop = (library->dlpi_addr + part->p_vaddr + part->p_memsz) & ~(page - 1);
    if (stop > start) madvise((void *)start, stop - start, MADV_DONTNEED);
  }
  return 0;
}

void csystem_save_memory(void) {
  mallopt(M_ARENA_MAX, 1);
  mallopt(M_MMAP_THRESHOLD, 256 * 1024);
}

void csystem_give_back_memory(void) {
  malloc_trim(0);
  if (!is_traced()) dl_iterate_phdr(unmap_clean, NULL);
}
