// Part of Snapback, under the MIT licence; see LICENSE.
// What of the system Swift's own modules leave out.

#ifndef SNAPBACK_SYSTEM_H
#define SNAPBACK_SYSTEM_H

/// How many processors the calling thread may run on; 0 if the system does not tell.
int csystem_processors(void);

/// Has the heap keep together, and blocks of 256 KB or more go back to the system when they are freed,
/// however often there are such. To be called before there are threads.
void csystem_save_memory(void);

/// Gives back what can be had again at once: free pages of the heap, and pages of the program and its
/// libraries that are as they are in their files. Those stay in the system's cache of files, and a touch
/// maps them again. Nothing of a program that a debugger is at work on.
void csystem_give_back_memory(void);

#endif
