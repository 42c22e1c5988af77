import { TIPOS_COM_MOTIVO } from '@seleta/contract/limits'
import { sql, type SqlBool } from 'kysely'

/* Why the process ended for somebody (product 68, decision 170). All expect `inscricao` as i. */

/** Whoever withdrew has the company's reason for that, whatever was said of them before. */
export const motivoIdDe = sql<number | null>`case when i.situacao = 'retirada'
  then (select d.id from motivo d where d.empresa_id = i.empresa_id and d.is_desistencia) else i.motivo_id end`

/** Its name; null where there is none. */
export const motivoNomeDe = sql<string | null>`(select n.nome from motivo n
  where n.empresa_id = i.empresa_id and n.id = ${motivoIdDe})`

/** Since when they are where they are: in their stage, or gone. */
export const naSituacaoDesde = sql<Date>`coalesce(i.retirada_em, i.na_etapa_desde)`

/** Whether a stage of this type asks for a reason. @param tipo as SQL */
export const isComMotivo = (tipo: string) =>
  sql<SqlBool>`${sql.ref(tipo)} = any(${[...TIPOS_COM_MOTIVO]}::text[])`
