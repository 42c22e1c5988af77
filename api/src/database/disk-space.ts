import { statfsSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { dirname } from 'node:path'

export const MIB = 1024 * 1024

/** Below this the product keeps what is free for the database to go on with, and takes no writes. */
export const RESERVE_BYTES = 64 * MIB
/** Writes are taken again from here: an upload must not open and close the door. */
const ENOUGH_BYTES = 80 * MIB
/** What strangers may not fill: the company's own work goes on in it. Of a small disk a tenth, above what writes need. */
const EMPRESA_BYTES = { most: 1024 * MIB, least: 128 * MIB }
/** As with writes, files of strangers are taken again with a quarter more. */
const AGAIN = 1.25
const LOOK_MS = 1000

/** Bytes that are free for us where a folder stands or will stand; null where the system does not say. */
export function freeBytes(folder: string): number | null {
  try {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize
  } catch {
    return dirname(folder) === folder ? null : freeBytes(dirname(folder))
  }
}

/** True for what the system says when there is no room. */
export const isNoSpace = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT')

/** SQLSTATE disk_full. */
const DISK_FULL = '53100'

/** True when there was no room, here or where the database lies, whoever reports it. */
export const isDiskFull = (error: unknown): boolean =>
  isNoSpace(error) ||
  (error instanceof Error && (('code' in error && error.code === DISK_FULL) || isDiskFull(error.cause)))

export interface DiskWatch {
  /** True from the moment the reserve is touched until there is enough again. */
  readonly isLow: () => boolean
  /** True while so little is left that strangers may not fill it. */
  readonly isTight: () => boolean
  readonly stop: () => void
}

/**
 * Looks once a second how much room is left for what is written.
 * @param folders of the data; where one is not there, nothing is written there and nothing is low
 */
export function watchDisk(folders: readonly string[]): DiskWatch {
  let isLow = false
  let isTight = false
  async function look(): Promise<void> {
    const disks = await Promise.all(
      folders.map((folder) =>
        statfs(folder).then(
          ({ bavail, blocks, bsize }) => ({ free: bavail * bsize, tenth: (blocks * bsize) / 10 }),
          () => ({ free: Infinity, tenth: 0 }),
        ),
      ),
    )
    isLow = Math.min(...disks.map(({ free }) => free)) < (isLow ? ENOUGH_BYTES : RESERVE_BYTES)
    const factor = isTight ? AGAIN : 1
    isTight = disks.some(
      ({ free, tenth }) => free < factor * Math.max(EMPRESA_BYTES.least, Math.min(EMPRESA_BYTES.most, tenth)),
    )
  }
  const timer = setInterval(() => void look(), LOOK_MS).unref()
  return { isLow: () => isLow, isTight: () => isTight, stop: () => clearInterval(timer) }
}
