import type { Quadro } from '@seleta/contract/limits'
import { addresses } from '@seleta/public-pages/data/addresses'
import { diaInBrazil } from '@seleta/regras/dia'
import type { Kysely } from 'kysely'
import type { Database } from '../../../database/schema'
import { toCampanha } from '../../../domain/campanha/campanha'
import { publicacaoOf, toCampanhaPublica } from '../../../domain/campanha/vaga-publica'
import type { Clock } from '../../../ground/clock'
import { NotFoundError } from '../../../ground/domain-error'
import { createSlugsRepository } from '../../../ground/empresa/slugs-repository'
import type { Settings } from '../../../ground/settings'
import { externaOf } from '../vagas/publico-service'
import { writeFeed, type FeedItem } from './feed-xml'
import { createFeedsRepository } from './feeds-repository'

interface Asked {
  /** Of the company, as its address names it. */
  readonly slug: string
  /** The job board that the feed is for; null is the company's whole one. */
  readonly quadro: Quadro | null
  /** Whether the job board takes what it reads, and does not only look whether it is there. */
  readonly isTaken: boolean
}

/** The feeds of open campaigns that job boards read (product 35). */
export function createFeedsService(
  db: Kysely<Database>,
  settings: Pick<Settings, 'publicUrl' | 'inscricaoUrl' | 'inscricaoHosts'>,
  clock: Clock,
) {
  const repository = createFeedsRepository(db)
  const { publicUrl } = settings
  const externa = externaOf(settings)

  return {
    /**
     * One company's feed as XML; what a job board has taken counts as sent to it.
     * @throws NotFoundError when there is no such company
     */
    async write({ slug, quadro, isTaken }: Asked): Promise<string> {
      const empresa = await createSlugsRepository(db).find(slug)
      if (empresa === null) throw new NotFoundError('Empresa não encontrada.')
      const rows = await repository.listAbertas(empresa.id, quadro)
      const origem = quadro === null ? 'feed' : quadro.toLowerCase()
      const hoje = diaInBrazil(clock())
      const items = rows.flatMap((row): FeedItem[] => {
        const publicacao = publicacaoOf(row)
        if (publicacao === null) return []
        const campanha = toCampanha(row, [])
        const vaga = toCampanhaPublica(campanha, publicacao, externa, hoje)
        const url = publicUrl + addresses.vaga(vaga.id, origem)
        return campanha.cidades.map(({ cidade }) => ({ vaga, cidade, url }))
      })
      const xml = writeFeed(
        { nome: empresa.nome, url: empresa.site ?? publicUrl + addresses.empresa(empresa.slug) },
        items,
      )
      if (quadro !== null && isTaken)
        await repository.markRead(empresa.id, quadro, [...new Set(items.map(({ vaga }) => vaga.id))])
      return xml
    },
  }
}
