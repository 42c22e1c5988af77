import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CampanhaRascunho } from '@seleta/contract/campanhas'
import fc from 'fast-check'
import { toCampanhaColumns } from '../src/domain/campanha/campanha'
import { amount } from './support/amount'
import { buildPublicavel, openOffice, RECIFE, SAO_PAULO, type Office } from './support/campanhas'

/** What leaves of campaigns to visitors: line 2 of the public side; security S10, T4. */

const COUNT = amount(300, 1000)
const STATES = {
  aberta: {},
  pausada: { situacao: 'PAUSADA' },
  encerrada: { situacao: 'ENCERRADA', encerradaEm: new Date() },
  vencida: { fechamento: '2026-01-01' },
  apagada: { excluidaEm: new Date() },
  rascunho: { situacao: 'RASCUNHO', publicadaEm: null },
  recolhida: { situacao: 'RASCUNHO' },
} as const
type Estado = keyof typeof STATES
const hidden: readonly Estado[] = ['apagada', 'rascunho', 'recolhida']

/** Stands in every field that is nobody's business, once per campaign. */
const SECRET = 'segredo'

interface Gerada {
  readonly id: number
  readonly nome: string
  readonly estado: Estado
}

let office: Office
let geradas: readonly Gerada[]
beforeAll(async () => {
  office = await openOffice({ publicUrl: 'https://vagas.exemplo.test' })
  geradas = await generate()
})
afterAll(() => office.api.close())

const committed = JSON.parse(
  readFileSync(join(import.meta.dirname, 'support/chaves-publicas.json'), 'utf8'),
) as { readonly vaga: string[]; readonly item: string[]; readonly jobPosting: string[] }

/** Many campaigns in all states, written as the product writes them, many at a time. */
async function generate(): Promise<readonly Gerada[]> {
  const model = await buildPublicavel(office)
  const samples = fc.sample(
    fc.record({
      estado: fc.constantFrom(...(Object.keys(STATES) as Estado[])),
      salarioMax: fc.integer({ min: 0, max: 4000 }),
      exclusivoPcd: fc.boolean(),
      quantidadeVagas: fc.nat({ max: 9 }),
      palavras: fc.subarray(['pão', 'café', 'turno']),
      cidades: fc.subarray([SAO_PAULO, RECIFE], { minLength: 1 }),
      modalidade: fc.constantFrom(null, 'presencial' as const, 'hibrido' as const, 'remoto' as const),
      fechamento: fc.constantFrom(null, '2030-12-31'),
      contratos: fc.subarray([
        { id: 1, descricao: 'CLT' },
        { id: 2, descricao: 'Estágio' },
      ]),
      descricao: fc.constantFrom('', '<p>Oi</p>', '<ul><li>um</li></ul>'),
      perguntas: fc.boolean(),
    }),
    { numRuns: COUNT, seed: 7 },
  )
  const rows = samples.map((one, index) => {
    const secret = `${SECRET}${index}`
    const rascunho = {
      ...model,
      nome: `Vaga ${index} ${one.estado}`,
      descricao: one.descricao === '' ? 'Texto simples' : '',
      quantidadeVagas: one.quantidadeVagas,
      palavraChave: one.palavras.join(';'),
      exclusivoPcd: one.exclusivoPcd,
      fechamento: one.fechamento,
      cidades: one.cidades.map((cidade) => ({ cidade })),
      observacao: secret,
      areaInteresse: secret,
      vaga: {
        ...model.vaga,
        descricao: one.descricao,
        modalidade: one.modalidade,
        tipoContratacoes: one.contratos,
        beneficios: [{ beneficio: { id: 1, descricao: 'Vale-transporte' } }],
        salarioMax: one.salarioMax,
        salarioMin: 14_871,
        salarioHoraMin: 377,
        salarioHoraMax: 379,
        idadeMinima: 41,
        idadeMaxima: 61,
        tempoExperiencia: { ...model.vaga.tempoExperiencia, cincoAnos: true },
        idiomas: { ...model.vaga.idiomas, outros: secret },
        campanhaResponsavel: { nome: secret, email: `${secret}@x.test`, telefone: '11955554444' },
        candidatoContato: { ...model.vaga.candidatoContato, mensagem: secret },
        videoCv: 'sim',
        perguntas: one.perguntas ? perguntas(index) : [],
      },
    } satisfies CampanhaRascunho
    return {
      ...toCampanhaColumns(rascunho),
      empresaId: office.empresaId,
      situacao: 'PUBLICADA' as const,
      publicadaEm: new Date(),
      ...STATES[one.estado],
    }
  })
  const written = await office.api.db.insertInto('campanha').values(rows).returning(['id', 'nome']).execute()
  return written.map(({ id, nome }) => ({ id, nome, estado: (nome.split(' ')[2] ?? '') as Estado }))
}

function perguntas(index: number): CampanhaRascunho['vaga']['perguntas'] {
  const id = (kind: number) => `7b1c2a3d-0000-4000-8${kind}00-${String(index).padStart(12, '0')}`
  const common = { obrigatoria: true, efeito: 'ELIMINAR' as const, criadaEm: '2026-01-01T00:00:00Z' }
  return [
    { ...common, id: id(0), tipo: 'SIM_NAO', title: 'Sim?', simCorreta: true, naoCorreta: false },
    {
      ...common,
      id: id(1),
      tipo: 'MULTIPLA',
      title: 'Qual?',
      opcoes: [{ id: id(2), title: 'Esta', correta: true }],
    },
    { ...common, id: id(3), tipo: 'VIDEO', title: 'Quem?', duracao: 30 },
  ]
}

/** Every key of a value with the keys above it, `[]` for a list: `cidades[].nome`. */
function pathsOf(value: unknown, above = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => pathsOf(one, `${above}[]`))
  if (typeof value !== 'object' || value === null) return [above]
  return Object.entries(value).flatMap(([key, inner]) =>
    pathsOf(inner, above === '' ? key : `${above}.${key}`),
  )
}

const uncommitted = (values: readonly unknown[], allowed: readonly string[]) =>
  [...new Set(values.flatMap((value) => pathsOf(value)))].filter((path) => !allowed.includes(path))

/** A block of JSON in a page, by the attribute of its script element. */
function blockOf(html: string, attribute: string): unknown {
  const text = html.split(`<script ${attribute}>`)[1]?.split('</script>')[0]
  return text === undefined ? null : JSON.parse(text)
}

async function textOf(path: string): Promise<{ status: number; text: string }> {
  const response = await office.api.request(path)
  return { status: response.status, text: await response.text() }
}

/** A line that the table of fields says of a campaign; which fields have one, its own test tells (decision 094). */
const LINHA: readonly string[] = ['detalhes[].rotulo', 'detalhes[].valor']

const PRIVATE_WORDS =
  /segredo|11955554444|14871|"(idade|salario(Min|Hora)|tempoExp|campanhaResp|candidatoCont|correta|efeito|simCorreta|naoCorreta)/

describe(`${COUNT} campaigns in every state, as a visitor gets them (security S10)`, () => {
  it('are of every state, many times', () => {
    expect(geradas).toHaveLength(COUNT)
    for (const estado of Object.keys(STATES))
      expect(geradas.filter((one) => one.estado === estado).length).toBeGreaterThan(COUNT * 0.09)
  })

  it('give the committed keys and no other, by the call, the page and the form', async () => {
    const chamadas: unknown[] = []
    const posts: unknown[] = []
    for (const { id, estado } of geradas.filter((one) => !hidden.includes(one.estado))) {
      const [chamada, pagina, form] = await Promise.all([
        textOf(`/campanha/v1/publico/campanhas/${id}`),
        textOf(`/campanha/${id}`),
        textOf(`/campanha/${id}/inscricao`),
      ])
      expect([chamada.status, pagina.status, form.status]).toEqual([200, 200, 200])
      for (const { text } of [chamada, pagina, form]) expect(PRIVATE_WORDS.exec(text)).toBeNull()
      const { data } = JSON.parse(chamada.text) as { data: { aberta: boolean } }
      expect(data.aberta).toBe(estado === 'aberta')
      chamadas.push(data)
      for (const { text } of [pagina, form]) {
        const block = blockOf(text, 'type="application/json" id="seleta-dados"') as {
          dados: { vaga: unknown }
        }
        expect(block.dados.vaga).toEqual(data)
      }
      const post = blockOf(pagina.text, 'type="application/ld+json"')
      expect(post === null).toBe(estado !== 'aberta')
      if (post !== null) posts.push(post)
    }
    expect(uncommitted(chamadas, [...committed.vaga, ...LINHA])).toEqual([])
    expect(uncommitted(posts, committed.jobPosting)).toEqual([])
    // Nothing in the list has fallen out of use.
    const used = [...chamadas, ...posts].flatMap((one) => pathsOf(one))
    expect(new Set(used.filter((path) => !LINHA.includes(path)))).toEqual(
      new Set([...committed.vaga, ...committed.jobPosting]),
    )
  })

  it('do not exist when they are drafts or deleted: one answer, as for one that never was', async () => {
    const paths = (id: number) => [
      `/campanha/v1/publico/campanhas/${id}`,
      `/campanha/${id}`,
      `/campanha/${id}/inscricao`,
    ]
    const withoutId = ({ status, text }: { status: number; text: string }) =>
      `${status} ${text.replace(/"id":"[\w-]{12}"/, '')}`
    const missing = await Promise.all(paths(999_999_999).map(async (path) => withoutId(await textOf(path))))
    for (const { id } of geradas.filter((one) => hidden.includes(one.estado)))
      expect(await Promise.all(paths(id).map(async (path) => withoutId(await textOf(path))))).toEqual(missing)
  })

  it('stand in lists, feeds and the sitemap only while they are open', async () => {
    const open = geradas.filter(({ estado }) => estado === 'aberta').map(({ id }) => id)
    const listed: { id: number }[] = []
    const { slug } = await office.api.db
      .selectFrom('empresa')
      .select('slug')
      .where('id', '=', office.empresaId)
      .executeTakeFirstOrThrow()
    for (let page = 0; page * 50 < open.length; page += 1) {
      const { text } = await textOf(`/campanha/v1/publico/vagas?empresa=${slug}&size=50&page=${page}`)
      listed.push(...(JSON.parse(text) as { data: { id: number }[] }).data)
    }
    expect(new Set(listed.map(({ id }) => id))).toEqual(new Set(open))
    expect(uncommitted(listed, committed.item)).toEqual([])

    const idsIn = (text: string) =>
      new Set([...text.matchAll(/\/campanha\/(\d+)/g)].map(([, id]) => Number(id)))
    const feed = await textOf(`/feeds/${slug}/vagas.xml`)
    const sitemap = await textOf(`/sitemap-1-${slug}.xml`)
    for (const { status, text } of [feed, sitemap]) {
      expect(status).toBe(200)
      expect(PRIVATE_WORDS.exec(text)).toBeNull()
      expect(idsIn(text)).toEqual(new Set(open))
    }
    const lista = await textOf(`/empresa/${slug}?busca=rascunho`)
    expect(lista.text).toContain('Nenhuma vaga')
  })
})
