import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openOffice, publish, RECIFE, SAO_PAULO, type Office } from './support/campanhas'

const folder = mkdtempSync(join(tmpdir(), 'seleta-front-'))
let office: Office

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'), { recursive: true })
  writeFileSync(
    join(folder, 'index.html'),
    '<!doctype html><html><head><title>Seleta</title><script defer src=/assets/main.js integrity=sha384-x></script></head><body><div id=root></div></body></html>',
  )
  writeFileSync(
    join(folder, 'registry.json'),
    JSON.stringify({
      remotes: {
        'mfe-public': {
          current: {
            version: '1',
            base: '/remotes/mfe-public/1/',
            entry: 'remoteEntry.js',
            integrity: { 'remoteEntry.js': 'sha256-a', '7.js': 'sha256-b' },
            first: { campanha: ['7.js'] },
            styles: { campanha: ['7.css'] },
          },
        },
      },
    }),
  )
  office = await openOffice({ staticDir: folder, publicUrl: 'https://vagas.exemplo.test' })
})
afterAll(async () => {
  await office.api.close()
  rmSync(folder, { recursive: true, force: true })
})

const open = (path: string, headers: Record<string, string> = {}) =>
  office.api.request(path, { headers: { accept: 'text/html', ...headers }, redirect: 'manual' })

/** The JSON-LD of a page; null without one. */
const jsonLdOf = (html: string): Record<string, unknown> | null => {
  const text = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1]
  return text === undefined ? null : (JSON.parse(text) as Record<string, unknown>)
}

describe('the job page as it is delivered (product 53)', () => {
  it('holds content, title, Open Graph, canonical address, styles and scripts, without running anything', async () => {
    const { id } = await publish(office, {
      nome: 'Padeira & Padeiro',
      palavraChave: 'pão;forno',
      cidades: [{ cidade: SAO_PAULO }, { cidade: RECIFE }],
      vaga: {
        salarioMax: 3500,
        tipoContratacoes: [{ id: 1, descricao: 'x' }],
        descricao: '<p>Assar <strong>pão</strong></p>',
      },
    })
    const response = await open(`/campanha/${id}?origem=linkedin`)
    const html = await response.text()
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
    for (const part of [
      '<title>Padeira &amp; Padeiro · Padaria Aurora</title>',
      '<h1>Padeira &amp; Padeiro</h1>',
      `<link rel="canonical" href="https://vagas.exemplo.test/campanha/${id}">`,
      `<meta property="og:url" content="https://vagas.exemplo.test/campanha/${id}">`,
      '<meta property="og:title" content="Padeira &amp; Padeiro · Padaria Aurora">',
      'Até R$\u00a03.500',
      'São Paulo – SP, Recife – PE',
      '<li>forno</li>',
      '<p>Assar <strong>pão</strong></p>',
      `href="/campanha/${id}/inscricao"`,
      '<link rel="stylesheet" href="/remotes/mfe-public/1/7.css">',
      'src=/assets/main.js integrity=sha384-x',
      'href="/remotes/mfe-public/1/remoteEntry.js" integrity="sha256-a"',
      '<link rel=preload href=/registry.json as=fetch crossorigin=anonymous>',
    ]) {
      expect(html).toContain(part)
    }
    expect(html).not.toContain('<title>Seleta</title>')
  })

  it('describes the job to search engines with the required and the recommended fields', async () => {
    const { id } = await publish(office, {
      nome: 'Padeiro </script><script>alert(1)</script>',
      fechamento: '2030-12-31',
      quantidadeVagas: 2,
      cidades: [{ cidade: SAO_PAULO }, { cidade: RECIFE }],
      vaga: {
        salarioMin: 1111,
        salarioMax: 3500,
        tipoContratacoes: [
          { id: 1, descricao: 'x' },
          { id: 3, descricao: 'y' },
        ],
        descricao: '<p>Assar</p>',
        modalidade: 'remoto',
      },
    })
    const html = await (await open(`/campanha/${id}`)).text()
    expect(html).not.toContain('<script>alert(1)')
    const place = (addressLocality: string, addressRegion: string) => ({
      '@type': 'Place',
      address: { '@type': 'PostalAddress', addressLocality, addressRegion, addressCountry: 'BR' },
    })
    expect(jsonLdOf(html)).toEqual({
      '@context': 'https://schema.org/',
      '@type': 'JobPosting',
      title: 'Padeiro </script><script>alert(1)</script>',
      description: '<p>Assar</p>',
      datePosted: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      validThrough: '2030-12-31T23:59:59-03:00',
      employmentType: ['FULL_TIME', 'INTERN'],
      hiringOrganization: {
        '@type': 'Organization',
        name: 'Padaria Aurora',
        sameAs: 'https://vagas.exemplo.test/empresa/ana-aurora-test',
      },
      jobLocation: [place('São Paulo', 'SP'), place('Recife', 'PE')],
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'Country', name: 'Brasil' },
      baseSalary: {
        '@type': 'MonetaryAmount',
        currency: 'BRL',
        value: { '@type': 'QuantitativeValue', maxValue: 3500, unitText: 'MONTH' },
      },
      identifier: { '@type': 'PropertyValue', name: 'Padaria Aurora', value: String(id) },
      totalJobOpenings: 2,
      jobBenefits: 'Vale-transporte',
      url: `https://vagas.exemplo.test/campanha/${id}`,
      directApply: true,
    })
    expect(html).not.toContain('1111')
  })

  it('is one page for all visitors, whatever their address names, and a cache may keep it for moments', async () => {
    const { id } = await publish(office)
    const first = await open(`/campanha/${id}`)
    const other = await open(`/campanha/${id}?origem=linkedin&utm_source=x`)
    expect([await other.text(), other.headers.get('etag')]).toEqual([
      await first.text(),
      first.headers.get('etag'),
    ])
    const keeping = async (path: string) => (await open(path)).headers.get('cache-control')
    for (const path of [
      `/campanha/${id}`,
      '/empresa/ana-aurora-test',
      '/vagas',
      '/privacidade',
      '/campanha/999999',
      '/sitemap.xml',
    ])
      expect(await keeping(path)).toBe('public, max-age=0, s-maxage=5, stale-while-revalidate=10')
    // It holds where its own visitor came from.
    expect(await keeping(`/campanha/${id}/inscricao`)).toBe('private, no-cache')
  })

  it('tells its form where a visitor without JavaScript came from', async () => {
    const { id } = await publish(office)
    const cameFrom = async (path: string, referer: string) =>
      /name="origem" value="([^"]*)"/.exec(await (await open(path, { referer })).text())?.[1]
    const form = `/campanha/${id}/inscricao`
    const job = `https://vagas.exemplo.test/campanha/${id}`
    expect(await cameFrom(form, `${job}?origem=linkedin`)).toBe('linkedin')
    expect(await cameFrom(`${form}?origem=cartaz`, `${job}?origem=linkedin`)).toBe('cartaz')
    for (const referer of [job, `${job}?origem=uma frase inteira`, 'lixo'])
      expect(await cameFrom(form, referer)).toBe('')
  })

  it('is told unchanged by its tag until the job changes', async () => {
    const { id } = await publish(office)
    const first = await open(`/campanha/${id}`)
    const etag = first.headers.get('etag') ?? ''
    expect((await open(`/campanha/${id}`, { 'if-none-match': etag })).status).toBe(304)
    await office.api.call('pauseCampanha', { params: { id } }, { token: office.token })
    const paused = await open(`/campanha/${id}`, { 'if-none-match': etag })
    const html = await paused.text()
    expect(paused.status).toBe(200)
    expect(html).toContain('As inscrições desta vaga estão pausadas no momento.')
    expect(html).not.toContain('Inscreva-se agora')
    expect(jsonLdOf(html)).toBeNull()
  })

  it('has a tag that says the same of it packed and plain, and is packed for nobody who says so', async () => {
    const path = `/campanha/${(await publish(office)).id}`
    const [packed, plain] = await Promise.all(
      ['gzip, br', 'identity'].map((encoding) => open(path, { 'accept-encoding': encoding })),
    )
    const tag = plain?.headers.get('etag') ?? ''
    expect([packed?.headers.get('etag'), tag]).toEqual([tag, expect.stringMatching(/^W\/"[\w-]+"$/)])
    // However who asks writes it.
    for (const asked of [tag, tag.slice(2), `"outra", ${tag}`])
      expect((await open(path, { 'if-none-match': asked })).status).toBe(304)
    for (const [encoding, expected] of [
      ['gzip;q=0', null],
      ['br, gzip ; q=0.000, identity', null],
      ['gzip;q=0.5', 'gzip'],
    ] as const) {
      const answer = await open(path, { 'accept-encoding': encoding })
      expect([encoding, answer.headers.get('content-encoding')]).toEqual([encoding, expected])
    }
  })

  it('of an ended job, or one past its date, says so and takes nobody', async () => {
    const ended = await publish(office)
    await office.api.call('closeCampanha', { params: { id: ended.id }, body: null }, { token: office.token })
    const past = await publish(office)
    await office.api.pool.query("update campanha set fechamento = '2026-03-12' where id = $1", [past.id])
    expect(await (await open(`/campanha/${ended.id}`)).text()).toMatch(
      /Esta vaga foi encerrada em \d\d\/\d\d\/\d{4}\./,
    )
    const html = await (await open(`/campanha/${past.id}`)).text()
    expect(html).toContain('Esta vaga foi encerrada em 12/03/2026.')
    expect(html).not.toContain('Inscreva-se agora')
  })

  it('does not exist for a draft, a deleted, an unknown and a malformed one, byte for byte alike', async () => {
    const { api, token } = office
    const { id } = await publish(office)
    const draft = await api.call('duplicateCampanha', { params: { id } }, { token })
    await api.call('deleteCampanha', { params: { id } }, { token })
    const answers = await Promise.all(
      [draft.body.data.id, id, 999_999, 'abc', '0', '1e3', '99999999999999999999'].map(async (one) => {
        const response = await open(`/campanha/${one}`)
        return `${response.status} ${await response.text()}`
      }),
    )
    expect(new Set(answers).size).toBe(1)
    expect(answers[0]).toMatch(/^404 .*Vaga não encontrada/s)
    expect(answers[0]).toContain('name="robots" content="noindex"')
  })

  it.each(['Bearer x', `Bearer ${'a'.repeat(43)}`, 'Bearer Error', 'Basic abc', 'lixo'])(
    'opens whatever token is sent: %s',
    async (authorization) => {
      const { id } = await publish(office)
      expect((await open(`/campanha/${id}`, { authorization })).status).toBe(200)
    },
  )
})

describe('a form that comes from where no browser says', () => {
  it.each(['null', 'https://outro.test'])('is refused with a page, by %s', async (origin) => {
    const { id } = await publish(office)
    const answer = await office.api.request(`/campanha/${id}/inscricao`, {
      method: 'POST',
      headers: { accept: 'text/html', origin },
      body: new URLSearchParams({ nome: 'Ana' }),
    })
    expect([answer.status, answer.headers.get('content-type')]).toEqual([403, 'text/html; charset=utf-8'])
    const html = await answer.text()
    expect(html).toContain('Este pedido veio de outro site e foi recusado.')
    expect(html).toContain('Use o botão Voltar do navegador')
  })
})

describe('the list of open jobs (product 56)', () => {
  it('is delivered whole, searched by its address', async () => {
    await publish(office, { nome: 'Barista da Manhã' })
    const html = await (await open('/empresa/ana-aurora-test?busca=barista')).text()
    expect(html).toContain('1 vaga aberta')
    expect(html).toContain('Barista da Manhã')
    expect(html).toContain('value="barista"')
  })

  it('leads to its last page from one behind the end (audit P15)', async () => {
    await publish(office, { nome: 'Confeiteira' })
    const answer = await open('/empresa/ana-aurora-test?busca=confeiteira&pagina=999')
    expect([answer.status, answer.headers.get('location')]).toEqual([
      302,
      '/empresa/ana-aurora-test?busca=confeiteira',
    ])
  })

  it('keeps where the visitor came from on the way to another page', async () => {
    const answer = await open('/empresa/ana-aurora-test?pagina=999&origem=feira')
    expect(answer.headers.get('location')).toBe('/empresa/ana-aurora-test?origem=feira')
    const made = await open('/empresa/ana-aurora-test?pagina=999&origem=uma frase inteira')
    expect(made.headers.get('location')).toBe('/empresa/ana-aurora-test')
  })
})
