import { addresses } from '@seleta/public-pages/data/addresses'
import type { Kysely } from 'kysely'
import type { Database } from '../../../database/schema'
import { NotFoundError } from '../../../ground/domain-error'
import type { Settings } from '../../../ground/settings'
import { MAX_ENTRIES, writeSitemap, writeSitemapIndex } from './sitemap-xml'
import { createSitemapsRepository } from './sitemaps-repository'

/** A file in the root may name any page of the site; one of a folder might not. */
export const GENERAL = '/sitemap-geral.xml'
const addressOf = (slug: string, number: number) => `/sitemap-${number}-${slug}.xml`

/**
 * An index of sitemaps: one for the pages of nobody, and one for each company, its list of jobs and the jobs, in as
 * many files as it needs.
 * @param max entries of a file
 */
export function createSitemapsService(
  db: Kysely<Database>,
  { publicUrl, hasListOfAll }: Pick<Settings, 'publicUrl' | 'hasListOfAll'>,
  max = MAX_ENTRIES,
) {
  const repository = createSitemapsRepository(db)
  const absolute = (path: string) => publicUrl + path

  return {
    async index(): Promise<string> {
      const empresas = await repository.listEmpresas()
      const files = empresas.flatMap(({ slug, abertas, changedAt }) =>
        Array.from({ length: Math.ceil((abertas + 1) / max) }, (_, part) => ({
          url: absolute(addressOf(slug, part + 1)),
          changedAt,
        })),
      )
      return writeSitemapIndex(
        [{ url: absolute(GENERAL), changedAt: newest(empresas) }, ...files].slice(0, max),
      )
    },

    async general(): Promise<string> {
      const privacidade = { url: absolute(addresses.privacidade()), changedAt: null }
      if (!hasListOfAll) return writeSitemap([privacidade])
      const changedAt = newest(await repository.listEmpresas())
      return writeSitemap([{ url: absolute(addresses.vagas), changedAt }, privacidade])
    },

    /**
     * @param number from 1
     * @throws NotFoundError where nothing stands in that file
     */
    async empresa(slug: string, number: number): Promise<string> {
      // The list of jobs is the first entry of the first file.
      const offset = (number - 1) * max - 1
      const part = offset < 0 ? { offset: 0, limit: max - 1 } : { offset, limit: max }
      const vagas = number < 1 ? [] : await repository.listVagas(slug, part)
      if (vagas.length === 0) throw new NotFoundError('Mapa do site não encontrado.')
      const list = offset < 0 ? [{ url: absolute(addresses.empresa(slug)), changedAt: null }] : []
      return writeSitemap([
        ...list,
        ...vagas.map(({ id, changedAt }) => ({ url: absolute(addresses.vaga(id)), changedAt })),
      ])
    },
  }
}

/** When the list of all jobs last changed. */
const newest = (empresas: readonly { readonly changedAt: Date }[]): Date | null =>
  empresas.reduce<Date | null>(
    (last, { changedAt }) => (last !== null && last > changedAt ? last : changedAt),
    null,
  )
