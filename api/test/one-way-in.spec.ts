import type { EntradaAnswer } from '@seleta/contract/entrada'
import type { Importacao } from '@seleta/contract/importacoes'
import type { Erro } from '@seleta/contract/wire'
import { apply, buildInscricao, CAMPINAS, openOffice, publish, type Office } from './support/campanhas'
import { openMailbox } from './support/mailbox'
import { type Contada, texts } from './support/told'

/** Form, page without JavaScript, recruiter, file and origin take a person in by the same rules (decision 096). */

let office: Office
let chaveOrigens: string
beforeAll(async () => {
  office = await openOffice()
  const { body } = await office.api.call('createChaveOrigens', {}, { token: office.token })
  chaveOrigens = body.data.chave
})
afterAll(() => office.api.close())

/** Wrong fields by name; empty when the person was taken in. */
type Campos = Readonly<Record<string, string>>

let senders = 0
const address = () => ({ 'x-forwarded-for': `10.44.${senders++ >> 8}.${senders & 255}` })
const camposOf = async (response: Response): Promise<Campos> =>
  response.ok ? {} : (((await response.json()) as Erro).erro.campos ?? { status: String(response.status) })

async function byCall(campanhaId: number, pessoa: Contada): Promise<Campos> {
  const { cidade, ...rest } = texts(pessoa)
  const dados = buildInscricao({ ...rest, cidadeId: null, cidadeTexto: cidade })
  return (await apply(office.api, campanhaId, dados)).erro?.campos ?? {}
}

async function byPage(campanhaId: number, pessoa: Contada): Promise<Campos> {
  const { idiomas, habilidades, ...rest } = texts(pessoa)
  const form = new FormData()
  for (const [name, value] of Object.entries(rest)) form.set(name, value)
  for (const idioma of idiomas) form.append('idiomas', idioma)
  form.set('habilidades', habilidades.join(', '))
  form.set('experiencia', '')
  form.set('consentimento', 'sim')
  const response = await office.api.request(`/campanha/${campanhaId}/inscricao`, {
    method: 'POST',
    headers: address(),
    body: form,
  })
  const html = await response.text()
  const [, list = ''] = html.split('id="conteudo"')
  const wrong = [...list.matchAll(/href="#([\w.-]+)">([^<]+)</g)].map(([, campo, text]) => [campo, text])
  return response.ok ? {} : (Object.fromEntries(wrong) as Campos)
}

async function byRecrutador(campanhaId: number, pessoa: Contada): Promise<Campos> {
  const { cidade, ...rest } = texts(pessoa)
  const form = new FormData()
  // A recruiter picks the city from the list.
  const cidadeId = cidade === '' ? null : cidade.startsWith('Campinas') ? CAMPINAS.id : 1
  form.set('dados', JSON.stringify({ ...rest, cidadeId, idCampanha: campanhaId }))
  return camposOf(
    await office.api.request('/talento/v1/talentos', {
      method: 'POST',
      headers: { authorization: `Bearer ${office.token}` },
      body: form,
    }),
  )
}

async function byOrigem(campanhaId: number, pessoa: Contada): Promise<Campos> {
  return camposOf(
    await office.api.request('/talento/v1/origens/ABLER/talentos', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-api-key': chaveOrigens },
      body: JSON.stringify({ ...texts(pessoa), referencia: pessoa.email, idCampanha: campanhaId }),
    }),
  )
}

const HEAD = 'Nome;E-mail;Telefone;Cidade;Escolaridade;Cargo;Idiomas;Habilidades'
const MAPEAMENTO = {
  nome: 0,
  email: 1,
  telefone: 2,
  cidade: 3,
  formacao: 4,
  ultimoCargo: 5,
  idiomas: 6,
  habilidades: 7,
}

async function byArquivo(campanhaId: number, pessoa: Contada): Promise<Campos> {
  const { api, token } = office
  const { nome, email, telefone, cidade, formacao, ultimoCargo, idiomas, habilidades } = texts(pessoa)
  const row = [nome, email, telefone, cidade, formacao, ultimoCargo, idiomas.join(','), habilidades.join(',')]
  const form = new FormData()
  form.set('dados', '{}')
  form.set('arquivo', new Blob([`${HEAD}\n${row.join(';')}`]), 'pessoas.csv')
  const response = await api.request('/talento/v1/importacoes', {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  })
  const { id } = ((await response.json()) as { data: Importacao }).data
  const until = async (estado: Importacao['estado']) => {
    for (;;) {
      const { body } = await api.call('getImportacao', { params: { id } }, { token })
      if (body.data.estado === estado) return
      await new Promise((resolve) => setImmediate(resolve))
    }
  }
  await api.call(
    'checkImportacao',
    { params: { id }, body: { mapeamento: MAPEAMENTO, campanhaId } },
    { token },
  )
  await until('conferida')
  await api.call('startImportacao', { params: { id } }, { token })
  await until('concluida')
  const told = async (situacao: 'erro' | 'parcial') => {
    const query = { page: 0, size: 10, situacao }
    const { body } = await api.call('listLinhasImportacao', { params: { id }, query }, { token })
    return body.data[0]?.motivos
  }
  return (await told('erro')) ?? (await told('parcial')) ?? {}
}

const WAYS = [
  ['the form', byCall, 'formulario'],
  ['the page without JavaScript', byPage, 'formulario'],
  ['a recruiter', byRecrutador, 'recrutador'],
  ['a file', byArquivo, 'importacao'],
  ['an origin', byOrigem, 'origem'],
] as const

/** The person as kept, without what differs by the way in. */
async function kept(email: string) {
  const { rows } = await office.api.pool.query(
    `select t.nome, t.email::text, t.telefone, t.cidade_id, t.formacao, t.idiomas, t.habilidades,
       array(select f.descricao from funcao f where f.id = any(t.funcao_ids)) as funcoes,
       array(select x.funcao from experiencia x where x.talento_id = t.id) as cargos
     from talento t where t.email = $1`,
    [email],
  )
  return rows
}

async function fusoes(email: string): Promise<[via: string, motivo: string][]> {
  const { rows } = await office.api.pool.query<{ via: string; motivo: string }>(
    'select f.via, f.motivo from fusao f join talento t on t.id = f.talento_id where t.email = $1 order by f.id',
    [email],
  )
  return rows.map(({ via, motivo }) => [via, motivo])
}

describe('a person who comes in', () => {
  it.each(WAYS)(
    'by %s is read alike, stands in the first stage and has a score',
    async (_way, enter, via) => {
      const { id } = await publish(office)
      const email = `nova-${id}@exemplo.test`
      const campos = await enter(id, {
        nome: '  Rita   Rocha ',
        email,
        telefone: `+55 (19) 98888-${7000 + id}`,
        cidade: 'Campinas - SP',
        formacao: 'Ensino Médio',
        ultimoCargo: 'auxiliar de logistica',
        idiomas: ['ingles', 'Inglês'],
        habilidades: ['Excel', 'EXCEL', 'Word'],
      })
      expect(campos).toEqual({})
      expect(await kept(email)).toEqual([
        {
          nome: 'Rita Rocha',
          email,
          telefone: `1998888${7000 + id}`,
          cidade_id: CAMPINAS.id,
          formacao: 'Ensino Médio',
          idiomas: ['Inglês'],
          habilidades: ['Excel', 'Word'],
          funcoes: ['Auxiliar de Logística'],
          cargos: ['auxiliar de logistica'],
        },
      ])
      const { rows } = await office.api.pool.query(
        `select e.nome as etapa, i.aderencia > 0 as pontuada, v.dados->>'consentimentoVersao' as consentimento
       from inscricao i join etapa e on e.id = i.etapa_id join talento t on t.id = i.talento_id
       join evento v on v.inscricao_id = i.id and v.tipo = 'inscricao_criada' where t.email = $1`,
        [email],
      )
      const consentimento = via === 'formulario' ? '2026-11' : null
      expect(rows).toEqual([{ etapa: 'Triagem', pontuada: true, consentimento }])
    },
  )

  it.each(WAYS)(
    'by %s and is known only gains, and level gives way to whom it is about, once it is sure who it was',
    async (_way, enter, via) => {
      const [antes, agora] = [await publish(office), await publish(office)]
      const email = `conhecida-${agora.id}@exemplo.test`
      await byRecrutador(antes.id, {
        nome: 'Sara Sá',
        email,
        formacao: 'Ensino Médio',
        habilidades: ['Excel'],
      })
      const campos = await enter(agora.id, {
        nome: 'Outro Nome',
        email: email.toUpperCase(),
        telefone: `19 97777-${1000 + agora.id}`,
        formacao: 'Mestrado',
        habilidades: ['excel', 'Word'],
      })
      expect(campos).toEqual({})
      const isDaPessoa = via === 'formulario' || via === 'origem'
      if (via === 'formulario') {
        expect(await kept(email)).toMatchObject([{ telefone: null, formacao: 'Ensino Médio' }])
        await openMailbox(office).answer(email, 'confirmar')
      }
      expect(await kept(email)).toEqual([
        expect.objectContaining({
          nome: 'Sara Sá',
          telefone: `1997777${1000 + agora.id}`,
          formacao: isDaPessoa ? 'Mestrado' : 'Ensino Médio',
          habilidades: ['Excel', 'Word'],
        }),
      ])
      expect(await fusoes(email)).toEqual([[via, 'email']])
    },
  )

  it.each(WAYS)(
    'by %s with wrong parts is told of each; only a file brings them in without',
    async (way, enter) => {
      const { id } = await publish(office)
      const email = `errada-${id}@exemplo.test`
      const campos = await enter(id, { nome: 'Xavier Xis', email, telefone: '12', cidade: 'Lugar Nenhum' })
      expect(
        Object.keys(campos)
          .map((campo) => campo.replace(/Id$/, ''))
          .toSorted(),
      ).toEqual(['cidade', 'telefone'])
      expect(campos['telefone']).toBe('Informe o telefone com DDD.')
      const without = { nome: 'Xavier Xis', telefone: null, cidade_id: null }
      expect(await kept(email)).toEqual(way === 'a file' ? [expect.objectContaining(without)] : [])
    },
  )

  it('by all of them, one after the other, is one person with one application', async () => {
    const { id } = await publish(office)
    const email = 'todas@exemplo.test'
    for (const [, enter] of WAYS) expect(await enter(id, { nome: 'Tânia Todas', email })).toEqual({})
    expect(await kept(email)).toHaveLength(1)
    // Applying again by the page changes nothing; the others add what they know.
    expect(await fusoes(email)).toEqual([
      ['recrutador', 'email'],
      ['importacao', 'email'],
      ['origem', 'email'],
    ])
    const { rows } = await office.api.pool.query(
      'select i.id from inscricao i join talento t on t.id = i.talento_id where t.email = $1',
      [email],
    )
    expect(rows).toHaveLength(1)
  })
})

describe('who is entered with a file, and meets somebody by it', () => {
  it('keeps the new one, also in the merge that can be taken apart', async () => {
    const email = 'arquivo@exemplo.test'
    const enter = async (nome: string) => {
      const form = new FormData()
      form.set('dados', JSON.stringify({ nome, email }))
      form.set('curriculo', new Blob(['%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n']), 'cv.pdf')
      const response = await office.api.request('/talento/v1/talentos', {
        method: 'POST',
        headers: { authorization: `Bearer ${office.token}` },
        body: form,
      })
      return ((await response.json()) as { data: EntradaAnswer }).data
    }
    const { identificador } = await enter('Vera Vaz')
    await enter('Vera Vaz')
    const { body } = await office.api.call(
      'listFusoes',
      { params: { identificador } },
      { token: office.token },
    )
    expect(body.data.map(({ mudancas }) => mudancas)).toEqual([['Currículo']])
  })
})
