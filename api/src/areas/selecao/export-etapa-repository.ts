import type { FiltroKanban } from '@seleta/contract/kanban'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../database/schema'
import { PESSOA_SHOWN } from '../../database/sql/cega'
import { donoNomeDe } from '../../database/sql/dono'
import { motivoNomeDe } from '../../database/sql/motivo'
import { resumoDaAvaliacao, type ResumoRow } from '../../database/sql/avaliacao'
import type { AvaliacaoNoArquivo, PessoaNoArquivo } from '../../ground/spreadsheets/pessoa-columns'
import { boardConditions } from './board-filter-repository'

/** Somebody as they are read: how they were judged is told to each reader by `fileResumo`. */
export type PessoaDaEtapaRow = Omit<PessoaNoArquivo, keyof AvaliacaoNoArquivo> & {
  readonly avaliacao: ResumoRow | null
}

/**
 * The people of a stage as a file carries them, in the order of the board: never documents, disability, sex or marital
 * status (security L10).
 */
export async function listPessoasDaEtapa(
  db: Kysely<Database>,
  empresaId: number,
  etapaId: number,
  filtro: FiltroKanban,
): Promise<PessoaDaEtapaRow[]> {
  const { rows } = await sql<PessoaDaEtapaRow>`
    select ${PESSOA_SHOWN}, c.nome as cidade, c.uf, t.formacao, t.habilidades,
      t.idiomas, i.origem, i.aderencia, i.criada_em, i.na_etapa_desde, i.eliminada_motivo, ${motivoNomeDe} as motivo,
      ${donoNomeDe} as dono,
      ${resumoDaAvaliacao} as avaliacao
    from etapa
      join inscricao i on i.etapa_id = etapa.id
      join talento t on t.id = i.talento_id
      left join cidade c on c.id = t.cidade_id
    where etapa.id = ${etapaId} and etapa.empresa_id = ${empresaId} and i.situacao = 'ativa'
      and ${boardConditions(filtro)}
    order by i.posicao, i.id
  `.execute(db)
  return rows
}
