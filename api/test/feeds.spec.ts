import { MAX_ENTRIES, writeSitemap } from '../src/areas/publico/sitemaps/sitemap-xml'
import { createSitemapsService } from '../src/areas/publico/sitemaps/sitemaps-service'
import { CAMPINAS, openOffice, publish, RECIFE, SAO_PAULO, type Office } from './support/campanhas'
import { readXml, validateFeed } from './support/feed-validator'

let office: Office
let slug = ''
beforeAll(async () => {
  office = await openOffice({ publicUrl: 'https://vagas.exemplo.test' })
  const { rows } = await office.api.pool.query('select slug from empresa where id = $1', [office.empresaId])
  slug = rows[0].slug
})
afterAll(() => office.api.close())

const get = async (path: string) => {
  const response = await office.api.request(path)
  return { status: response.status, type: response.headers.get('content-type'), text: await response.text() }
}
const feed = async (name = 'vagas') => (await get(`/feeds/${slug}/${name}.xml`)).text

describe('the feed of a company (product 35)', () => {
  it('holds one valid item per campaign and city, with references that never change', async () => {
    const one = await publish(office, {
      nome: 'Padeiro & "Confeiteiro" ]]> <b>',
      fechamento: '2030-12-31',
      cidades: [{ cidade: SAO_PAULO }, { cidade: RECIFE }],
      vaga: {
        salarioMax: 3500,
        tipoContratacoes: [{ id: 1, descricao: 'x' }],
        modalidade: 'remoto',
        descricao: '<p>Assar & servir ]]&gt; pão</p>',
      },
    })
    const two = await publish(office, { nome: 'Vendas', cidades: [{ cidade: CAMPINAS }] })
    const { status, type, text } = await get(`/feeds/${slug}/vagas.xml`)
    expect([status, type]).toEqual([200, 'application/xml; charset=utf-8'])
    expect(validateFeed(text)).toEqual([])
    const jobs = readXml(text).filter(({ name }) => name === 'job')
    const values = (name: string) =>
      jobs.map((job) => job.children.find((child) => child.name === name)?.text)
    expect(values('referencenumber')).toEqual([`${two.id}-3509502`, `${one.id}-3550308`, `${one.id}-2611606`])
    expect(values('city')).toEqual(['Campinas', 'São Paulo', 'Recife'])
    expect(values('title')[1]).toBe('Padeiro & "Confeiteiro" ]]> <b>')
    expect(values('url')[1]).toBe(`https://vagas.exemplo.test/campanha/${one.id}?origem=feed`)
    expect(values('description')[1]).toContain('Assar')
    expect(values('remotetype')[1]).toBe('Fully remote')
    expect(await feed()).toBe(text)
  })

  it('has open campaigns of that company only, at once', async () => {
    const { api, token } = office
    const paused = await publish(office, { nome: 'Pausada' })
    const ended = await publish(office, { nome: 'Encerrada' })
    const past = await publish(office, { nome: 'Vencida' })
    const gone = await publish(office, { nome: 'Apagada' })
    await publish({ api, token: office.estranho.token }, { nome: 'De outra empresa' })
    expect(await feed()).toContain('Pausada')
    await api.call('pauseCampanha', { params: { id: paused.id } }, { token })
    await api.call('closeCampanha', { params: { id: ended.id }, body: null }, { token })
    await api.pool.query("update campanha set fechamento = '2026-01-01' where id = $1", [past.id])
    await api.call('deleteCampanha', { params: { id: gone.id } }, { token })
    const text = await feed()
    for (const word of ['Pausada', 'Encerrada', 'Vencida', 'Apagada', 'De outra empresa'])
      expect(text).not.toContain(word)
    await api.call('resumeCampanha', { params: { id: paused.id } }, { token })
    expect(await feed()).toContain('Pausada')
    expect(validateFeed(await feed())).toEqual([])
  })

  it('tells nothing that the public page does not', async () => {
    await publish(office, {
      nome: 'Reservada',
      observacao: 'nota interna',
      vaga: {
        salarioMin: 1234,
        idadeMinima: 21,
        idadeMaxima: 29,
        campanhaResponsavel: {
          nome: 'Segredo da Silva',
          email: 'segredo@aurora.test',
          telefone: '11900001111',
        },
      },
    })
    const text = await feed()
    for (const hidden of ['Segredo', 'segredo@', '11900001111', 'nota interna', '1234'])
      expect(text).not.toContain(hidden)
  })

  it('of an unknown company is 404', async () => {
    expect((await get('/feeds/nao-ha/vagas.xml')).status).toBe(404)
    expect((await get(`/feeds/${slug}/outra.xml`)).status).toBe(404)
  })
})

describe('what search engines read (product 56, 105)', () => {
  const entriesOf = (xml: string, element: 'url' | 'sitemap') =>
    readXml(xml)
      .filter(({ name }) => name === element)
      .map(({ children }) => {
        const text = (wanted: string) => children.find(({ name }) => name === wanted)?.text
        return { loc: text('loc') ?? '', lastmod: text('lastmod') }
      })
  const site = 'https://vagas.exemplo.test'
  const read = async (path: string, element: 'url' | 'sitemap') => {
    const { text, type, status } = await get(path)
    expect([status, type]).toEqual([200, 'application/xml; charset=utf-8'])
    return entriesOf(text, element)
  }
  /** When the file of the company last changed, as the index says it. */
  const fileOfCompany = async () =>
    (await read('/sitemap.xml', 'sitemap')).find(({ loc }) => loc.includes(slug))

  it('begins with robots.txt, which names an index, which names one file of open jobs for each company', async () => {
    const open = await publish(office)
    const closed = await publish(office)
    await office.api.call('closeCampanha', { params: { id: closed.id }, body: null }, { token: office.token })
    await publish({ api: office.api, token: office.estranho.token }, { nome: 'De outra empresa' })
    const robots = await get('/robots.txt')
    expect(robots.text).toContain(`Sitemap: ${site}/sitemap.xml`)
    expect(robots.text).toContain('Disallow: /acompanhamento')
    const index = await read('/sitemap.xml', 'sitemap')
    expect(index.map(({ loc }) => loc)).toEqual([
      `${site}/sitemap-geral.xml`,
      `${site}/sitemap-1-${slug}.xml`,
      expect.stringMatching(/sitemap-1-[\w-]+\.xml$/),
    ])
    const geral = await read('/sitemap-geral.xml', 'url')
    expect(geral.map(({ loc }) => loc)).toEqual([`${site}/privacidade`])
    const [list, ...own] = (await read(`/sitemap-1-${slug}.xml`, 'url')).map(({ loc }) => loc)
    expect(list).toBe(`${site}/empresa/${slug}`)
    expect(own).toContain(`${site}/campanha/${open.id}`)
    expect(own).not.toContain(`${site}/campanha/${closed.id}`)
    const { rows } = await office.api.pool.query('select id from campanha where empresa_id = $1', [
      office.empresaId,
    ])
    expect(own.every((loc) => rows.some(({ id }) => loc === `${site}/campanha/${id}`))).toBe(true)
  })

  it('tells when a job last changed, and when one last changed, came or went', async () => {
    const { api, token } = office
    const { id } = await publish(office, { nome: 'Muda de nome' })
    const jobOf = async () =>
      (await read(`/sitemap-1-${slug}.xml`, 'url')).find(({ loc }) => loc.endsWith(`/campanha/${id}`))
    const write = (set: string) => api.pool.query(`update campanha set ${set} where id = $1`, [id])
    await api.pool.query(
      "update campanha set alterada_em = '2026-01-01', publicada_em = '2026-01-01', excluida_em = case when excluida_em is not null then '2026-01-01'::timestamptz end where id <> $1",
      [id],
    )
    await write("alterada_em = '2026-02-03T10:00:00Z', publicada_em = '2026-02-02'")
    expect((await jobOf())?.lastmod).toBe('2026-02-03T10:00:00.000Z')
    expect((await fileOfCompany())?.lastmod).toBe('2026-02-03T10:00:00.000Z')
    // Its last day was the 5th: it went when the 6th began in Brazil.
    await write("fechamento = '2026-02-05'")
    expect(await jobOf()).toBeUndefined()
    expect((await fileOfCompany())?.lastmod).toBe('2026-02-06T03:00:00.000Z')
    await write("fechamento = null, excluida_em = '2026-03-01T12:00:00Z'")
    expect((await fileOfCompany())?.lastmod).toBe('2026-03-01T12:00:00.000Z')
    await write('excluida_em = null')
    await api.call('pauseCampanha', { params: { id } }, { token })
    expect(await jobOf()).toBeUndefined()
    expect(Date.parse((await fileOfCompany())?.lastmod ?? '')).toBeGreaterThan(Date.parse('2026-04-01'))
  })

  it('goes on in the next file where one is full, and a full one stays far below 50 MB', async () => {
    for (const nome of ['Uma', 'Outra', 'Mais uma']) await publish(office, { nome })
    const sitemaps = createSitemapsService(office.api.db, { publicUrl: site, hasListOfAll: true }, 2)
    const open = entriesOf((await get(`/sitemap-1-${slug}.xml`)).text, 'url').map(({ loc }) => loc)
    const parts = Array.from({ length: Math.ceil(open.length / 2) }, (_, part) => part + 1)
    const written = await Promise.all(
      parts.map(async (part) => entriesOf(await sitemaps.empresa(slug, part), 'url')),
    )
    expect(written.flat().map(({ loc }) => loc)).toEqual(open)
    expect(written.every(({ length }) => length <= 2)).toBe(true)
    const longest = writeSitemap([
      { url: `${site}/campanha/${Number.MAX_SAFE_INTEGER}`, changedAt: new Date() },
    ])
    expect(Buffer.byteLength(longest) * MAX_ENTRIES).toBeLessThan(50_000_000)
    expect(MAX_ENTRIES).toBe(50_000)
    // Where the installation lists all companies' jobs, that list is found too.
    expect(entriesOf(await sitemaps.general(), 'url').map(({ loc }) => loc)).toContain(`${site}/vagas`)
  })

  it('has no file for a company without open jobs, for a part that is not there, or for nobody', async () => {
    for (const name of [`3-${slug}`, `0-${slug}`, '1-nao-ha', slug, 'x'])
      expect((await get(`/sitemap-${name}.xml`)).status).toBe(404)
  })
})

describe('a planted fault', () => {
  const good = `<?xml version="1.0" encoding="utf-8"?><source><publisher>a</publisher><publisherurl>https://a.test</publisherurl><lastBuildDate>Sat, 21 Nov 2026 00:00:00 GMT</lastBuildDate><job><title><![CDATA[t]]></title><date><![CDATA[Sat, 21 Nov 2026 00:00:00 GMT]]></date><referencenumber><![CDATA[1-2]]></referencenumber><url><![CDATA[https://a.test/1]]></url><company><![CDATA[c]]></company><city><![CDATA[x]]></city><state><![CDATA[SP]]></state><country><![CDATA[BR]]></country><description><![CDATA[d]]></description></job></source>`
  it.each([
    ['no city', good.replace(/<city>.*?<\/city>/, '')],
    ['no CDATA', good.replace('<![CDATA[t]]>', 't')],
    ['a date of another form', good.replace(/<date>.*?<\/date>/, '<date><![CDATA[21/11/2026]]></date>')],
    ['an address that is not absolute', good.replace('https://a.test/1', '/1')],
    ['a reference twice', good.replace('</source>', `${/<job>.*<\/job>/.exec(good)?.[0] ?? ''}</source>`)],
    ['an element left open', good.replace('</company>', '')],
    ['a control character', good.replace('[t]', '[t\u0007]')],
  ])('is found by the validator: %s', (_, text) => {
    expect(validateFeed(good)).toEqual([])
    expect(validateFeed(text)).not.toEqual([])
  })
})
