import { type RawBuilder, sql, type SqlBool } from 'kysely'
import { goesToThePessoa } from './address-of-today'
import { isSaid } from './inscricao-intocada'
import type { TipoEvento } from '../tables/evento-tipos'

/**
 * What the log tells of somebody with whom nothing was done but that they came in by a file, stand for themselves, and
 * left with it.
 */
const CAME_IN: readonly TipoEvento[] = [
  'talento_criado',
  'talento_unido',
  'talento_separado',
  'inscricao_criada',
  'inscricao_desfeita',
]

/** What the log tells besides of somebody of whom forms alone have told: by them, by who sent, or by the days that pass. */
const CAME_BY_FORM: readonly TipoEvento[] = [
  ...CAME_IN,
  'inscricao_retirada',
  'inscricao_confirmada',
  'inscricao_recusada',
  'talento_oculto',
  'talento_restaurado',
  'talento_continua',
]

/**
 * With somebody, or by them, nothing has happened since: nothing was written about them or to them, corrected, tested,
 * sent or moved. A mail of the night about the end of their time counts once it is out. Expects `talento` as t.
 * @param since SQL of the moment; what happened in its own transaction does not count
 */
export const isIntocado = (since: RawBuilder<unknown>) => sql<SqlBool>`${nothingHappened(since, sql`true`)}
  and ${nothingSent(since)}
  and not exists (select from inscricao i where i.talento_id = t.id and i.empresa_id = t.empresa_id
    and i.criada_em > ${since})`

/** As `isIntocado`, wherever they were put meanwhile, and whatever a stage is about to say to them by itself. */
export const isOnlyTold = (since: RawBuilder<unknown>) => sql<SqlBool>`${nothingHappened(since, isSaid)}
  and ${nothingSent(since)}`

const CAME = sql`v.tipo = any(${CAME_IN}::text[])`

const nothingHappened = (
  since: RawBuilder<unknown>,
  counts: RawBuilder<unknown>,
  came: RawBuilder<unknown> = CAME,
) => sql<SqlBool>`
  not exists (select from evento v where v.talento_id = t.id and v.empresa_id = t.empresa_id
    and v.criado_em > ${since} and not ${came})
  and not exists (select from nota n where n.talento_id = t.id and n.empresa_id = t.empresa_id
    and greatest(n.criada_em, n.editada_em) > ${since})
  and not exists (select from mensagem m where m.talento_id = t.id and m.empresa_id = t.empresa_id
    and m.tipo <> 'retencao' and m.criada_em > ${since} and ${counts})
  and not exists (select from resultado_teste r where r.talento_id = t.id and r.empresa_id = t.empresa_id
    and r.criado_em > ${since})`

/** @param more what else in the log, as v, is no meeting */
function isUnmetBut(more: RawBuilder<unknown>) {
  const came = sql`(v.tipo = any(${CAME_BY_FORM}::text[]) and v.usuario_id is null
    or v.tipo in ('mensagem_enviada', 'mensagem_falhou') and not ${goesToThePessoa(sql`v.dados->>'tipo'`)}
    or ${more})`
  const counts = sql`${isSaid} and ${goesToThePessoa(sql.ref('m.tipo'))}`
  return sql<SqlBool>`t.guarda_legal is null and ${nothingHappened(sql`'-infinity'::timestamptz`, counts, came)}`
}

const nothingSent = (since: RawBuilder<unknown>) => sql<SqlBool>`
  not exists (select from declaracao d where d.talento_id = t.id and d.empresa_id = t.empresa_id
    and d.criada_em > ${since})`

/**
 * As `isOnlyTold` of whom forms alone have told: whatever was sent, and whatever a mailbox has answered, nobody of the
 * company has done anything with them. Whom a colleague has put somewhere or restored was met; a mail that answers an
 * address meets nobody. Expects `talento` as t.
 */
export const isUnmet = isUnmetBut(sql`false`)

/**
 * As `isUnmet`, but that a recruiter or a file has told of them, whatever came with it then, and that this was taken back;
 * nor does what happens just now count. Whom a recruiter has joined with somebody was met.
 */
export const isUnmetButTold = sql<SqlBool>`${isUnmetBut(sql`v.tipo = 'inscricao_desfeita' or v.criado_em = now()
    or exists (select from evento u where u.talento_id = v.talento_id and u.empresa_id = v.empresa_id
      and u.tipo in ('talento_unido', 'talento_separado') and u.criado_em = v.criado_em)`)}
  and not exists (select from fusao f where f.talento_id = t.id and f.empresa_id = t.empresa_id and f.desfeita_em is null
    and f.unida is not null and not f.unida ? 'vinda')`
