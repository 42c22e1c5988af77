import { connect } from 'node:net'
import { apply, buildInscricao, openOffice, publish, type Office } from './support/campanhas'
import { openMailbox } from './support/mailbox'
import { startApi } from './support/start-api'

/** What comes in at the edge: audit S10, S11, S13, S17. */

let office: Office
let campanhaId = 0
beforeAll(async () => {
  office = await openOffice()
  campanhaId = (await publish(office)).id
})
afterAll(() => office.api.close())

const asUsuario = () => ({ authorization: `Bearer ${office.token}` })

/** The envelope of a refusal, or what else came. */
async function refusalOf(response: Response): Promise<[number, unknown]> {
  const body: unknown = await response.json()
  return [response.status, (body as { erro?: { codigo?: string } }).erro?.codigo]
}

describe('text that no database can keep (audit S10)', () => {
  it.each([
    '/talento/v1/talentos?palavraChave=a%00b',
    '/campanha/v1/funcoes?busca=%00&limite=1',
    '/campanha/v1/cidades?busca=s%00',
    '/vagas?busca=%00padaria',
    '/acompanhamento?chave=%00&feito=__proto__',
    '/acompanhamento?feito=constructor',
    '/acompanhamento?chave=nada&feito=confirmada',
    '/acompanhamento?feito=trocado',
  ])('in an address changes nothing: %s', async (path) => {
    const response = await office.api.request(path, { headers: asUsuario() })
    expect(response.status).toBeLessThan(500)
    const text = await response.text()
    expect(text).not.toContain('native code')
    expect(text).not.toMatch(/Confirmado|Pronto|mensagens foram apagados/)
  })

  it('in a body is left out, in keys and deep inside too', async () => {
    const saved = await office.api.request('/talento/v1/filtros-salvos', {
      method: 'POST',
      headers: { ...asUsuario(), 'content-type': 'application/json' },
      body: String.raw`{"tela":"cesta","nome":"Meu \ud800 filtro\u0000","consulta":{"palavraChave":"a\udc00\u0000b"}}`,
    })
    expect(saved.status).toBe(200)
    const { body } = await office.api.call(
      'listFiltrosSalvos',
      { query: { tela: 'cesta' } },
      { token: office.token },
    )
    expect(body.data[0]?.nome).toBe('Meu \ufffd filtro')
  })

  it('in a path is nobody’s address', async () => {
    const response = await office.api.request('/talento/v1/talentos/%00', { headers: asUsuario() })
    expect(await refusalOf(response)).toEqual([404, 'nao_encontrado'])
  })
})

describe('names of several lines, or with signs that turn the writing around (audit S17)', () => {
  it('are one line wherever they come in', async () => {
    const odd = 'Rui\r\nBcc: x\u202efdp'
    const clean = 'Rui Bcc: xfdp'
    await apply(office.api, campanhaId, buildInscricao({ nome: odd, email: 'rui@x.test' }))
    const campanha = await publish(office, { nome: odd, nomeEmpresa: odd })
    const { body } = await office.api.call('updateUsuario', { body: { nome: odd } }, { token: office.token })
    const { rows } = await office.api.pool.query('select nome from talento where email = $1', ['rui@x.test'])
    expect([rows[0]?.nome, campanha.nome, campanha.nomeEmpresa, body.data.nome]).toEqual([
      clean,
      clean,
      clean,
      clean,
    ])
  })

  it('and so are an application and its correction', async () => {
    const odd = 'Rui\u200b \u202eBento\u2063'
    const email = 'rui.bento@x.test'
    await apply(office.api, campanhaId, buildInscricao({ nome: odd, email }))
    const mailbox = openMailbox(office)
    const fields = { telefone: '', cidade: '', sobre: '', email }
    const chave = await mailbox.keyOf(email)
    expect((await mailbox.act(chave, { acao: 'corrigir', nome: `${odd} Silva`, ...fields })).status).toBe(303)
    const { rows } = await office.api.pool.query('select nome from talento where email = $1', [email])
    expect(rows).toEqual([{ nome: 'Rui Bento Silva' }])
  })
})

describe('an e-mail with blanks around it', () => {
  const around = (email: string) => ` \u00a0${email}\t`
  const storedIn = async (table: 'talento' | 'usuario', email: string) => {
    const { rows } = await office.api.pool.query(`select 1 from ${table} where email::text = $1`, [email])
    return rows.length
  }

  it('is the address inside them, for the form, a correction, an invitation and a campaign', async () => {
    const email = 'com.espaco@x.test'
    const { status } = await apply(
      office.api,
      campanhaId,
      buildInscricao({ nome: 'Com Espaço', email: around(email) }),
    )
    expect([status, await storedIn('talento', email)]).toEqual([200, 1])
    const mailbox = openMailbox(office)
    const fields = { nome: 'Com Espaço', telefone: '', cidade: '', sobre: '', email: around(email) }
    const corrected = await mailbox.act(await mailbox.keyOf(email), { acao: 'corrigir', ...fields })
    expect(corrected.location).toContain('feito=corrigida')
    const convite = { email: around('colega@aurora.test'), nome: 'Colega' }
    await office.api.call('createConvite', { body: convite }, { token: office.token })
    expect(await storedIn('usuario', 'colega@aurora.test')).toBe(1)
    const campanha = await publish(office, {
      vaga: { campanhaResponsavel: { nome: 'Rui', email: around('rui@aurora.test'), telefone: '' } },
    })
    expect(campanha.vaga.campanhaResponsavel.email).toBe('rui@aurora.test')
  })
})

describe('a form that is broken (audit S10)', () => {
  const path = () => `/talento/v1/publico/campanhas/${campanhaId}/inscricoes`
  const part = '--x\r\ncontent-disposition: form-data; name="dados"\r\n\r\n{}'
  it.each([
    ['without a boundary', 'multipart/form-data', `${part}\r\n--x--\r\n`],
    ['with another boundary', 'multipart/form-data; boundary=y', `${part}\r\n--x--\r\n`],
    ['cut off in a field', 'multipart/form-data; boundary=x', part],
    [
      'cut off in a file',
      'multipart/form-data; boundary=x',
      '--x\r\ncontent-disposition: form-data; name="curriculo"; filename="a.pdf"\r\n\r\n%PDF-1.4',
    ],
    ['with a part without a head', 'multipart/form-data; boundary=x', '--x\r\n\r\n\r\n--x--'],
    ['empty', 'multipart/form-data; boundary=x', ''],
  ])('is told so, by the call and by the page: %s', async (_, type, body) => {
    const call = await office.api.request(path(), { method: 'POST', headers: { 'content-type': type }, body })
    expect((await refusalOf(call))[0]).toBe(422)
    const page = await office.api.request(`/campanha/${campanhaId}/inscricao`, {
      method: 'POST',
      headers: { 'content-type': type },
      body,
    })
    expect(page.status).toBe(422)
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8')
  })

  it('compressed is refused by its kind, everywhere', async () => {
    for (const [address, type] of [
      [path(), 'multipart/form-data; boundary=x'],
      ['/campanha/v1/kanban', 'application/json'],
      ['/acompanhamento?chave=x', 'application/x-www-form-urlencoded'],
    ] as const) {
      const response = await office.api.request(address, {
        method: 'POST',
        headers: { ...asUsuario(), 'content-type': type, 'content-encoding': 'gzip' },
        body: 'x',
      })
      expect(response.status).toBe(415)
    }
  })

  it('for the person’s own page without anything in it changes nothing', async () => {
    const { data } = await apply(office.api, campanhaId, buildInscricao({ nome: 'Ema Eça' }))
    const response = await office.api.request(`/acompanhamento?chave=${data?.acompanhamento}`, {
      method: 'POST',
      redirect: 'manual',
    })
    expect([response.status, response.headers.get('location')]).toEqual([
      303,
      expect.stringContaining('feito=incerto'),
    ])
  })
})

describe('refusals of the framework leave in the envelope (audit S17)', () => {
  it.each([
    ['an address with broken escapes', '/campanha/v1/campanhas/%zz', 400],
    ['an id of a thousand letters', `/campanha/v1/campanhas/${'a'.repeat(1000)}`, 414],
  ])('%s', async (_, path, status) => {
    const response = await office.api.request(path, { headers: asUsuario() })
    expect(await refusalOf(response)).toEqual([status, 'pedido_invalido'])
  })

  it('for a browser that wanted a page as a page', async () => {
    const response = await office.api.request('/campanha/%zz', { headers: { accept: 'text/html' } })
    expect(response.status).toBe(400)
    const html = await response.text()
    expect(html).toContain('<h1>Endereço incompleto ou errado</h1>')
    // Where open jobs are listed not every installation says (decision 136).
    expect(html).not.toContain('href="/vagas"')
  })

  it.each([
    ['what is no HTTP', 'olá\r\n\r\n', '400 Bad Request'],
    ['a request to nobody', 'GET /campanha/v1/cidades HTTP/1.1\r\n\r\n', '400 Bad Request'],
    ['an expectation', 'GET /vagas HTTP/1.1\r\nhost: x\r\nexpect: milagre\r\n\r\n', '417 Expectation Failed'],
    ['heads of 40 kB', `GET / HTTP/1.1\r\nhost: x\r\nx: ${'y'.repeat(40_000)}\r\n\r\n`, '431 '],
  ])('%s', async (_, sent, status) => {
    const port = Number(new URL(office.api.url).port)
    const answer = await new Promise<string>((resolve, reject) => {
      let text = ''
      const socket = connect(port, '127.0.0.1', () => socket.write(sent))
      socket.on('data', (chunk) => (text += chunk.toString()))
      socket.on('close', () => resolve(text))
      socket.on('error', reject)
    })
    expect(answer).toContain(`HTTP/1.1 ${status}`)
    const body = JSON.parse(answer.slice(answer.indexOf('\r\n\r\n'))) as { erro: { codigo: string } }
    expect(body.erro.codigo).toBe('pedido_invalido')
  })
})

describe('an address that can be opened and no more (audit S17)', () => {
  it.each([
    ['/vagas', 'GET, HEAD'],
    ['/campanha/1', 'GET, HEAD'],
    ['/campanha/1/inscricao', 'GET, HEAD, POST'],
    ['/acompanhamento', 'GET, HEAD, POST'],
    ['/sitemap.xml', 'GET, HEAD'],
  ])('%s takes %s', async (path, allowed) => {
    for (const method of ['PUT', 'PATCH', 'DELETE', 'POST'].filter((one) => !allowed.includes(one))) {
      const answer = await office.api.request(path, { method, body: 'x', headers: { accept: 'text/html' } })
      expect([answer.status, answer.headers.get('allow')]).toEqual([405, allowed])
      const isPage = !path.includes('.')
      expect(await answer.text()).toContain(
        isPage ? '<h1>Este endereço não aceita isso</h1>' : '"codigo":"metodo_nao_aceito"',
      )
    }
  })
})

describe('where a request came from (audit S13)', () => {
  const tries = async (office: { api: Office['api'] }, forwarded: (n: number) => string) => {
    const seen: number[] = []
    for (let n = 0; n < 34; n += 1) {
      const { status } = await office.api.call(
        'login',
        { body: { username: `ninguem${n}@x.test`, password: 'errada', grant_type: 'password' } },
        { headers: { 'x-forwarded-for': forwarded(n) } },
      )
      seen.push(status)
    }
    return seen
  }

  it('behind one proxy is what that proxy saw, not what the client wrote further left', async () => {
    await office.api.db.deleteFrom('tentativaLogin').execute()
    expect(await tries(office, (n) => `198.51.100.${n}, 203.0.113.9`)).toContain(429)
    await office.api.db.deleteFrom('tentativaLogin').execute()
    expect(await tries(office, (n) => `203.0.113.9, 198.51.100.${n}`)).not.toContain(429)
  })

  it('behind two proxies is what the first of them saw', async () => {
    const two = await startApi({ trustProxy: 2 })
    try {
      expect(await tries({ api: two }, (n) => `192.0.2.1, 198.51.100.${n}, 10.1.2.3`)).not.toContain(429)
      expect(await tries({ api: two }, (n) => `192.0.2.${n}, 203.0.113.9, 10.1.2.3`)).toContain(429)
    } finally {
      await two.close()
    }
  })

  it('is the address alone, where a proxy writes the port of the connection beside it', async () => {
    for (const address of ['203.0.113.9', '[2001:db8::9]']) {
      await office.api.db.deleteFrom('tentativaLogin').execute()
      expect(await tries(office, (n) => `${address}:${40_000 + n}`)).toContain(429)
    }
  })

  it('behind named proxies is the last address that is none of them; without any, the connection’s own', async () => {
    const named = await startApi({ trustProxy: ['loopback', '10.0.0.0/8'] })
    const alone = await startApi({ trustProxy: false })
    try {
      expect(await tries({ api: named }, (n) => `1.2.3.4, 198.51.100.${n}, 10.1.2.3`)).not.toContain(429)
      expect(await tries({ api: named }, (n) => `1.2.3.${n}, 192.0.2.1, 10.1.2.3`)).toContain(429)
      expect(await tries({ api: alone }, (n) => `198.51.100.${n}`)).toContain(429)
    } finally {
      await named.close()
      await alone.close()
    }
  })
})
