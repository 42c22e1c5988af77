import type { FiltroKanban } from '@seleta/contract/kanban'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../database/schema'
import { idade } from '../../database/sql/talento-columns'
import { motivoNomeDe } from '../../database/sql/motivo'
import type { PessoaNoArquivo } from '../../ground/spreadsheets/pessoa-columns'
import { boardConditions } from './board-filter-repository'

/**
 * The people of a stage as a file carries them, in the order of the board: never documents, disability, sex or marital
 * status (security L10).
 */
export async function listPessoasDaEtapa(
  db: Kysely<Database>,
  empresaId: number,
  etapaId: number,
  filtro: FiltroKanban,
): Promise<PessoaNoArquivo[]> {
  const { rows } = await sql<PessoaNoArquivo>`
    select t.nome, t.email, t.telefone, c.nome as cidade, c.uf, ${idade} as idade, t.formacao, t.habilidades,
      t.idiomas, i.origem, i.aderencia, i.criada_em, i.na_etapa_desde, i.eliminada_motivo, ${motivoNomeDe} as motivo
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
