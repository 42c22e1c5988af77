import { addDias } from '@seleta/regras/dia'
import fc from 'fast-check'
import {
  endOfProcesso,
  type Step,
  stepOfHoje,
  type Processo,
  type Saida,
  type Vida,
} from '../src/domain/retencao/retencao'
import { amount, patience } from './support/amount'
import type { Office } from './support/campanhas'
import { openNights, type Nights } from './support/nights'

/** Many lives, as rows of a real database: a night reads of each what the rule is to be asked with (decision 116). */

/** One of the campaigns that a life may pass through, and how it stands. */
const CAMPANHAS = [
  { encerrada: null, excluida: null },
  { encerrada: 40, excluida: null },
  { encerrada: 200, excluida: null },
  { encerrada: null, excluida: 120 },
  { encerrada: null, excluida: null },
] as const
const TIPOS = ['triagem', 'entrevista', 'contratado', 'reprovado'] as const
const START = '2020-01-31'

let nights: Nights
beforeAll(async () => {
  nights = await openNights()
})
afterAll(() => nights.office.api.close())

const vidas = fc.record({
  criada: fc.integer({ min: 0, max: 300 }),
  desde: fc.option(fc.integer({ min: 0, max: 400 }), { nil: null, freq: 4 }),
  processos: fc.uniqueArray(
    fc.record({
      campanha: fc.integer({ min: 0, max: CAMPANHAS.length - 1 }),
      inscrita: fc.integer({ min: 0, max: 300 }),
      depois: fc.integer({ min: 0, max: 60 }),
      tipo: fc.constantFrom(...TIPOS),
      retirada: fc.option(fc.integer({ min: 60, max: 90 }), { nil: null, freq: 3 }),
    }),
    { selector: ({ campanha }) => campanha, maxLength: 3 },
  ),
})

const ENDS = [
  'contratado',
  'encerrada',
  'excluida',
  'movida depois do fim',
  'nenhum',
  'parado',
  'reprovado',
  'retirada',
]

/** What people and recruiters do in the middle of it, once a life: to somebody who was told, or is hidden. */
const ATOS = [
  { quando: 'avisada', faz: 'mover' },
  { quando: 'oculta', faz: 'mover' },
  { quando: 'avisada', faz: 'guardar' },
  { quando: 'oculta', faz: 'guardar' },
  { quando: 'oculta', faz: 'restaurar' },
  null,
  null,
] as const

test(
  'of many lives in the database every night takes exactly those whose day it is',
  async () => {
    const { empresaId } = nights.office.estranho
    const { db, pool } = nights.office.api
    const dia = (n: number) => addDias(START, n)
    const lives = fc.sample(vidas, { numRuns: amount(150, 1000), seed: 116 })
    const ids = await fillLives(pool, empresaId, lives)
    const identificadores = await readIdentificadores(empresaId)
    const passos = new Set<Step | null>()
    const acted = new Map<number, string>()
    const saidas = new Map<number, Passagem | null>(
      lives.map(({ criada, desde, processos }, n) => [
        ids[n] ?? 0,
        {
          vida: {
            criada: dia(criada),
            desde: desde === null ? null : dia(desde),
            processos: processos.map(({ campanha, inscrita, depois, tipo, retirada }): Processo => {
              const { encerrada = null, excluida = null } = CAMPANHAS[campanha] ?? {}
              return {
                inscrita: dia(inscrita),
                movida: dia(inscrita + depois),
                tipo,
                retirada: retirada === null ? null : dia(inscrita + retirada),
                encerrada: encerrada === null ? null : dia(encerrada),
                excluida: excluida === null ? null : dia(excluida),
              }
            }),
          },
          saida: { avisada: null, oculta: null, isGuardada: false },
        },
      ]),
    )
    const ends = endsOf([...saidas.values()].filter((one) => one !== null))
    let gone = 0
    for (const n of [
      150, 170, 200, 240, 300, 365, 400, 470, 560, 700, 731, 790, 860, 900, 960, 1000, 1030, 1061, 1120, 1200,
      1230, 1261, 1300, 1400, 1431, 1462, 1500, 1540, 1580,
    ]) {
      await nights.night(dia(n))
      const { rows } = await pool.query<{ id: number; avisada: string | null; isOculta: boolean }>(
        `select id, retencao_avisada_em as avisada, oculta_em is not null as "isOculta" from talento where empresa_id = $1`,
        [empresaId],
      )
      const found = new Map(rows.map(({ id, avisada, isOculta }) => [id, [avisada, isOculta]]))
      const expected = new Map<number, [string | null, boolean]>()
      for (const [id, one] of saidas) {
        const next = one === null ? null : step(one, dia(n), passos)
        saidas.set(id, next)
        if (next !== null) expected.set(id, [next.saida.avisada, next.saida.oculta !== null])
      }
      expect([n, found]).toEqual([n, expected])
      gone = lives.length - expected.size
      for (const [at, id] of ids.entries()) {
        const one = saidas.get(id) ?? null
        if (one !== null)
          saidas.set(
            id,
            await act(
              ATOS[at % ATOS.length] ?? null,
              { id, identificador: identificadores.get(id) ?? '' },
              one,
              dia(n),
              acted,
            ),
          )
      }
    }
    // Each kind of end, each step and each act happened to somebody.
    expect(passos).toEqual(new Set(['avisar', 'desavisar', 'ocultar', 'mostrar', 'apagar', null]))
    expect(new Set(acted.values())).toEqual(new Set(['mover', 'soltar', 'restaurar']))
    expect(ends).toEqual(ENDS)
    expect(gone).toBe(lives.length)
    const rows = await db
      .selectFrom('apagamento')
      .select('motivo')
      .where('empresaId', '=', empresaId)
      .execute()
    expect(rows.length).toBe(lives.length)
  },
  patience(1_200_000),
)

/** Somebody on their way: what happened, how far it has come, and what is done once to them on it. */
interface Passagem {
  readonly vida: Vida
  readonly saida: Saida
}

/** By which ends the applications of all lives ended; `nenhum` is a life without one. */
function endsOf(lives: readonly Passagem[]): string[] {
  const ends = lives.flatMap(({ vida: { processos } }) =>
    processos.length === 0
      ? ['nenhum']
      : processos.map((processo) => {
          const fim = endOfProcesso(processo)
          const { movida, tipo, retirada, encerrada, excluida } = processo
          if (fim === movida && (tipo === 'contratado' || tipo === 'reprovado')) return tipo
          return fim === retirada
            ? 'retirada'
            : fim === encerrada
              ? 'encerrada'
              : fim === excluida
                ? 'excluida'
                : fim === movida
                  ? 'movida depois do fim'
                  : 'parado'
        }),
  )
  return [...new Set(ends)].toSorted()
}

async function readIdentificadores(empresaId: number): Promise<ReadonlyMap<number, string>> {
  const { rows } = await nights.office.api.pool.query<{ id: number; identificador: string }>(
    'select id, identificador from talento where empresa_id = $1',
    [empresaId],
  )
  return new Map(rows.map(({ id, identificador }) => [id, identificador]))
}

/** Once in some lives something is done to them on their way, by the calls that recruiters have. */
async function act(
  ato: (typeof ATOS)[number],
  { id, identificador }: { readonly id: number; readonly identificador: string },
  one: Passagem,
  hoje: string,
  acted: Map<number, string>,
): Promise<Passagem> {
  const { vida, saida } = one
  const { api, estranho } = nights.office
  const params = { identificador }
  const as = { token: estranho.token }
  const isHidden = saida.oculta !== null
  if (saida.isGuardada) {
    await api.call('deleteGuardaLegal', { params }, as)
    acted.set(id, 'soltar')
    return { vida, saida: { avisada: null, oculta: isHidden ? hoje : null, isGuardada: false } }
  }
  if (
    ato === null ||
    acted.has(id) ||
    (ato.quando === 'oculta' ? !isHidden : isHidden || saida.avisada === null)
  )
    return one
  if (ato.faz === 'restaurar') {
    expect((await api.call('restoreTalento', { params }, as)).status).toBe(204)
    acted.set(id, ato.faz)
    return { vida: { ...vida, desde: hoje }, saida: { ...saida, avisada: null, oculta: null } }
  }
  if (ato.faz === 'guardar') {
    expect((await api.call('saveGuardaLegal', { params, body: { motivo: 'Ação' } }, as)).status).toBe(204)
    acted.set(id, ato.faz)
    return { vida, saida: { avisada: null, oculta: isHidden ? hoje : null, isGuardada: true } }
  }
  const [primeiro, ...outros] = vida.processos
  if (primeiro === undefined) return one
  await api.pool.query(
    `update inscricao set na_etapa_desde = $2 where id = (select min(id) from inscricao where talento_id = $1)`,
    [id, `${hoje}T12:00:00-03:00`],
  )
  acted.set(id, ato.faz)
  return { vida: { ...vida, processos: [{ ...primeiro, movida: hoje }, ...outros] }, saida }
}

/** What the rule makes of somebody in one night; null when they are erased. */
function step({ vida, saida }: Passagem, hoje: string, passos: Set<Step | null>): Passagem | null {
  const passo = stepOfHoje(vida, 6, saida, hoje)
  passos.add(passo)
  if (passo === 'apagar') return null
  if (passo === 'avisar') return { vida, saida: { ...saida, avisada: hoje } }
  if (passo === 'desavisar') return { vida, saida: { ...saida, avisada: null } }
  if (passo === 'mostrar') return { vida, saida: { ...saida, avisada: null, oculta: null } }
  return { vida, saida: passo === 'ocultar' ? { ...saida, oculta: hoje } : saida }
}

/** Writes lives as rows, each thing that happened at noon of its day. @returns the people's ids, in their order */
async function fillLives(
  pool: Office['api']['pool'],
  empresaId: number,
  lives: readonly (typeof vidas extends fc.Arbitrary<infer T> ? T : never)[],
): Promise<number[]> {
  const at = (n: number | null) => (n === null ? null : `${addDias(START, n)}T12:00:00-03:00`)
  const etapas: number[][] = []
  const campanhas: number[] = []
  for (const { encerrada, excluida } of CAMPANHAS) {
    const { rows } = await pool.query<{ id: number }>(
      `insert into campanha (empresa_id, nome, situacao, encerrada_em, excluida_em, conteudo)
       values ($1, 'Vida', $2, $3, $4, '{"vaga": {}}') returning id`,
      [empresaId, encerrada === null ? 'PUBLICADA' : 'ENCERRADA', at(encerrada), at(excluida)],
    )
    const id = rows[0]?.id ?? 0
    campanhas.push(id)
    const { rows: novas } = await pool.query<{ id: number }>(
      `insert into etapa (empresa_id, campanha_id, nome, ordem, tipo)
       select $1, $2, tipo, n, tipo from unnest($3::text[]) with ordinality as u (tipo, n) returning id`,
      [empresaId, id, TIPOS],
    )
    etapas.push(novas.map((row) => row.id))
  }
  const pessoas = lives.map(({ criada, desde }, n) => ({
    n,
    criada: at(criada),
    desde: desde === null ? null : addDias(START, desde),
  }))
  const { rows } = await pool.query<{ id: number }>(
    `insert into talento (empresa_id, nome, criado_em, retencao_desde) select $1, 'Vida ' || n, criada, desde
     from jsonb_to_recordset($2) as v (n int, criada timestamptz, desde date) order by n returning id`,
    [empresaId, JSON.stringify(pessoas)],
  )
  const ids = rows.map(({ id }) => id)
  const inscricoes = lives.flatMap(({ processos }, n) =>
    processos.map(({ campanha, inscrita, depois, tipo, retirada }) => ({
      talento: ids[n],
      campanha: campanhas[campanha],
      etapa: etapas[campanha]?.[TIPOS.indexOf(tipo)],
      inscrita: at(inscrita),
      movida: at(inscrita + depois),
      retirada: retirada === null ? null : at(inscrita + retirada),
    })),
  )
  await pool.query(
    `insert into inscricao (empresa_id, campanha_id, talento_id, etapa_id, situacao, criada_em, na_etapa_desde, retirada_em)
     select $1, campanha, talento, etapa, case when retirada is null then 'ativa' else 'retirada' end, inscrita, movida, retirada
     from jsonb_to_recordset($2) as v (talento bigint, campanha bigint, etapa bigint, inscrita timestamptz,
       movida timestamptz, retirada timestamptz)`,
    [empresaId, JSON.stringify(inscricoes)],
  )
  return ids
}
