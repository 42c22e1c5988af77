/** Bytes of a kB: in every budget, in the bench's report and in the decisions that tell of it. */
export const KB = 1024

/**
 * What a first visit of a page may cost (docs/decisions/125-bytes.md): kB gzip at level 9 without answers of the api,
 * kB as they were served, headers with them, and files. `npm test` and the bench hold the same table.
 */
export interface Budget {
  readonly page: string
  readonly kB: number
  readonly files?: number
  readonly servedKB?: number
}

export const budgets: readonly Budget[] = [
  { page: 'login', kB: 178 },
  { page: 'list', kB: 500, files: 32, servedKB: 530 },
  { page: 'board', kB: 455 },
  { page: 'basket', kB: 545 },
]

/** What who has been there fetches again after a release of one area, kB as served with headers: 30 of a thousand bytes, too. */
export const RETURN_KB = 29

/** The same after a release of the host in which a line of shared/ui is another. */
export const RETURN_TO_HOST_KB = 39

/** All scripts of the public page and its form together, kB gzip. */
export const PUBLIC_SCRIPTS_KB = 97
