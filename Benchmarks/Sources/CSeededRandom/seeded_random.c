// Part of Snapback, under the MIT licence; see LICENSE.

#define _GNU_SOURCE
#include "CSeededRandom.h"

#include <dlfcn.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stddef.h>
#include <string.h>
#include <sys/syscall.h>

static atomic_int is_seeded;
static _Atomic uint64_t state;

void seed_random(uint64_t seed) {
  atomic_store(&state, seed);
  atomic_store(&is_seeded, 1);
}

// SplitMix64 (Steele, Lea, Flood: Fast splittable pseudorandom number generators, 2014).
static uint64_t next(void) {
  uint64_t mixed = atomic_fetch_add(&state, 0x9e3779b97f4a7c15) + 0x9e3779b97f4a7c15;
  mixed = (mixed ^ (mixed >> 30)) * 0xbf58476d1ce4e5b9;
  mixed = (mixed ^ (mixed >> 27)) * 0x94d049bb133111eb;
  return mixed ^ (mixed >> 31);
}

static void fill(unsigned char *bytes, size_t count) {
  for (size_t done = 0; done < count; done += sizeof(uint64_t)) {
    const uint64_t number = next();
    const size_t rest = count - done;
    memcpy(bytes + done, &number, rest < sizeof number ? rest : sizeof number);
  }
}

// Replaces the function of libc by which Swift's standard library asks the kernel for random bytes.
long syscall(long number, ...) {
  long values[6];
  va_list arguments;
  va_start(arguments, number);
  for (int index = 0; index < 6; index++) values[index] = va_arg(arguments, long);
  va_end(arguments);
  if (number == SYS_getrandom && atomic_load(&is_seeded)) {
    fill((unsigned char *)values[0], (size_t)values[1]);
    return values[1];
  }
  static long (*_Atomic original)(long, ...);
  if (!atomic_load(&original)) atomic_store(&original, (long (*)(long, ...))dlsym(RTLD_NEXT, "syscall"));
  return atomic_load(&original)(
    number, values[0], values[1], values[2], values[3], values[4], values[5]);
}
