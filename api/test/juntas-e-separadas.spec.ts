import * as fc from 'fast-check'
import type { Kysely } from 'kysely'
import { prepare } from '../src/database/migrations/175-gravacoes-de-quem-enviou'
import { amount, patience } from './support/amount'
import { buildInscricao, openOffice, publish, readBoard, type Office } from './support/campanhas'
import { openJuntas, PERGUNTA_DE_VIDEO } from './support/juntas'
import { openMailbox } from './support/mailbox'
import { createTestDatabase } from './support/test-database'

/** People who were joined and are taken apart in any order: each has what was theirs (decision 108). */

const SEED = Number(process.env['PROPERTY_SEED'] ?? 20_261_127)
const RUNS = Number(process.env['PROPERTY_RUNS'] ?? amount(8, 200))

let office: Office
let mailbox: ReturnType<typeof openMailbox>
let juntas: ReturnType<typeof openJuntas>
let vagas: readonly number[]
beforeAll(async () => {
  office = await openOffice()
  mailbox = openMailbox(office)
  juntas = openJuntas(office)
  const vaga = { videoCv: 'opcional' as const, perguntas: [PERGUNTA_DE_VIDEO] }
  vagas = [(await publish(office, { vaga })).id, (await publish(office, { vaga })).id]
})
afterAll(() => office.api.close())

const emailOf = (nome: string) => buildInscricao({ nome }).email ?? ''
let families = 0
/** Names of people who share a phone, of whom each may be any of the others. */
const name = (nomes: readonly string[]) => {
  families += 1
  const sobrenome = String(families).replaceAll(/\d/g, (digit) => 'abcdefghij'.charAt(Number(digit)))
  return {
    nomes: nomes.map((nome) => `${nome} Z${sobrenome}`),
    telefone: `11 9${String(6_000_000 + families)}0`,
  }
}

it('who was taken apart first and has withdrawn since stays withdrawn when the others are taken apart', async () => {
  const { nomes, telefone } = name(['Ana', 'Bia', 'Cida'])
  const cida = nomes[2] ?? ''
  for (const [at, nome] of nomes.entries())
    await juntas.send(vagas[at === 2 ? 1 : 0] ?? 0, { nome, telefone })
  const inOrder = [await juntas.join(nomes.slice(1)), await juntas.join(nomes)]
  expect(await juntas.part(inOrder[0] ?? 0)).toBe(200)
  await mailbox.act(await mailbox.keyOf(emailOf(cida)), { acao: 'retirar', certeza: 'sim' })
  expect(await juntas.part(inOrder[1] ?? 0)).toBe(200)
  const rows = await juntas.ask(
    'select i.situacao from inscricao i join talento t on t.id = i.talento_id where t.nome = $1',
    [cida],
  )
  expect(rows).toEqual([{ situacao: 'retirada' }])
})

describe('three who applied to one campaign, and are taken apart in the order in which they were joined', () => {
  /** The third and the second become one, and then one with the first. @returns their links */
  async function comeIn(situacoes: readonly ('ativa' | 'retirada')[]) {
    const { nomes, telefone } = name(['Ana', 'Bia', 'Cida'])
    const [vaga = 0] = vagas
    const links: string[] = []
    for (const [at, nome] of nomes.entries()) {
      links.push(await juntas.send(vaga, { nome, telefone }, `de ${nome}`))
      if (situacoes[at] === 'retirada')
        await mailbox.act(await mailbox.keyOf(emailOf(nome)), { acao: 'retirar', certeza: 'sim' })
    }
    const before = await juntas.readAll(nomes)
    const inOrder = [await juntas.join(nomes.slice(1)), await juntas.join(nomes)]
    for (const fusaoId of inOrder) expect(await juntas.part(fusaoId)).toBe(200)
    return { nomes, links, before }
  }

  it('can each be taken back by who sent it', async () => {
    const { nomes, links } = await comeIn(['ativa', 'ativa', 'ativa'])
    await mailbox.act(links[1] ?? '', { acao: 'retirar', certeza: 'sim' })
    const rows = await juntas.ask<{ situacao: string }>(
      'select i.situacao from inscricao i join talento t on t.id = i.talento_id where t.nome = any($1) order by t.nome',
      [nomes],
    )
    expect(rows.map(({ situacao }) => situacao)).toEqual(['ativa', 'retirada', 'ativa'])
  })

  it.each([
    [['retirada', 'retirada', 'ativa'] as const],
    [['ativa', 'retirada', 'ativa'] as const],
    [['retirada', 'ativa', 'retirada'] as const],
    [['retirada', 'retirada', 'retirada'] as const],
  ])('have their own again, with what they had answered: %s', async (situacoes) => {
    const { nomes, before } = await comeIn(situacoes)
    expect(await juntas.readAll(nomes)).toEqual(before)
  })
})

it('two who went into a third may be one with each other again, or were kept apart, when both are back', async () => {
  for (const isSeparada of [false, true]) {
    const { nomes, telefone } = name(['Ana', 'Cida', 'Dora'])
    const [ana = '', cida = '', dora = ''] = nomes
    for (const nome of nomes) await juntas.send(vagas[0] ?? 0, { nome, telefone })
    const [par] = await juntas.listPares([cida, dora])
    if (isSeparada) await juntas.decide(par?.id ?? 0, 'separadas')
    const before = await juntas.readAll(nomes)
    const inOrder = [await juntas.join([dora, ana]), await juntas.join([cida, ana])]
    for (const fusaoId of inOrder) expect(await juntas.part(fusaoId)).toBe(200)
    expect(await juntas.readAll(nomes)).toEqual(before)
  }
})

it('a stranger who takes back their sending takes no recording of the person whose e-mail they gave', async () => {
  const { nomes, telefone } = name(['Elisa', 'Walda'])
  const [elisa = '', walda = ''] = nomes
  const [vaga = 0] = vagas
  await juntas.send(vaga, { nome: elisa, telefone }, 'da Elisa')
  await juntas.send(vaga, { nome: walda, telefone }, 'da Walda')
  await mailbox.answer(emailOf(walda), 'confirmar')
  const alheio = { nome: walda, telefone: '11 90000-0000', email: emailOf(walda) }
  const link = await juntas.send(vaga, alheio, 'de estranho')
  const fusaoId = await juntas.join([walda, elisa])
  expect((await mailbox.act(link, { acao: 'retirar', certeza: 'sim' })).status).toBe(303)
  expect(await juntas.part(fusaoId)).toBe(200)
  const listVideos = async (nome: string) => {
    const [pessoa] = await juntas.ask<{ id: string }>(
      'select identificador as id from talento where nome = $1',
      [nome],
    )
    const params = { identificador: pessoa?.id ?? '' }
    return (await office.api.call('listVideosDoTalento', { params }, { token: office.token })).body.data
  }
  expect([await listVideos(elisa), await listVideos(walda)]).toEqual([
    [expect.anything()],
    [expect.anything()],
  ])
})

it('a database of a release before lets what was sent name no recording that is of an answer', async () => {
  const old = await createTestDatabase()
  await old.pool.query(`
    with dona as (insert into empresa (nome, slug) values ('Velha', 'velha') returning id),
      arquivo as (insert into arquivo (empresa_id, nome, mime, tamanho, sha256, conteudo)
        select id, n, 'video/webm', 1, '', 'x' from dona, unnest(array['de pé', 'largada', 'à espera']) n
        returning id, empresa_id, nome),
      talento as (insert into talento (empresa_id, nome) select id, 'Ana' from dona returning id, empresa_id),
      campanha as (insert into campanha (empresa_id, nome) select id, 'Vaga' from dona returning id, empresa_id),
      pergunta as (insert into pergunta (empresa_id, campanha_id, chave, tipo, titulo)
        select empresa_id, id, gen_random_uuid(), 'VIDEO', 'Conte' from campanha returning id),
      inscricao as (insert into inscricao (empresa_id, campanha_id, talento_id)
        select c.empresa_id, c.id, t.id from campanha c, talento t returning id, empresa_id, talento_id),
      resposta as (insert into resposta (empresa_id, inscricao_id, pergunta_id, valor, arquivo_id)
        select i.empresa_id, i.id, p.id, '"video"', a.id from inscricao i, pergunta p, arquivo a where a.nome = 'de pé'),
      declaracao as (insert into declaracao (empresa_id, talento_id, inscricao_id, fez_talento, fez_inscricao, pessoa,
          arquivo_ids)
        select i.empresa_id, i.talento_id, i.id, false, false, '{}', array(select id from arquivo) from inscricao i)
    insert into fusao (empresa_id, talento_id, via, motivo, antes, depois, chegou, unida)
    select t.empresa_id, t.id, 'recrutador', 'telefone', '{}', '{}', '{}', jsonb_build_object('largadas', jsonb_build_array(
      jsonb_build_object('respostas', jsonb_build_array(jsonb_build_object('arquivo_id',
        (select id from arquivo where nome = 'largada'))))))
    from talento t`)
  await prepare(old.db as unknown as Kysely<unknown>) // A migration knows no tables of this release.
  const { rows } = await old.pool.query<{ nome: string; isNamed: boolean }>(
    `select a.nome, d.arquivo_ids @> array[a.id] as "isNamed" from arquivo a, declaracao d order by a.id`,
  )
  await old.drop()
  expect(rows).toEqual([
    { nome: 'de pé', isNamed: false },
    { nome: 'largada', isNamed: false },
    { nome: 'à espera', isNamed: true },
  ])
})

interface Envio {
  readonly hasVideo: boolean
  /** The company has moved it. */
  readonly isMovida: boolean
  readonly situacao: 'ativa' | 'retirada'
}
const envio: fc.Arbitrary<Envio> = fc.record({
  hasVideo: fc.boolean(),
  isMovida: fc.boolean(),
  situacao: fc.constantFrom('ativa', 'ativa', 'retirada'),
})
const scenario = fc.record({
  /** What each sends to the one campaign and the other. */
  pessoas: fc.array(fc.array(fc.option(envio, { freq: 3 }), { minLength: 1, maxLength: 2 }), {
    minLength: 3,
    maxLength: 4,
  }),
  hints: fc.array(fc.constantFrom('talvez', 'talvez', 'talvez', 'nada', 'separada'), {
    minLength: 6,
    maxLength: 6,
  }),
  /** Which join, or which taking apart, of those that are possible. */
  steps: fc.array(fc.nat({ max: 1000 }), { minLength: 2, maxLength: 8 }),
})

it(
  'in whatever order people are joined and taken apart, each has their own applications and pairs again',
  async () => {
    await fc.assert(
      fc.asyncProperty(scenario, async ({ pessoas, hints, steps }) => {
        const { nomes, telefone } = name(['Ana', 'Bia', 'Cida', 'Dora'].slice(0, pessoas.length))
        for (const [at, nome] of nomes.entries()) await applyAll(nome, telefone, pessoas[at] ?? [])
        for (const [at, { id }] of (await juntas.listPares(nomes)).entries()) {
          if (hints[at] === 'separada') await juntas.decide(id, 'separadas')
          // Whoever is on record by nothing that the other has.
          if (hints[at] === 'nada') await juntas.ask('delete from semelhanca where id = $1', [id])
        }
        const before = await juntas.readAll(nomes)
        const log = await walk(nomes, steps)
        expect([log, await juntas.readAll(nomes)]).toEqual([log, before])
      }),
      { seed: SEED, numRuns: RUNS, endOnFailure: process.env['PROPERTY_SHRINK'] === undefined },
    )
  },
  patience(3_600_000),
)

async function applyAll(nome: string, telefone: string, envios: readonly (Envio | null)[]) {
  const all: readonly (Envio | null)[] = envios.some((one) => one !== null)
    ? envios
    : [{ hasVideo: false, isMovida: false, situacao: 'ativa' }]
  for (const [at, one] of all.entries()) {
    if (one === null) continue
    await juntas.send(vagas[at] ?? 0, { nome, telefone }, one.hasVideo ? `de ${nome} à vaga ${at}` : '')
    if (one.isMovida) await move(nome, vagas[at] ?? 0)
    if (one.situacao === 'retirada')
      await mailbox.act(await mailbox.keyOf(emailOf(nome)), { acao: 'retirar', certeza: 'sim' })
  }
}

async function move(nome: string, campanhaId: number) {
  const [pessoa] = await juntas.ask<{ id: string }>(
    'select identificador as id from talento where nome = $1',
    [nome],
  )
  const kanbanId = (await readBoard(office, campanhaId)).etapa('Entrevistas').id
  const params = { identificador: pessoa?.id ?? '', campanhaId, kanbanId }
  expect((await office.api.call('moveTalento', { params }, { token: office.token })).status).toBe(200)
}

/** Joins and takes apart as the steps say, and then takes apart what is left. @returns what it did */
async function walk(nomes: readonly string[], steps: readonly number[]): Promise<string[]> {
  const log: string[] = []
  const standing: number[] = []
  const takeApart = async (which: number) => {
    const [fusaoId = 0] = standing.splice(which % standing.length, 1)
    log.push(`${fusaoId} apart: ${await juntas.part(fusaoId)}`)
  }
  for (const step of steps) {
    const pares = await juntas.listPares(nomes)
    const which = step % (pares.length + standing.length || 1)
    const par = pares[which]
    if (par !== undefined) {
      const fusaoId = await juntas.decide(par.id, 'juntas')
      standing.push(fusaoId)
      log.push(`${par.nome} and ${par.outro}: ${fusaoId}`)
    } else if (standing.length > 0) await takeApart(which - pares.length)
  }
  for (const step of [...steps, 0, 0, 0, 0]) if (standing.length > 0) await takeApart(step)
  return log
}
