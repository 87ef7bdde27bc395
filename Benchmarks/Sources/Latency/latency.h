// Part of Snapback, under the MIT licence; see LICENSE.

#ifndef LATENCY_H
#define LATENCY_H

// Shows a plain SDL window that is cleared to a different gray on every motion: a lower bound for
// the latency on this machine. Returns an exit code when the window is closed.
int run_floor(int width, int height);

#endif
