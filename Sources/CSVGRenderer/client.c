// Part of Snapback, under the MIT licence; see LICENSE.
// The side of the program.

#define _GNU_SOURCE
#include "CSVGRenderer.h"
#include "protocol.h"

#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <string.h>
#include <sys/auxv.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

/// Whether this module is part of the program, and not of a shared library.
static int is_in_program(void) {
  Dl_info program, module;
  void *headers = (void *)getauxval(AT_PHDR);
  return dladdr(headers, &program) && dladdr((void *)&csvg_start, &module) &&
      program.dli_fbase == module.dli_fbase;
}

/// Moves a descriptor out of the range that the new process uses.
static int moved(int descriptor) {
  int other = fcntl(descriptor, F_DUPFD_CLOEXEC, 10);
  close(descriptor);
  return other;
}

static int spawn(pid_t *process, int socket, int memory) {
  posix_spawn_file_actions_t actions;
  posix_spawnattr_t attributes;
  sigset_t signals;
  posix_spawn_file_actions_init(&actions);
  posix_spawnattr_init(&attributes);
  for (int stream = 0; stream < 3; stream++) {
    posix_spawn_file_actions_addopen(&actions, stream, "/dev/null", O_RDWR, 0);
  }
  posix_spawn_file_actions_adddup2(&actions, socket, CSVG_SOCKET);
  posix_spawn_file_actions_adddup2(&actions, memory, CSVG_SHARED_MEMORY);
  posix_spawn_file_actions_addclosefrom_np(&actions, CSVG_FIRST_UNUSED);
  sigemptyset(&signals);
  posix_spawnattr_setsigmask(&attributes, &signals);
  sigfillset(&signals);
  posix_spawnattr_setsigdefault(&attributes, &signals);
  // A separate group: Ctrl-C is for the program to handle.
  posix_spawnattr_setpgroup(&attributes, 0);
  const short flags = POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK;
  posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETPGROUP | flags);
  char *arguments[] = {CSVG_PROCESS_NAME, CSVG_ARGUMENT, NULL};
  int code = posix_spawn(process, "/proc/self/exe", &actions, &attributes, arguments, environ);
  if (code == EPERM) {
    // A sandbox refuses new process groups.
    posix_spawnattr_setflags(&attributes, flags);
    code = posix_spawn(process, "/proc/self/exe", &actions, &attributes, arguments, environ);
  }
  posix_spawnattr_destroy(&attributes);
  posix_spawn_file_actions_destroy(&actions);
  return code;
}

int csvg_start(csvg_connection *connection) {
  if (!is_in_program()) return ENOEXEC;
  int ends[2];
  if (socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0, ends) != 0) return errno;
  int memory = memfd_create(CSVG_PROCESS_NAME, MFD_CLOEXEC);
  int code = memory < 0 ? errno : 0;
  int socket = moved(ends[1]);
  if (memory >= 0) memory = moved(memory);
  if (!code && (socket < 0 || memory < 0)) code = EMFILE;
  if (!code) code = spawn(&connection->process, socket, memory);
  if (socket >= 0) close(socket);
  connection->owner = getpid();
  connection->socket = ends[0];
  connection->memory = memory;
  if (code) {
    close(ends[0]);
    if (memory >= 0) close(memory);
  }
  return code;
}

/// Waits until a reply can be read. Returns 0 if there is none after all limits.
static int waits_for_reply(int socket) {
  struct pollfd event = {socket, POLLIN, 0};
  int result;
  // The process's own timer is to end it first.
  do result = poll(&event, 1, (CSVG_REAL_SECONDS + 4) * 1000);
  while (result < 0 && errno == EINTR);
  return result > 0;
}

int csvg_call(
    const csvg_connection *connection, const csvg_request *request, const void *svg,
    uint32_t *pixels, csvg_reply *reply) {
  size_t offset = csvg_picture_offset(request->length);
  size_t picture = (size_t)request->width * (size_t)request->height * sizeof(uint32_t);
  if (ftruncate(connection->memory, 0) != 0) return 0;
  if (ftruncate(connection->memory, (off_t)(offset + picture)) != 0) return 0;
  for (size_t at = 0; at < request->length;) {
    ssize_t count = pwrite(
        connection->memory, (const char *)svg + at, request->length - at, (off_t)at);
    if (count == 0 || (count < 0 && errno != EINTR)) return 0;
    if (count > 0) at += (size_t)count;
  }
  if (send(connection->socket, request, sizeof *request, MSG_NOSIGNAL) != sizeof *request) {
    return 0;
  }
  if (!waits_for_reply(connection->socket)) return 0;
  ssize_t count;
  do count = recv(connection->socket, reply, sizeof *reply, 0);
  while (count < 0 && errno == EINTR);
  if (count != sizeof *reply) return 0;
  for (size_t at = 0; pixels && at < picture;) {
    ssize_t got = pread(
        connection->memory, (char *)pixels + at, picture - at, (off_t)(offset + at));
    if (got == 0 || (got < 0 && errno != EINTR)) return 0;
    if (got > 0) at += (size_t)got;
  }
  // Returns the memory to the system.
  return ftruncate(connection->memory, 0) == 0;
}

int csvg_stop(csvg_connection *connection) {
  int status = 0;
  close(connection->socket);
  close(connection->memory);
  // A copy of the connection after a fork does not own the process.
  if (connection->owner != getpid()) return 0;
  // A process that has ended keeps the status with which it did.
  kill(connection->process, SIGKILL);
  pid_t result;
  do result = waitpid(connection->process, &status, 0);
  while (result < 0 && errno == EINTR);
  return result > 0 && WIFSIGNALED(status) ? WTERMSIG(status) : 0;
}
