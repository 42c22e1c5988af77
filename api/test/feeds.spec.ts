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

describe('what search engines read (product 56)', () => {
  it('is a sitemap of the open jobs and a robots.txt that names it', async () => {
    const open = await publish(office)
    const closed = await publish(office)
    await office.api.call('closeCampanha', { params: { id: closed.id }, body: null }, { token: office.token })
    const { text, type } = await get('/sitemap.xml')
    expect(type).toBe('application/xml; charset=utf-8')
    const locs = readXml(text)
      .filter(({ name }) => name === 'url')
      .map((url) => url.children.find(({ name }) => name === 'loc')?.text)
    expect(locs).toContain('https://vagas.exemplo.test/vagas')
    expect(locs).toContain(`https://vagas.exemplo.test/campanha/${open.id}`)
    expect(locs).not.toContain(`https://vagas.exemplo.test/campanha/${closed.id}`)
    const robots = await get('/robots.txt')
    expect(robots.text).toContain('Sitemap: https://vagas.exemplo.test/sitemap.xml')
    expect(robots.text).toContain('Disallow: /acompanhamento')
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
