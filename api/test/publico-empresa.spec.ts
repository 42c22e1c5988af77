import { apply, buildInscricao, openOffice, publish, type Office } from './support/campanhas'

/** Each company's public side is its own: product 80, decision 136, audit C1. */

const SITE = 'https://vagas.exemplo.test'
const AURORA = 'ana-aurora-test'
const BRAVO = 'bia-bravo-test'
let office: Office
let bravo: Pick<Office, 'api' | 'token'>
const vagas = { aberta: 0, pausada: 0, encerrada: 0, daBravo: 0 }

beforeAll(async () => {
  office = await openOffice({ publicUrl: SITE })
  bravo = { api: office.api, token: office.estranho.token }
  const { api, token } = office
  const publishMine = async (nome: string) => (await publish(office, { nome, nomeEmpresa: 'Aurora' })).id
  vagas.aberta = await publishMine('Padeira')
  vagas.pausada = await publishMine('Confeiteira')
  vagas.encerrada = await publishMine('Caixa')
  for (let n = 0; n < 21; n += 1) await publishMine(`Vaga da manhã ${n}`)
  await api.call('pauseCampanha', { params: { id: vagas.pausada } }, { token })
  await api.call('closeCampanha', { params: { id: vagas.encerrada }, body: null }, { token })
  vagas.daBravo = (await publish(bravo, { nome: 'Torneira Bravo', nomeEmpresa: 'Bravo' })).id
})
afterAll(() => office.api.close())

const open = async (path: string) => {
  const response = await office.api.request(path, { headers: { accept: 'text/html' }, redirect: 'manual' })
  return {
    status: response.status,
    location: response.headers.get('location'),
    html: await response.text(),
  }
}
const linksOf = (html: string) =>
  [...html.matchAll(/(?:href|action)="([^"#][^"]*)"/g)]
    .map(([, href = '']) => href.replaceAll('&amp;', '&').replace(SITE, ''))
    .filter((href) => href.startsWith('/'))

/** Every page that links and forms of our own lead to, from one. */
async function crawl(paths: readonly string[]): Promise<Map<string, string>> {
  const seen = new Map<string, string>()
  const ahead = [...paths]
  for (let path = ahead.pop(); path !== undefined; path = ahead.pop()) {
    if (seen.has(path)) continue
    const { status, location, html } = await open(path)
    seen.set(path, `${status} ${html}`)
    ahead.push(...linksOf(html), ...(location === null ? [] : [location]))
  }
  return seen
}

describe('every public page of a company', () => {
  it('leads to pages of that company alone, however far somebody goes on from it', async () => {
    const { api, pool } = { api: office.api, pool: office.api.pool }
    const sent = await apply(api, vagas.aberta, buildInscricao({ nome: 'Lia Lopes' }))
    // The same person at the other company: their own pages do not meet either.
    await apply(api, vagas.daBravo, buildInscricao({ nome: 'Lia Lopes' }))
    const { rows } = await pool.query<{ corpo: string; empresa_id: number }>(
      'select corpo, empresa_id from mensagem',
    )
    const mailed = rows.find(({ empresa_id: id }) => id === office.empresaId)?.corpo ?? ''
    const form = new FormData()
    form.set('nome', 'X')
    const refused = await (
      await api.request(`/campanha/${vagas.aberta}/inscricao`, { method: 'POST', body: form })
    ).text()
    const begin = [
      `/campanha/${vagas.aberta}`,
      `/campanha/${vagas.pausada}`,
      `/campanha/${vagas.encerrada}`,
      `/campanha/${vagas.aberta}/inscricao`,
      `/empresa/${AURORA}`,
      `/empresa/${AURORA}?busca=nada`,
      `/acompanhamento?chave=${sent.data?.acompanhamento}`,
      ...[...mailed.matchAll(/https:\/\/vagas\.exemplo\.test(\S+)/g)].map(([, path = '']) => path),
      ...linksOf(refused),
    ]
    const found = await crawl(begin)
    const pages = [...found.keys()]
    for (const wanted of [`/empresa/${AURORA}?pagina=2`, `/privacidade?empresa=${AURORA}`])
      expect(pages).toContain(wanted)
    // Its 22 open jobs and their forms have all been reached.
    expect(pages.filter((path) => /^\/campanha\/\d+$/.test(path))).toHaveLength(24)
    const other = [...found].filter(([, page]) => /bravo/i.test(page))
    expect(other.map(([path]) => path)).toEqual([])
    const wrong = [...found].filter(([path, page]) => path.includes(BRAVO) || !page.startsWith('200'))
    expect(wrong.map(([path, page]) => [path, page.slice(0, 3)])).toEqual([])
  })

  it('and what is mailed when a campaign ends, or in bulk without one, leads to its own jobs', async () => {
    const { api, pool } = { api: office.api, pool: office.api.pool }
    const { id } = await publish(office, { nome: 'Encerra já', nomeEmpresa: 'Aurora' })
    await apply(api, id, buildInscricao({ nome: 'Rui Rocha' }))
    const told = { params: { id }, body: { enviarEncerramento: true } }
    await api.call('closeCampanha', told, { token: office.token })
    const { rows: pessoas } = await pool.query<{ identificador: string }>(
      "select identificador from talento where nome = 'Rui Rocha'",
    )
    const texto = 'Veja {{link}} e venha.'
    const identificadores = pessoas.map(({ identificador }) => identificador)
    const body = { canal: 'EMAIL', campanhaId: null, assunto: '', texto, identificadores } as const
    await api.call('sendMensagens', { body }, { token: office.token })
    const { rows } = await pool.query<{ corpo: string }>(
      "select corpo from mensagem where destinatario = 'rui.rocha@exemplo.test' order by id",
    )
    expect(rows.map(({ corpo }) => corpo.split(/(?=Vagas abertas|Outras vagas|Veja)/).at(-1))).toEqual([
      `Vagas abertas em Aurora, e onde pedir este link outra vez: ${SITE}/empresa/${AURORA}`,
      `Outras vagas de Aurora: ${SITE}/empresa/${AURORA}`,
      `Veja ${SITE}/empresa/${AURORA} e venha.`,
    ])
  })
})

describe('the list of all companies', () => {
  const list = (query = '') => office.api.request(`/campanha/v1/publico/vagas${query}`)

  it('is nobody’s unless the installation says so: not as a page, not as a call, not in the sitemap', async () => {
    const page = await open('/vagas')
    expect(page.status).toBe(404)
    expect(page.html).toContain('Cada empresa tem aqui a sua própria página de vagas')
    expect(page.html).not.toMatch(/aurora|bravo/i)
    expect((await list()).status).toBe(404)
    expect((await list('?empresa=nao-ha')).status).toBe(404)
    const names = async (query: string) =>
      ((await (await list(query)).json()) as { data: { nome: string }[] }).data.map(({ nome }) => nome)
    expect(await names(`?empresa=${BRAVO}`)).toEqual(['Torneira Bravo'])
    expect(await names(`?campanha=${vagas.daBravo}`)).toEqual(['Torneira Bravo'])
    expect((await open('/sitemap-geral.xml')).html).not.toContain(`${SITE}/vagas<`)
  })

  it('is at /vagas where the installation says so, and with one company leads to its page', async () => {
    const all = await openOffice({ publicUrl: SITE, hasListOfAll: true })
    await publish(all, { nome: 'Padeira' })
    await publish({ api: all.api, token: all.estranho.token }, { nome: 'Torneiro' })
    const html = await (await all.api.request('/vagas')).text()
    for (const part of ['Padeira', 'Torneiro', '2 vagas abertas', 'action="/vagas"'])
      expect(html).toContain(part)
    await all.api.close()

    const one = await openOffice({ publicUrl: SITE })
    await one.api.pool.query('delete from usuario where empresa_id = $1', [one.estranho.empresaId])
    await one.api.pool.query('delete from empresa where id = $1', [one.estranho.empresaId])
    const answer = await one.api.request('/vagas?busca=pão&pagina=2', { redirect: 'manual' })
    expect([answer.status, answer.headers.get('location')]).toEqual([
      302,
      `/empresa/${AURORA}?busca=p%C3%A3o&pagina=2`,
    ])
    expect(await (await one.api.request('/campanha/999999')).text()).toContain(`href="/empresa/${AURORA}"`)
    await one.api.close()
  })
})

describe('the address of a company', () => {
  const rename = async (nome: string, token = office.token) => {
    const { body } = await office.api.call(
      'updateEmpresa',
      { body: { nome, cnpj: '', remetenteNome: '', remetenteEmail: '' } },
      { token },
    )
    return body.data.paginaDeVagas
  }

  it('follows its name, and those of before go on leading to it, feeds and privacy with them', async () => {
    expect(await rename('Padaria & Confeitaria D’Ávila')).toBe(`${SITE}/empresa/padaria-confeitaria-d-avila`)
    // The same name written otherwise is no other name.
    expect(await rename('PADARIA & CONFEITARIA D’AVILA')).toBe(`${SITE}/empresa/padaria-confeitaria-d-avila`)
    expect(await rename('Aurora')).toBe(`${SITE}/empresa/aurora`)
    for (const before of [AURORA, 'padaria-confeitaria-d-avila']) {
      expect(await open(`/empresa/${before}?busca=padeira`)).toMatchObject({
        status: 302,
        location: '/empresa/aurora?busca=padeira',
      })
      expect((await open(`/feeds/${before}/vagas.xml`)).html).toContain('Padeira')
      expect((await open(`/privacidade?empresa=${before}`)).html).toContain('href="/empresa/aurora"')
    }
    expect((await open('/empresa/aurora')).html).toContain('Vagas abertas em Aurora')
    // A page of a job that was drawn before leads there at once.
    expect((await open(`/campanha/${vagas.aberta}`)).html).toContain('href="/empresa/aurora"')
    expect(await rename('Padaria & Confeitaria D’Ávila')).toBe(`${SITE}/empresa/padaria-confeitaria-d-avila`)
    expect((await open('/empresa/aurora')).location).toBe('/empresa/padaria-confeitaria-d-avila')
  })

  it('is never another’s, not even one that a company had before, however many take a name at once', async () => {
    expect(await rename('Aurora', bravo.token)).toBe(`${SITE}/empresa/aurora-2`)
    expect(await rename('!!!', bravo.token)).toBe(`${SITE}/empresa/empresa`)
    const taken = await Promise.all([rename('Um só nome'), rename('Um só nome', bravo.token)])
    expect(taken.toSorted()).toEqual([`${SITE}/empresa/um-so-nome`, `${SITE}/empresa/um-so-nome-2`])
    expect((await open('/empresa/nao-ha')).status).toBe(404)
  })
})
