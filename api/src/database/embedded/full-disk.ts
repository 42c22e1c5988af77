import { freeBytes, MIB, RESERVE_BYTES } from '../disk-space.ts'

/** A new, empty database with its log. */
const NEW_CLUSTER_BYTES = 160 * MIB

/**
 * The sentence for a disk without the room that the database needs. What lies there is whole: nobody is told to move it.
 * @param folder where the database lies
 * @param isNew it has to be made first
 * @returns null while there is room
 */
export function fullDisk(folder: string, isNew: boolean): string | null {
  const free = freeBytes(folder)
  const needed = isNew ? NEW_CLUSTER_BYTES : RESERVE_BYTES
  return free === null || free >= needed ? null : words(folder, free, needed)
}

/** True for what a server wrote when there was no room. */
export const saysNoSpace = (log: string): boolean => /No space left on device|Disk quota exceeded/.test(log)

/** The same sentence where the lack has been met already. */
export const noSpace = (folder: string): string => words(folder, freeBytes(folder) ?? 0, RESERVE_BYTES)

const words = (folder: string, free: number, needed: number) =>
  `O disco de ${folder} está cheio: há ${Math.floor(free / MIB)} MB livres e o banco precisa de ${needed / MIB} MB. Libere espaço e inicie de novo; o que já estava gravado está inteiro.`
