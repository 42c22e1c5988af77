/** Whoever asks a process to end means what it does, and not only that it does it. */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP']

/**
 * Ctrl-C reaches the whole group; a signal sent to this process alone is passed on to the child that does its work, and
 * the child says when it is over.
 * @param {import('node:child_process').ChildProcess} child
 */
export function passSignals(child) {
  for (const signal of SIGNALS) process.on(signal, () => child.kill(signal))
}
