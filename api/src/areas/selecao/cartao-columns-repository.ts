import type { Cartao } from '@seleta/contract/kanban'
import { sql } from 'kysely'
import { resumoDaAvaliacao, type ResumoRow } from '../../database/sql/avaliacao'
import { donoDe } from '../../database/sql/dono'
import { aConfirmar, idade, localizacao, talvezMesma } from '../../database/sql/talento-columns'

/** A card as it is read: how its person was judged is told to each reader by `withResumo`. */
export type CartaoRow = Omit<Cartao, 'avaliacao'> & { readonly avaliacao: ResumoRow | null }

/** What a card on the board shows. Expects `inscricao` as i, `talento` as t and `cidade` as c. */
export const CARTAO_COLUMNS = sql`i.id, t.identificador, t.nome, ${idade} as idade, ${localizacao} as localizacao,
  i.aderencia, i.origem, i.na_etapa_desde as "naEtapaDesde", i.versao,
  i.eliminada_motivo as "eliminadaMotivo", i.vista_em is null as "isNova", jsonb_array_length(i.sinalizacoes) as sinais,
  ${aConfirmar} as "aConfirmar", ${talvezMesma} as "talvezMesma", ${resumoDaAvaliacao} as avaliacao,
  ${donoDe} as dono`
