import { sql } from 'kysely'
import { isCorrecaoPropria } from './correcao-propria'
import { ROTULOS } from '../../ground/event-log/campos-corrigidos'

/** What of a person can be noted to have come by a file alone that was taken back (decision 234). */
export const CHAVES_DEVOLVIDAS = ['nome', 'email', 'cpf', 'telefone'] as const

/** Whether whoever tells still tells the same, or it was corrected by hand. Expects `talento` as t. */
export const isTold = (chave: (typeof CHAVES_DEVOLVIDAS)[number]) => {
  const column = sql.ref(`t.${chave}`)
  const same =
    chave === 'email'
      ? sql`(f.chegou->>'email')::citext = ${column}`
      : sql`f.chegou->>${sql.lit(chave)} = ${column}`
  return sql<boolean>`(exists (select from fusao f where f.empresa_id = t.empresa_id and f.talento_id = t.id
      and f.desfeita_em is null and ${same})
    or exists (select from evento v where v.empresa_id = t.empresa_id and v.talento_id = t.id
      and v.tipo = 'talento_corrigido' and (${isCorrecaoPropria('v')} or v.dados->'campos' ? ${sql.lit(ROTULOS[chave])})))`
}

/** What nobody has told of since, either; nothing of whom the law keeps as they are. Expects `talento` as t. */
export const devolvidas = sql<
  string[]
>`case when t.chaves_devolvidas is null or t.guarda_legal is not null then '{}'
  else array(select c from unnest(t.chaves_devolvidas) c where not case c ${sql.join(
    CHAVES_DEVOLVIDAS.map((chave) => sql`when ${sql.lit(chave)} then ${isTold(chave)}`),
    sql` `,
  )} end) end`
