import type { CampanhaPublica, VagaPublicaItem, VagasQuery } from '@seleta/contract/publico'
import { MAX_DEPTH } from '@seleta/contract/limits'
import type { Pages } from '@seleta/public-pages/data/pages'
import type { Kysely } from 'kysely'
import type { z } from 'zod'
import type { Database, Row } from '../../../database/schema'
import { NotFoundError } from '../../../ground/domain-error'
import { toCampanha } from '../../../domain/campanha/campanha-row'
import { assertDepth, toPage, type PageOf } from '../../../ground/pages'
import {
  publicacaoOf,
  toCampanhaPublica,
  type InscricaoExterna,
} from '../../../domain/vaga-publica/vaga-publica'
import type { Settings } from '../../../ground/settings'
import { createPublicoRepository } from '../../../domain/vaga-publica/vagas-publicas-repository'

export const vagaNaoEncontrada = () => new NotFoundError('Vaga não encontrada.')

/** The sign-up page of the settings; null uses the product's own form. */
export const externaOf = ({
  inscricaoUrl,
  inscricaoHosts,
}: Pick<Settings, 'inscricaoUrl' | 'inscricaoHosts'>): InscricaoExterna | null =>
  inscricaoUrl === null ? null : { url: inscricaoUrl, hosts: inscricaoHosts }

/** Jobs as visitors see them (product 53 and 56). */
export function createPublicoService(db: Kysely<Database>, externa: InscricaoExterna | null) {
  const repository = createPublicoRepository(db)

  function project(row: Row<'campanha'> & { retencaoMeses: number }): CampanhaPublica | null {
    const publicacao = publicacaoOf(row)
    if (publicacao === null) return null
    const vaga = toCampanhaPublica(toCampanha(row, []), publicacao, externa)
    return { ...vaga, retencaoMeses: row.retencaoMeses }
  }

  return {
    /** @throws NotFoundError for a draft, a deleted and an unknown campaign alike */
    async get(id: number): Promise<CampanhaPublica> {
      const row = await repository.find(id)
      const campanha = row === null ? null : project(row)
      if (campanha === null) throw vagaNaoEncontrada()
      return campanha
    },

    /**
     * How long people are kept: by the company of a job, else by the installation's only company.
     * @returns nulls where several companies have each their own
     */
    async readPrivacidade(vagaId: number | null): Promise<Pages['privacidade']> {
      const row = vagaId === null ? null : await repository.find(vagaId)
      if (row !== null) return { empresa: row.nomeEmpresa, meses: row.retencaoMeses, vagaId: row.id }
      const unica = await repository.findUnica()
      return { empresa: unica?.empresa ?? null, meses: unica?.meses ?? null, vagaId: null }
    },

    /** What a drawn page of the job stands or falls with; null when there is none. */
    findMarcas: (id: number) => repository.findMarcas(id),

    /** Open jobs of all companies, or of the company whose job the visitor came from. */
    async list({
      page,
      size,
      busca = '',
      campanha,
    }: z.output<typeof VagasQuery>): Promise<PageOf<VagaPublicaItem>> {
      assertDepth({ page, size })
      const empresaId = campanha === undefined ? null : ((await repository.find(campanha))?.empresaId ?? null)
      if (campanha !== undefined && empresaId === null) throw vagaNaoEncontrada()
      const [rows, total] = await Promise.all([
        repository.list({ empresaId, busca, page, size }),
        repository.count({ empresaId, busca }, MAX_DEPTH + 1),
      ])
      return toPage(
        rows.map(project).filter((item) => item !== null),
        total,
        { page, size },
      )
    },
  }
}
