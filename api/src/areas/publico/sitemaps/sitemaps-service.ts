import { addresses } from '@seleta/public-pages/data/addresses'
import type { Kysely } from 'kysely'
import type { Database } from '../../../database/schema'
import { NotFoundError } from '../../../ground/domain-error'
import { MAX_ENTRIES, writeSitemap, writeSitemapIndex } from './sitemap-xml'
import { createSitemapsRepository } from './sitemaps-repository'

/** A file in the root may name any page of the site; one of a folder might not. */
export const GENERAL = '/sitemap-geral.xml'
const addressOf = (slug: string, number: number) => `/sitemap-${number}-${slug}.xml`

/**
 * An index of sitemaps: one for the pages of nobody, and one for each company, in as many files as it needs.
 * @param max entries of a file
 */
export function createSitemapsService(db: Kysely<Database>, publicUrl: string, max = MAX_ENTRIES) {
  const repository = createSitemapsRepository(db)
  const absolute = (path: string) => publicUrl + path

  return {
    async index(): Promise<string> {
      const empresas = await repository.listEmpresas()
      const files = empresas.flatMap(({ slug, abertas, changedAt }) =>
        Array.from({ length: Math.ceil(abertas / max) }, (_, part) => ({
          url: absolute(addressOf(slug, part + 1)),
          changedAt,
        })),
      )
      return writeSitemapIndex(
        [{ url: absolute(GENERAL), changedAt: newest(empresas) }, ...files].slice(0, max),
      )
    },

    async general(): Promise<string> {
      return writeSitemap([
        { url: absolute(addresses.vagas()), changedAt: newest(await repository.listEmpresas()) },
        { url: absolute(addresses.privacidade()), changedAt: null },
      ])
    },

    /**
     * @param number from 1
     * @throws NotFoundError where nothing stands in that file
     */
    async empresa(slug: string, number: number): Promise<string> {
      const offset = (number - 1) * max
      const vagas = offset < 0 ? [] : await repository.listVagas(slug, { offset, limit: max })
      if (vagas.length === 0) throw new NotFoundError('Mapa do site não encontrado.')
      return writeSitemap(
        vagas.map(({ id, changedAt }) => ({ url: absolute(addresses.vaga(id)), changedAt })),
      )
    },
  }
}

/** When the list of all jobs last changed. */
const newest = (empresas: readonly { readonly changedAt: Date }[]): Date | null =>
  empresas.reduce<Date | null>(
    (last, { changedAt }) => (last !== null && last > changedAt ? last : changedAt),
    null,
  )
