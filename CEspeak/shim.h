#ifndef EARSHOT_CESPEAK_SHIM_H
#define EARSHOT_CESPEAK_SHIM_H

#include <espeak-ng/speak_lib.h>
#include <signal.h>
#include <unistd.h>

#ifdef __linux__
#include <sys/prctl.h>
#endif

/* Swift marks fork as unavailable, rightly for a program with threads. earshot-voice has none. */
static inline pid_t earshot_fork(void) { return fork(); }

/* A child that hangs must not outlive the process that would have stopped it. */
static inline void earshot_end_with(pid_t parent) {
#ifdef __linux__
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  if (getppid() != parent) _exit(1);
#else
  (void)parent;
#endif
}

#endif
