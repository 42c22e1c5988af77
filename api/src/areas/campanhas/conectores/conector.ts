import type { VagaPublica } from '../../../domain/campanha/vaga-publica'

/** A job as a job board gets it: what is public, and where people apply. */
export interface VagaForQuadro {
  readonly vaga: VagaPublica
  /** Absolute address of the job, with the job board as its source. */
  readonly url: string
}

/** What a job board that is written to can do. Job boards that read our feed need none (docs/decisions/072-boards.md). */
export interface Conector {
  /**
   * Puts a job on the job board, or brings what is there up to date.
   * @param referencia the job board's own id of the job; null the first time
   * @returns the job board's id
   * @throws QuadroRefusal when the job board answers that it does not take it; anything else may pass
   */
  readonly publish: (vaga: VagaForQuadro, referencia: string | null) => Promise<string>
  /** Takes a job down. What is not there any more counts as taken down. */
  readonly remove: (referencia: string) => Promise<void>
}

/** The job board has understood and said no: sending the same again changes nothing until somebody changes the job. */
export class QuadroRefusal extends Error {
  override readonly name = 'QuadroRefusal'
}
