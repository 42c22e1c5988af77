import type { FiltroTalentosBody } from '@seleta/contract/filtro-talentos'
import type { TipoEtapa } from '@seleta/contract/limits'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../../database/schema'
import { PESSOA_SHOWN } from '../../../database/sql/cega'
import { donoNomeDe } from '../../../database/sql/dono'
import { idade } from '../../../database/sql/talento-columns'
import { tipoConhecido } from '../../../database/sql/tipo-conhecido'
import { motivoNomeDe } from '../../../database/sql/motivo'
import type { Busca } from '../../../database/sql/busca'
import { resumoDaAvaliacao, type ResumoRow } from '../../../database/sql/avaliacao'
import type { AvaliacaoNoArquivo, PessoaNoArquivo } from '../../../ground/spreadsheets/pessoa-columns'
import { talentosSource, talentosWhere } from '../list/talentos-source-repository'

export interface ExportRow extends Omit<PessoaNoArquivo, keyof AvaliacaoNoArquivo> {
  readonly tempoExperiencia: string | null
  readonly atualizadoEm: Date
  readonly etapa: string | null
  readonly tipoEtapa: TipoEtapa | null
  readonly isRetirada: boolean
  /** Told to each reader by `fileResumo`. */
  readonly avaliacao: ResumoRow | null
}

/** People as a file carries them: never disability, documents, sex or marital status (security L10). */
export function createExportTalentosRepository(db: Kysely<Database>) {
  return {
    /** @param identificadores only these of the people that the filter finds; null is all of them */
    async list(
      empresaId: number,
      filtro: FiltroTalentosBody,
      identificadores: readonly string[] | null,
      busca: Busca | null,
      max: number,
    ): Promise<ExportRow[]> {
      const hasCampanha = filtro.idCampanha !== null && filtro.idCampanha !== undefined
      const daCampanha = hasCampanha
        ? sql`i.aderencia, e.nome as etapa, ${tipoConhecido} as tipo_etapa, i.criada_em, i.origem, i.na_etapa_desde,
            i.situacao = 'retirada' as is_retirada, i.eliminada_motivo, ${motivoNomeDe} as motivo,
            ${donoNomeDe} as dono,
            ${resumoDaAvaliacao} as avaliacao`
        : sql`null::smallint as aderencia, null::text as etapa, null::text as tipo_etapa,
            null::timestamptz as criada_em, t.origem, null::timestamptz as na_etapa_desde, false as is_retirada,
            null::text as eliminada_motivo, null::text as motivo, null::text as dono, null::json as avaliacao`
      const daPessoa = hasCampanha ? PESSOA_SHOWN : sql`t.nome, t.email, t.telefone, ${idade} as idade`
      const joinEtapa = hasCampanha ? sql`left join etapa e on e.id = i.etapa_id` : sql``
      const condition =
        identificadores === null ? sql`true` : sql`t.identificador = any(${identificadores}::uuid[])`
      const { rows } = await sql<ExportRow>`
        select ${daPessoa}, c.nome as cidade, c.uf, t.formacao,
          t.tempo_experiencia, t.idiomas, t.habilidades, t.atualizado_em, ${daCampanha}
        from ${talentosSource(filtro, true)} left join cidade c on c.id = t.cidade_id ${joinEtapa}
        where ${talentosWhere(empresaId, filtro, busca)} and ${condition}
        order by nome, t.id limit ${max}
      `.execute(db)
      return rows
    },
  }
}
