import { CALADAS_AS_CEGAS, RECUSADAS_AS_CEGAS } from '@seleta/contract/as-cegas'
import type { Operation } from '@seleta/contract/routes'
import type { Kysely } from 'kysely'
import type { Database } from '../database/schema'
import type { Caller } from './autor'
import { type Cega, eraseIn, hideCegas, identificadoresIn, type Olhar } from './cegas'
import { createCegasRepository } from './cegas-repository'
import { ConflictError } from './domain-error'
import { project, projectBlind } from './projecao'

const HIDDEN_WORDS =
  'Esta pessoa está em triagem às cegas: isto aparece quando ela passar da etapa escolhida.'

const isHidden = ({ numero }: Cega) => numero !== null

/** What leaves, as somebody may read it: by their role (decision 174), and without what blind triage hides (193). */
export function createVisao(db: Kysely<Database>) {
  const cegas = createCegasRepository(db)
  return {
    /** @param named whom the call named: what is told of them without naming them again is theirs too */
    async see<T>(
      operation: Operation,
      sessao: Caller,
      value: T,
      olhar: Olhar,
      named: readonly string[] = [],
    ): Promise<T> {
      const full = project(operation, sessao, value)
      const ids = [...new Set([...identificadoresIn(full), ...named])]
      const found = await cegas.find(sessao, ids, olhar)
      if (found.length === 0) return full
      // An answer that would say whose e-mail it is leaves them out.
      const blind = CALADAS_AS_CEGAS.includes(operation) ? undefined : projectBlind(operation, sessao, value)
      const seen = hideCegas(full, blind, new Map(found.map((one) => [one.identificador, one])))
      return found
        .filter((cega) => isHidden(cega) && named.includes(cega.identificador))
        .reduce((now, cega) => eraseIn(now, cega), seen)
    },

    /** A refusal names whom the call named at most. */
    async seeRefusal<T>(sessao: Caller, value: T, olhar: Olhar, named: readonly string[]): Promise<T> {
      const found = await cegas.find(sessao, named, olhar)
      return found.filter(isHidden).reduce((now, cega) => eraseIn(now, cega), value)
    },

    /**
     * Refuses what answers with nothing else than what is hidden.
     * @param params of the call
     * @throws ConflictError
     */
    async refuse(
      operation: Operation,
      sessao: Caller,
      params: Readonly<Record<string, number | string>>,
      olhar: Olhar,
    ): Promise<void> {
      const [coisa, name] = RECUSADAS_AS_CEGAS[operation] ?? []
      if (coisa === undefined || name === undefined) return
      const pessoas = await cegas.findPessoas(sessao.empresaId, coisa, params[name] ?? '')
      const found = await cegas.find(sessao, pessoas, olhar)
      if (found.some(isHidden)) throw new ConflictError(HIDDEN_WORDS, 'triagem_cega')
    },
  }
}
