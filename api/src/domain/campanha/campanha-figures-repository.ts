import { MAX_COUNT_FILTRO, SITUACOES_UNDER_WAY } from '@seleta/contract/limits'
import { type RawBuilder, sql } from 'kysely'
import { isNova, isParada } from '../../database/sql/inscricao-waits'
import type { Autor } from '../../ground/autor'

/* What a list of campaigns tells of each beside its own columns. All expect `campanha`. */

/** Up to so many are counted, and one more: «mais de 1.000» is as much as a list says (product 44). */
const countUpTo = (rows: RawBuilder<unknown>) =>
  sql<number>`(select count(*) from (${rows} limit ${MAX_COUNT_FILTRO + 1}) achadas)`

/** For whom somebody is waited for, of each row's campaign (product 65). */
export const UNSEEN = countUpTo(sql`select from inscricao i
  where i.empresa_id = campanha.empresa_id and i.campanha_id = campanha.id and ${isNova}`)
export const PARADAS = countUpTo(sql`
  select from etapa e join inscricao i on i.etapa_id = e.id
  where e.campanha_id = campanha.id and e.removida_em is null and e.limite_dias is not null and ${isParada}
    and campanha.situacao = any(${[...SITUACOES_UNDER_WAY]}::text[])`)

/** Campaigns in whose team the caller is (product 71). */
export const isMinha = ({ empresaId, usuarioId }: Autor) => sql<boolean>`campanha.id in (
  select q.campanha_id from campanha_equipe q where q.empresa_id = ${empresaId} and q.usuario_id = ${usuarioId})`

/** Who is responsible for each row's campaign, by name. */
export const RESPONSAVEIS = sql<string[]>`array(
  select u.nome from campanha_equipe q join usuario u on u.id = q.usuario_id and u.empresa_id = q.empresa_id
  where q.empresa_id = campanha.empresa_id and q.campanha_id = campanha.id and q.funcao = 'RESPONSAVEL'
    and u.removido_em is null
  order by u.nome, u.id)`
