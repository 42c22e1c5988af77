import { statfsSync } from 'node:fs'
import { freemem, tmpdir } from 'node:os'

const IN_MEMORY = '/dev/shm'
/** What the databases, files and profiles of one run take at most, several times over. */
const ROOM = 4 * 1024 ** 3
/** What programs need beside it. */
const MEMORY = 8 * 1024 ** 3

/**
 * Where the tests' databases and files stand: in memory where there is room, because making and dropping a database of
 * eight hundred files costs ten times as much on a disk with a journal, and nothing of it has to survive. Otherwise where
 * temporary files stand anyway. A container usually has 64 MB there, which is not room.
 * @param look how a folder and the memory are asked; for the test
 * @returns a path
 */
export function quickFolder({ statfs = statfsSync, free = freemem } = {}) {
  try {
    const { bavail, bsize } = statfs(IN_MEMORY)
    return bavail * bsize >= ROOM && free() >= MEMORY ? IN_MEMORY : tmpdir()
  } catch {
    // Only Linux has it.
    return tmpdir()
  }
}
