import { RETENCAO } from '@seleta/contract/prazos'
import { diasBetween } from '@seleta/regras/dia'
import fc from 'fast-check'
import { type Carta, type Step, stepOfHoje, type Saida, type Vida } from '../src/domain/retencao/retencao'
import { amount, patience } from './support/amount'
import { startKeptMail } from './support/kept-mail'
import { openNights, type Nights } from './support/nights'
import { caixaOf, diaOf, ENDS, endsOf, fillLives, toVida, vidas } from './support/vidas'

/** Many lives, as rows of a real database: a night reads of each what the rule is to be asked with (decision 116). */

const mail = startKeptMail()
let nights: Nights
beforeAll(async () => {
  const smtpUrl = await mail.listen()
  nights = await openNights({
    mail: { smtpUrl, from: { name: 'Seleta', address: 'nao-responda@seleta.test' } },
  })
})
afterAll(async () => {
  await nights.office.api.close()
  await new Promise<void>((done) => mail.server.close(() => done()))
})

/** What people and recruiters do in the middle of it, once a life: to somebody who was told, or is hidden. */
const ATOS = [
  { quando: 'avisada', faz: 'mover' },
  { quando: 'oculta', faz: 'mover' },
  { quando: 'avisada', faz: 'guardar' },
  { quando: 'oculta', faz: 'guardar' },
  { quando: 'oculta', faz: 'restaurar' },
  { quando: 'avisada', faz: 'corrigir' },
  { quando: 'avisada', faz: 'corrigir' },
  null,
] as const

test(
  'of many lives in the database every night takes exactly those whose day it is',
  async () => {
    const { empresaId } = nights.office.estranho
    const { db, pool } = nights.office.api
    const lives = fc.sample(vidas, { numRuns: amount(150, 1000), seed: 116 })
    const ids = await fillLives(pool, empresaId, lives)
    const identificadores = await readIdentificadores(empresaId)
    const passos = new Set<Step | null>()
    const acted = new Map<number, string>()
    const saidas = new Map<number, Passagem | null>(
      lives.map((life, n) => [
        ids[n] ?? 0,
        {
          vida: toVida(life),
          saida: { avisada: null, oculta: null, isGuardada: false, cartas: life.temEmail ? [] : null },
          caixa: life.temEmail ? caixaOf(n) : null,
        },
      ]),
    )
    const ends = endsOf(lives.map(toVida))
    /** The last day on which each mailbox got a mail. */
    const heard = new Map<string, string>()
    let gone = 0
    for (const n of [
      150, 170, 200, 240, 300, 365, 400, 470, 560, 700, 731, 790, 860, 900, 960, 1000, 1030, 1061, 1120, 1200,
      1230, 1261, 1300, 1400, 1431, 1462, 1500, 1540, 1580,
    ]) {
      await nights.night(diaOf(n))
      for (const to of mail.received.splice(0).flatMap((one) => one.to)) heard.set(to, diaOf(n))
      const { rows } = await pool.query<{ id: number; avisada: string | null; isOculta: boolean }>(
        `select id, retencao_avisada_em as avisada, oculta_em is not null as "isOculta" from talento where empresa_id = $1`,
        [empresaId],
      )
      const found = new Map(rows.map(({ id, avisada, isOculta }) => [id, [avisada, isOculta]]))
      const expected = new Map<number, [string | null, boolean]>()
      for (const [id, one] of saidas) {
        const next = one === null ? null : step(one, diaOf(n), passos)
        saidas.set(id, next)
        if (one?.saida.oculta === null && next?.saida.oculta === diaOf(n) && next.caixa !== null) {
          const days = diasBetween(heard.get(next.caixa) ?? diaOf(n), diaOf(n))
          expect([id, n, days >= RETENCAO.avisoDias]).toEqual([id, n, true])
        }
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
              diaOf(n),
              acted,
            ),
          )
      }
    }
    // Each kind of end, each step and each act happened to somebody.
    expect(passos).toEqual(new Set(['avisar', 'desavisar', 'ocultar', 'mostrar', 'apagar', null]))
    expect(new Set(acted.values())).toEqual(
      new Set(['mover', 'soltar', 'restaurar', 'ganhar e-mail', 'trocar e-mail']),
    )
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
  readonly caixa: string | null
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
  const { vida, saida, caixa } = one
  const { api, estranho } = nights.office
  const params = { identificador }
  const as = { token: estranho.token }
  const isHidden = saida.oculta !== null
  if (saida.isGuardada) {
    await api.call('deleteGuardaLegal', { params }, as)
    acted.set(id, 'soltar')
    return { ...one, saida: { ...saida, avisada: null, oculta: isHidden ? hoje : null, isGuardada: false } }
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
    return { ...one, vida: { ...vida, desde: hoje }, saida: { ...saida, avisada: null, oculta: null } }
  }
  if (ato.faz === 'guardar') {
    expect((await api.call('saveGuardaLegal', { params, body: { motivo: 'Ação' } }, as)).status).toBe(204)
    acted.set(id, ato.faz)
    return { ...one, saida: { ...saida, avisada: null, oculta: isHidden ? hoje : null, isGuardada: true } }
  }
  if (ato.faz === 'corrigir') {
    const { cidade, ...dados } = (await api.call('getCorrecao', { params }, as)).body.data
    const email = `outra.${identificador}@exemplo.test`
    const body = { ...dados, cidadeId: cidade?.id ?? null, cpf: null, email }
    expect((await api.call('saveCorrecao', { params, body }, as)).status).toBe(200)
    acted.set(id, caixa === null ? 'ganhar e-mail' : 'trocar e-mail')
    return { ...one, caixa: email, saida: { ...saida, cartas: [] } }
  }
  const [primeiro, ...outros] = vida.processos
  if (primeiro === undefined) return one
  await api.pool.query(
    `update inscricao set na_etapa_desde = $2 where id = (select min(id) from inscricao where talento_id = $1)`,
    [id, `${hoje}T12:00:00-03:00`],
  )
  acted.set(id, ato.faz)
  return { ...one, vida: { ...vida, processos: [{ ...primeiro, movida: hoje }, ...outros] } }
}

/** What the rule makes of somebody in one night; null when they are erased. */
function step(one: Passagem, hoje: string, passos: Set<Step | null>): Passagem | null {
  const { vida, saida, caixa } = one
  const passo = stepOfHoje(vida, 6, saida, hoje)
  passos.add(passo)
  const after = (part: Partial<Saida>) => ({ ...one, saida: { ...saida, ...part } })
  if (passo === 'apagar') return null
  if (passo === 'avisar')
    return after({ avisada: hoje, cartas: caixa === null ? null : [sentOn(hoje), ...(saida.cartas ?? [])] })
  if (passo === 'desavisar') return after({ avisada: null })
  if (passo === 'mostrar') return after({ avisada: null, oculta: null })
  return passo === 'ocultar' ? after({ oculta: hoje }) : one
}

const sentOn = (dia: string): Carta => ({ dia, estado: 'enviada', erro: null, isEntregue: true })
