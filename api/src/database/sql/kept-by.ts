import { sql, type RawBuilder } from 'kysely'
import { isInItsEtapa } from './in-its-etapa'
import { takesItsPlace } from './place-of-etapa'
import { stillTells } from './still-tells'

/** What keeps a message from going back into the queue, beside an address that it lacks. */
export type Keeper = 'retirada' | 'prazo' | 'etapa' | 'lugar'

/**
 * Of a message that never arrived or was taken back: whoever has withdrawn is not written to; days that are not so any
 * more are not told; a stage's message that failed has nothing to say once that stage was left (decision 024), and one
 * that was cancelled leaves the place to another that has it.
 * @param m @param t names under which the message and its person are read; the person may be missing
 * @param comesBack as `takesItsPlace` has it
 * @returns null: nothing keeps it
 */
export const keptBy = (m: string, t: string, empresaId: number, comesBack: RawBuilder<unknown>) =>
  sql<Keeper | null>`case
    when ${sql.ref(`${t}.consentimento_revogado_em`)} is not null then 'retirada'
    when not ${stillTells(m, t)} then 'prazo'
    when ${sql.ref(`${m}.estado`)} <> 'cancelada' then case when not ${isInItsEtapa(m)} then 'etapa' end
    when ${sql.ref(`${m}.tipo`)} = 'etapa' and not ${takesItsPlace(m, empresaId, comesBack)} then 'lugar' end`
