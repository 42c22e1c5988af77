import { MAX_DEPTH } from '@seleta/contract/limits'
import type { CampanhaPublica, VagaPublicaItem, VagasQuery } from '@seleta/contract/publico'
import { addresses } from '@seleta/public-pages/data/addresses'
import type { Pages } from '@seleta/public-pages/data/pages'
import { diaInBrazil } from '@seleta/regras/dia'
import type { Kysely } from 'kysely'
import type { z } from 'zod'
import type { Database, Row } from '../../../database/schema'
import { toCampanha } from '../../../domain/campanha/campanha'
import {
  publicacaoOf,
  toCampanhaPublica,
  toVagaPublicaItem,
  type InscricaoExterna,
} from '../../../domain/campanha/vaga-publica'
import type { Clock } from '../../../ground/clock'
import { NotFoundError } from '../../../ground/domain-error'
import { createSlugsRepository, type EmpresaPublica } from '../../../ground/empresa/slugs-repository'
import { assertDepth, toPage, type PageOf } from '../../../ground/pages'
import type { Settings } from '../../../ground/settings'
import { createPublicoRepository } from './vagas-publicas-repository'

export const vagaNotFound = () => new NotFoundError('Vaga não encontrada.')
const empresaNotFound = () =>
  new NotFoundError('Cada empresa tem a sua página de vagas: abra o endereço que ela divulgou.')

/** Whose choice the privacy page is asked for. */
interface Asked {
  /** '' for none. */
  readonly slug: string
  readonly vagaId: number | null
}

/** The sign-up page of the settings; null uses the product's own form. */
export const externaOf = ({
  inscricaoUrl,
  inscricaoHosts,
}: Pick<Settings, 'inscricaoUrl' | 'inscricaoHosts'>): InscricaoExterna | null =>
  inscricaoUrl === null ? null : { url: inscricaoUrl, hosts: inscricaoHosts }

/** What of the settings the public side is made by. */
export type PublicoSettings = Pick<Settings, 'inscricaoUrl' | 'inscricaoHosts' | 'hasListOfAll'>

/** Jobs as visitors see them (product 53 and 56). */
export function createPublicoService(db: Kysely<Database>, settings: PublicoSettings, clock: Clock) {
  const repository = createPublicoRepository(db)
  const slugs = createSlugsRepository(db)
  const externa = externaOf(settings)

  /** @throws NotFoundError */
  async function findEmpresa(slug: string): Promise<EmpresaPublica> {
    const empresa = await slugs.find(slug)
    if (empresa === null) throw empresaNotFound()
    return empresa
  }

  /**
   * Whose jobs are asked for.
   * @returns null for all companies'
   * @throws NotFoundError for a job or a company that is not there, and where nobody may see all (decision 136)
   */
  async function scopeOf({ campanha, empresa }: z.output<typeof VagasQuery>): Promise<number | null> {
    if (campanha !== undefined) {
      const row = await repository.find(campanha)
      if (row === null) throw vagaNotFound()
      return row.empresaId
    }
    if (empresa !== undefined) return (await findEmpresa(empresa)).id
    if (settings.hasListOfAll) return null
    const only = await slugs.findOnly()
    if (only === null) throw empresaNotFound()
    return only.id
  }

  function project(
    row: Row<'campanha'> & { retencaoMeses: number; empresaSlug: string },
  ): CampanhaPublica | null {
    const publicacao = publicacaoOf(row)
    if (publicacao === null) return null
    const vaga = toCampanhaPublica(toCampanha(row, []), publicacao, externa, diaInBrazil(clock()))
    return { ...vaga, retencaoMeses: row.retencaoMeses, empresaSlug: row.empresaSlug }
  }

  return {
    /** @throws NotFoundError for a draft, a deleted and an unknown campaign alike */
    async get(id: number): Promise<CampanhaPublica> {
      const row = await repository.find(id)
      const campanha = row === null ? null : project(row)
      if (campanha === null) throw vagaNotFound()
      return campanha
    },

    findEmpresa,

    /**
     * Where open jobs are listed for whoever comes from nowhere: those of all companies where the installation says so,
     * else those of its only company.
     * @returns null where each company has its own list and nobody has all (decision 136)
     */
    async findList(): Promise<string | null> {
      if (settings.hasListOfAll) return addresses.vagas
      const only = await slugs.findOnly()
      return only === null ? null : addresses.empresa(only.slug)
    },

    /** The address of the installation's only company; null where there are several. */
    findOnlySlug: async () => (await slugs.findOnly())?.slug ?? null,

    /**
     * How long people are kept: by a company or the company of a job, else by the installation's only company.
     * @returns nulls where several companies have each their own
     */
    async readPrivacidade({ slug, vagaId }: Asked): Promise<Omit<Pages['privacidade'], 'emailLigado'>> {
      const row = vagaId === null ? null : await repository.find(vagaId)
      if (row !== null) return { empresa: row.nomeEmpresa, meses: row.retencaoMeses, slug: row.empresaSlug }
      const empresa = (slug === '' ? null : await slugs.find(slug)) ?? (await slugs.findOnly())
      if (empresa === null) return { empresa: null, meses: null, slug: null }
      const meses = await repository.readRetencao(empresa.id)
      return { empresa: empresa.nome, meses, slug: empresa.slug }
    },

    /** What a drawn page of the job stands or falls with; null when there is none. */
    findMarcas: (id: number) => repository.findMarcas(id),

    /** Open jobs, the newest first. @throws NotFoundError as `scopeOf` says */
    async list(query: z.output<typeof VagasQuery>): Promise<PageOf<VagaPublicaItem>> {
      const { page, size, busca = '' } = query
      assertDepth({ page, size })
      const empresaId = await scopeOf(query)
      const [rows, total] = await Promise.all([
        repository.list({ empresaId, busca, page, size }),
        repository.count({ empresaId, busca }, MAX_DEPTH + 1),
      ])
      return toPage(
        rows.flatMap((row) => {
          const publicacao = publicacaoOf(row)
          return publicacao === null ? [] : [toVagaPublicaItem(toCampanha(row, []), publicacao)]
        }),
        total,
        { page, size },
      )
    },
  }
}
