// Part of Snapback, under the MIT licence; see LICENSE.

#define _GNU_SOURCE
#include "confine.h"

#include <asm/sockios.h>
#include <errno.h>
#include <fcntl.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <sched.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

// MARK: Landlock. The numbers are those of every architecture; older headers lack some of them.

enum { create_ruleset_call = 444, add_rule_call = 445, restrict_self_call = 446 };
enum { version_flag = 1, path_beneath = 1 };

static const uint64_t access_execute = 1u << 0, access_read_file = 1u << 2,
                      access_read_dir = 1u << 3, access_make_char = 1u << 6,
                      access_make_block = 1u << 11, access_ioctl_dev = 1u << 15;
// The rights that apply to files as well as to folders.
static const uint64_t file_rights = 1u << 0 | 1u << 1 | 1u << 2 | 1u << 14 | 1u << 15;
static const uint64_t net_tcp = 1u << 0 | 1u << 1;
static const uint64_t scope_abstract_socket = 1u << 0, scope_signal = 1u << 1;

struct ruleset_attributes {
  uint64_t handled_access_fs;
  uint64_t handled_access_net;
  uint64_t scoped;
};

struct path_rule {
  uint64_t allowed_access;
  int32_t parent_fd;
} __attribute__((packed));

int csystem_landlock_version(void) {
  long version = syscall(create_ruleset_call, NULL, 0, version_flag);
  return version > 0 ? (int)version : 0;
}

/// The rights on files that a version can restrict.
static uint64_t handled_rights(int version) {
  if (version >= 5) return (1u << 16) - 1;
  if (version >= 3) return (1u << 15) - 1;
  return version == 2 ? (1u << 14) - 1 : (1u << 13) - 1;
}

static int allow(int ruleset, const char *const paths[], uint64_t rights) {
  for (; *paths; paths++) {
    struct path_rule rule = {.allowed_access = rights};
    rule.parent_fd = open(*paths, O_PATH | O_CLOEXEC);
    if (rule.parent_fd < 0) continue;
    struct stat status;
    if (fstat(rule.parent_fd, &status) == 0 && !S_ISDIR(status.st_mode)) {
      rule.allowed_access &= file_rights;
    }
    long result = syscall(add_rule_call, ruleset, path_beneath, &rule, 0);
    int code = result == 0 ? 0 : errno;
    close(rule.parent_fd);
    if (code != 0) return code;
  }
  return 0;
}

int csystem_landlock_restrict(const char *const readable[], const char *const writable[],
                              bool hides_sockets) {
  int version = csystem_landlock_version();
  if (version == 0) return ENOSYS;
  struct ruleset_attributes attributes = {.handled_access_fs = handled_rights(version)};
  size_t size = sizeof attributes.handled_access_fs;
  if (version >= 4) {
    attributes.handled_access_net = net_tcp;
    size = offsetof(struct ruleset_attributes, scoped);
  }
  if (version >= 6) {
    attributes.scoped = scope_signal | (hides_sockets ? scope_abstract_socket : 0);
    size = sizeof attributes;
  }
  int ruleset = (int)syscall(create_ruleset_call, &attributes, size, 0);
  if (ruleset < 0) return errno;
  uint64_t reading = access_execute | access_read_file | access_read_dir;
  int code = allow(ruleset, readable, reading);
  uint64_t changing = attributes.handled_access_fs &
                      ~(access_make_char | access_make_block | access_ioctl_dev);
  if (code == 0) code = allow(ruleset, writable, changing);
  if (code == 0 && prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) code = errno;
  if (code == 0 && syscall(restrict_self_call, ruleset, 0) != 0) code = errno;
  close(ruleset);
  return code;
}

// MARK: seccomp

#if defined(__x86_64__)
#define SNAPBACK_ARCHITECTURE AUDIT_ARCH_X86_64
#elif defined(__aarch64__)
#define SNAPBACK_ARCHITECTURE AUDIT_ARCH_AARCH64
#endif

#ifndef SNAPBACK_ARCHITECTURE

bool csystem_can_filter_calls(void) { return false; }

int csystem_filter_calls(bool allows_unix_sockets) {
  (void)allows_unix_sockets;
  return ENOSYS;
}

#else

bool csystem_can_filter_calls(void) { return true; }

// System calls that are refused whatever their arguments are. From 424 on the numbers are those of
// every architecture; older headers lack some of them.
static const int refused_calls[] = {
    // Other processes.
    SYS_ptrace, SYS_process_vm_readv, SYS_process_vm_writev, SYS_kcmp, SYS_tkill,
    434 /* pidfd_open */, 438 /* pidfd_getfd */, 424 /* pidfd_send_signal */,
    440 /* process_madvise */, 448 /* process_mrelease */, SYS_setpriority,
    SYS_sched_setaffinity, SYS_sched_setscheduler, SYS_sched_setparam, SYS_sched_setattr,
    SYS_migrate_pages, SYS_move_pages, SYS_setpgid,
    // Shared memory, semaphores and queues.
    SYS_shmget, SYS_shmat, SYS_shmctl, SYS_semget, SYS_semop, SYS_semctl, SYS_semtimedop,
    SYS_msgget, SYS_msgsnd, SYS_msgrcv, SYS_msgctl, SYS_mq_open, SYS_mq_unlink,
    // Attributes of files, which Landlock does not control.
    SYS_fchmodat, SYS_fchown, SYS_fchownat, 452 /* fchmodat2 */, SYS_setxattr, SYS_lsetxattr,
    SYS_fsetxattr, SYS_removexattr, SYS_lremovexattr, SYS_fremovexattr, 463 /* setxattrat */,
    466 /* removexattrat */, 469 /* file_setattr */,
    // Landlock controls it from Linux 6.2 on only.
    SYS_truncate,
#if defined(__x86_64__)
    SYS_chmod, SYS_chown, SYS_lchown, SYS_utime, SYS_utimes, SYS_futimesat, SYS_mknod,
    SYS_iopl, SYS_ioperm, SYS_modify_ldt, SYS_uselib, SYS_ustat,
#endif
    SYS_mknodat, SYS_fanotify_init, SYS_fanotify_mark,
    // Namespaces and mounts.
    SYS_mount, SYS_umount2, SYS_pivot_root, SYS_chroot, SYS_unshare, SYS_setns,
    428 /* open_tree */, 429 /* move_mount */, 430 /* fsopen */, 431 /* fsconfig */,
    432 /* fsmount */, 433 /* fspick */, 442 /* mount_setattr */, 467 /* open_tree_attr */,
    SYS_name_to_handle_at, SYS_open_by_handle_at, SYS_quotactl, 443 /* quotactl_fd */,
    // Parts of the kernel that have often been attacked, or that change the system.
    425 /* io_uring_setup */, 426 /* io_uring_enter */, 427 /* io_uring_register */, SYS_bpf,
    SYS_perf_event_open, SYS_userfaultfd, SYS_keyctl, SYS_add_key, SYS_request_key,
    SYS_kexec_load, SYS_kexec_file_load, SYS_init_module, SYS_finit_module, SYS_delete_module,
    SYS_reboot, SYS_swapon, SYS_swapoff, SYS_syslog, SYS_acct, SYS_settimeofday,
    SYS_clock_settime, SYS_adjtimex, SYS_clock_adjtime, SYS_sethostname, SYS_setdomainname,
    SYS_vhangup, SYS_lookup_dcookie, SYS_nfsservctl, 447 /* memfd_secret */,
};

// Refused without an error: tools set permissions and times of files that they have written.
static const int ignored_calls[] = {SYS_fchmod, SYS_utimensat};

enum { capacity = 512 };

struct program {
  struct sock_filter code[capacity];
  unsigned short length;
};

static void add(struct program *program, struct sock_filter instruction) {
  if (program->length < capacity) program->code[program->length++] = instruction;
}

static void load(struct program *program, size_t offset) {
  add(program, (struct sock_filter)BPF_STMT(BPF_LD | BPF_W | BPF_ABS, (unsigned)offset));
}

static void finish(struct program *program, unsigned action) {
  add(program, (struct sock_filter)BPF_STMT(BPF_RET | BPF_K, action));
}

/// Runs the next `skipped` instructions only if the loaded value is `value`.
static void only_if(struct program *program, unsigned value, unsigned char skipped) {
  add(program, (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, value, 0, skipped));
}

static void load_number(struct program *program) {
  load(program, offsetof(struct seccomp_data, nr));
}

/// The lower half of an argument; both architectures are little-endian.
static void load_argument(struct program *program, int index) {
  load(program, offsetof(struct seccomp_data, args) + (size_t)index * sizeof(uint64_t));
}

static const unsigned refused = SECCOMP_RET_ERRNO | EPERM;
static const unsigned ignored = SECCOMP_RET_ERRNO | 0;

/// Refuses a call unless its argument has a value.
static void require_argument(struct program *program, int call, int index, unsigned value) {
  only_if(program, (unsigned)call, 4);
  load_argument(program, index);
  add(program, (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, value, 1, 0));
  finish(program, refused);
  load_number(program);
}

/// Refuses a call if its argument has a value.
static void refuse_argument(struct program *program, int call, int index, unsigned value) {
  only_if(program, (unsigned)call, 4);
  load_argument(program, index);
  only_if(program, value, 1);
  finish(program, refused);
  load_number(program);
}

/// Refuses a call if some bits of its argument have a value.
static void refuse_bits(struct program *program, int call, int index, unsigned bits,
                        unsigned value) {
  only_if(program, (unsigned)call, 5);
  load_argument(program, index);
  add(program, (struct sock_filter)BPF_STMT(BPF_ALU | BPF_AND | BPF_K, bits));
  only_if(program, value, 1);
  finish(program, refused);
  load_number(program);
}

/// Refuses sockets that can send to any address without being connected to it.
static void refuse_datagrams(struct program *program, int call) {
  const unsigned type = 0xf;
  refuse_bits(program, call, 1, type, SOCK_DGRAM);
  // Sockets of the kind AF_UNIX are then datagram sockets.
  refuse_bits(program, call, 1, type, SOCK_RAW);
}

/// Refuses to empty a file that is not opened for writing, which Landlock controls from Linux 6.2 on.
static void refuse_truncation(struct program *program) {
  // The access mode 3 empties a file too, although it allows neither to read nor to write.
  const unsigned bits = O_ACCMODE | O_TRUNC, modes[] = {O_RDONLY, O_ACCMODE};
  for (size_t i = 0; i < sizeof modes / sizeof *modes; i++) {
    refuse_bits(program, SYS_openat, 2, bits, modes[i] | O_TRUNC);
#if defined(__x86_64__)
    refuse_bits(program, SYS_open, 1, bits, modes[i] | O_TRUNC);
#endif
  }
  // Its flags are in memory. Programs fall back to openat.
  only_if(program, 437 /* openat2 */, 1);
  finish(program, SECCOMP_RET_ERRNO | ENOSYS);
}

/// Refuses to name another process as the receiver of signals about a file, which Landlock controls
/// from Linux 6.12 on.
static void refuse_signals_of_files(struct program *program) {
  const unsigned commands[] = {F_SETOWN, F_SETOWN_EX, F_SETSIG};
  for (size_t i = 0; i < sizeof commands / sizeof *commands; i++) {
    refuse_argument(program, SYS_fcntl, 1, commands[i]);
  }
  refuse_argument(program, SYS_ioctl, 1, FIOSETOWN);
  refuse_argument(program, SYS_ioctl, 1, SIOCSPGRP);
}

static void refuse_call(struct program *program, int call) {
  only_if(program, (unsigned)call, 1);
  finish(program, refused);
}

int csystem_filter_calls(bool allows_unix_sockets) {
  struct program program = {.length = 0};
  load(&program, offsetof(struct seccomp_data, arch));
  add(&program,
      (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SNAPBACK_ARCHITECTURE, 1, 0));
  finish(&program, SECCOMP_RET_KILL_PROCESS);
  load_number(&program);
#if defined(__x86_64__)
  // The x32 calls have numbers of their own.
  add(&program, (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JGE | BPF_K, 0x40000000, 0, 1));
  finish(&program, refused);
#endif
  for (size_t i = 0; i < sizeof refused_calls / sizeof *refused_calls; i++) {
    refuse_call(&program, refused_calls[i]);
  }
  for (size_t i = 0; i < sizeof ignored_calls / sizeof *ignored_calls; i++) {
    only_if(&program, (unsigned)ignored_calls[i], 1);
    finish(&program, ignored);
  }
  // The C library falls back to clone, whose flags can be examined.
  only_if(&program, 435 /* clone3 */, 1);
  finish(&program, SECCOMP_RET_ERRNO | ENOSYS);
  only_if(&program, SYS_clone, 4);
  load_argument(&program, 0);
  const unsigned namespaces = CLONE_NEWUSER | CLONE_NEWNS | CLONE_NEWPID | CLONE_NEWNET |
                              CLONE_NEWIPC | CLONE_NEWUTS | CLONE_NEWCGROUP;
  add(&program, (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JSET | BPF_K, namespaces, 0, 1));
  finish(&program, refused);
  load_number(&program);
  // Signals go to this process only; its id is the same after exec.
  unsigned self = (unsigned)getpid();
  const int signals[] = {SYS_kill, SYS_tgkill, SYS_rt_sigqueueinfo, SYS_rt_tgsigqueueinfo};
  for (size_t i = 0; i < sizeof signals / sizeof *signals; i++) {
    require_argument(&program, signals[i], 0, self);
  }
  require_argument(&program, SYS_prlimit64, 0, 0);
  // Input that is faked on the terminal would be read by the shell.
  refuse_argument(&program, SYS_ioctl, 1, TIOCSTI);
  refuse_argument(&program, SYS_ioctl, 1, TIOCLINUX);
  refuse_signals_of_files(&program);
  refuse_truncation(&program);
  refuse_datagrams(&program, SYS_socketpair);
  refuse_datagrams(&program, SYS_socket);
  if (allows_unix_sockets) {
    require_argument(&program, SYS_socket, 0, AF_UNIX);
  } else {
    refuse_call(&program, SYS_socket);
    refuse_call(&program, SYS_connect);
  }
  refuse_call(&program, SYS_bind);
  refuse_call(&program, SYS_listen);
  finish(&program, SECCOMP_RET_ALLOW);

  if (program.length >= capacity) return E2BIG;
  if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) return errno;
  struct sock_fprog filter = {.len = program.length, .filter = program.code};
  long result = syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, SECCOMP_FILTER_FLAG_TSYNC, &filter);
  if (result == 0) return 0;
  return result > 0 ? EBUSY : errno;
}

#endif
