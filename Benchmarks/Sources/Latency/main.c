// Part of Snapback, under the MIT licence; see LICENSE.
//
// Measures the latency from a motion of the X pointer to changed pixels. It starts a program that
// shows something draggable in the middle of its window, drags it back and forth through XTest, and
// polls one pixel of the screen.
//
//   latency [--count N] [--gap MS] -- PROGRAM ARGUMENT...
//   latency [--count N] [--gap MS] --floor [WIDTHxHEIGHT]
//
// --gap is the minimum pause between motions. A random time of up to the same length is added, so
// that motions are distributed evenly between frames. With a gap shorter than a frame, frame pacing
// is measured instead of latency.

#include "latency.h"

#include <X11/Xatom.h>
#include <X11/Xlib.h>
#include <X11/Xutil.h>
#include <X11/extensions/XTest.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

enum {
  usage_error = 64,
  missing_input = 66,
  no_display = 69,
  internal_error = 70,
  threshold = 30,  // pixels of the drag before the measurement: more than any touch slop
  stride = 41,     // pixels of each motion; odd, for the two grays of --floor
};

static pid_t child = 0;

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (double)time.tv_sec + (double)time.tv_nsec * 1e-9;
}

static void pause_for(double seconds) {
  struct timespec time = {(time_t)seconds, (long)((seconds - (double)(time_t)seconds) * 1e9)};
  nanosleep(&time, NULL);
}

static void stop_child(void) {
  if (child > 0) {
    kill(child, SIGTERM);
    waitpid(child, NULL, 0);
    child = 0;
  }
}

static int fail(int code, const char *message) {
  fprintf(stderr, "latency: %s\n", message);
  stop_child();
  return code;
}

static int belongs_to_child(Display *display, Window window) {
  Atom type;
  int format;
  unsigned long count, rest;
  unsigned char *data = NULL;
  int belongs = 0;
  Atom pid = XInternAtom(display, "_NET_WM_PID", False);
  if (XGetWindowProperty(display, window, pid, 0, 1, False, XA_CARDINAL, &type, &format, &count,
                         &rest, &data) == Success && data) {
    belongs = count == 1 && format == 32 && *(unsigned long *)data == (unsigned long)child;
    XFree(data);
  }
  return belongs;
}

// The child's visible window at or below `window`; None if it has none.
static Window find_window(Display *display, Window window) {
  XWindowAttributes attributes;
  if (belongs_to_child(display, window) && XGetWindowAttributes(display, window, &attributes) &&
      attributes.map_state == IsViewable)
    return window;
  Window root, parent, *children = NULL, found = None;
  unsigned count = 0;
  if (!XQueryTree(display, window, &root, &parent, &children, &count)) return None;
  for (unsigned i = 0; i < count && found == None; i++) found = find_window(display, children[i]);
  if (children) XFree(children);
  return found;
}

static unsigned long pixel(Display *display, int x, int y) {
  XImage *image = XGetImage(display, DefaultRootWindow(display), x, y, 1, 1, AllPlanes, ZPixmap);
  if (!image) return 0;
  unsigned long value = XGetPixel(image, 0, 0) & 0xffffff;
  XDestroyImage(image);
  return value;
}

static int distance(unsigned long a, unsigned long b) {
  int sum = 0;
  for (int shift = 0; shift < 24; shift += 8)
    sum += abs((int)(a >> shift & 0xff) - (int)(b >> shift & 0xff));
  return sum;
}

static void move(Display *display, int x, int y) {
  XTestFakeMotionEvent(display, -1, x, y, CurrentTime);
  XFlush(display);
}

static int compare_doubles(const void *a, const void *b) {
  double difference = *(const double *)a - *(const double *)b;
  return (difference > 0) - (difference < 0);
}

// The column whose pixel differs most between two images of the middle row; -1 if none differs
// enough.
static int most_different_column(XImage *before, XImage *after) {
  int best = -1, most = 48;
  for (int x = 0; x < before->width; x++) {
    int difference = distance(XGetPixel(before, x, 0), XGetPixel(after, x, 0));
    if (difference > most) {
      most = difference;
      best = x;
    }
  }
  return best;
}

static int measure(Display *display, Window window, int count, double gap) {
  XWindowAttributes attributes;
  XGetWindowAttributes(display, window, &attributes);
  Window root = DefaultRootWindow(display), ignored;
  int left, top;
  XTranslateCoordinates(display, window, root, 0, 0, &left, &top, &ignored);
  int x = left + attributes.width / 2, y = top + attributes.height / 2;

  move(display, x, y);
  pause_for(0.1);
  XTestFakeButtonEvent(display, 1, True, CurrentTime);
  move(display, x + threshold / 2, y);
  pause_for(0.05);
  move(display, x + threshold, y);
  pause_for(0.3);
  XImage *before = XGetImage(display, root, left, y, attributes.width, 1, AllPlanes, ZPixmap);
  move(display, x + threshold + stride, y);
  pause_for(0.3);
  XImage *after = XGetImage(display, root, left, y, attributes.width, 1, AllPlanes, ZPixmap);
  if (!before || !after)
    return fail(internal_error, "the window is outside of the screen");
  int column = most_different_column(before, after);
  if (column < 0) return fail(missing_input, "nothing in the middle of the window can be dragged");
  unsigned long colors[2] = {XGetPixel(before, column, 0), XGetPixel(after, column, 0)};
  int tolerance = distance(colors[0], colors[1]) / 2;

  double *times = calloc((size_t)count, sizeof *times);
  uint32_t random = 1;
  int position = 1;
  for (int i = 0; i < count; i++) {
    random = random * 1664525 + 1013904223;
    pause_for(gap * (1 + (double)random / 4294967296.0));
    position = !position;
    double start = now();
    move(display, x + threshold + position * stride, y);
    // A short sleep between polls leaves the X server to the program.
    while (distance(pixel(display, left + column, y), colors[position]) >= tolerance) {
      if (now() - start > 1)
        return fail(internal_error, "a motion changed no pixel within a second");
      pause_for(2e-5);
    }
    times[i] = now() - start;
  }
  XTestFakeButtonEvent(display, 1, False, CurrentTime);
  XSync(display, False);
  qsort(times, (size_t)count, sizeof *times, compare_doubles);
  printf("median %.2f ms, p95 %.2f ms, %d motions, %g to %g ms apart\n", times[count / 2] * 1e3,
         times[(count * 95 - 1) / 100] * 1e3, count, gap * 1e3, gap * 2e3);
  free(times);
  return 0;
}

static int usage(void) {
  fprintf(stderr,
          "usage: latency [--count N] [--gap MS] -- PROGRAM ARGUMENT...\n"
          "       latency [--count N] [--gap MS] --floor [WIDTHxHEIGHT]\n");
  return usage_error;
}

int main(int argc, char **argv) {
  int count = 200, width = 1280, height = 800, is_floor = 0, i = 1;
  double gap = 0.03;
  for (; i < argc; i++) {
    if (!strcmp(argv[i], "--count") && i + 1 < argc) {
      count = atoi(argv[++i]);
    } else if (!strcmp(argv[i], "--gap") && i + 1 < argc) {
      gap = atof(argv[++i]) / 1e3;
    } else if (!strcmp(argv[i], "--floor")) {
      is_floor = 1;
      if (i + 1 < argc && sscanf(argv[i + 1], "%dx%d", &width, &height) == 2) i++;
    } else if (!strcmp(argv[i], "--") && i + 1 < argc && !is_floor) {
      i++;
      break;
    } else {
      return usage();
    }
  }
  if (count < 1 || count > 1000000 || !(gap >= 0 && gap < 10) || (!is_floor && i >= argc))
    return usage();

  Display *display = XOpenDisplay(NULL);
  int event, error, major, minor;
  if (!display) return fail(no_display, "no X display: set DISPLAY, or use xvfb-run");
  if (!XTestQueryExtension(display, &event, &error, &major, &minor))
    return fail(no_display, "this X server has no XTEST extension");
  child = fork();
  if (child == 0) {
    close(ConnectionNumber(display));
    if (is_floor) _exit(run_floor(width, height));
    execvp(argv[i], argv + i);
    perror(argv[i]);
    _exit(missing_input);
  }
  Window window = None;
  for (int tries = 0; window == None && tries < 100; tries++) {
    pause_for(0.1);
    if (waitpid(child, NULL, WNOHANG) == child) {
      child = 0;
      return fail(missing_input, "the program exited without a window");
    }
    window = find_window(display, DefaultRootWindow(display));
  }
  if (window == None) return fail(missing_input, "the program opened no window within ten seconds");
  pause_for(0.5);
  int code = measure(display, window, count, gap);
  stop_child();
  XCloseDisplay(display);
  return code;
}
