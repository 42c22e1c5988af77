import type { CallInput } from '@seleta/contract/calls'
import type { Facetas } from '@seleta/contract/facetas'
import {
  ESPERAS_FILTRO,
  EXPERIENCIA_FILTRO,
  HABILIDADES_FILTRO,
  IDIOMAS_FILTRO,
  LEITURAS_FILTRO,
  NIVEIS_FILTRO,
  ORIGENS,
  RAIOS_KM,
  SITUACOES_FILTRO,
} from '@seleta/contract/limits'
import { CATEGORIAS_CNH } from '@seleta/regras/cnh'
import { CONSULTAS } from '../../../api/test/support/consultas-da-busca'
import { DAY } from '../../../api/src/demo/draw/tempo'
import type { Caller } from '../calls/caller'
import { quantile } from '../calls/measure-calls'
import type { Limit } from '../report'
import type { Seeded } from '../running-product'
import { timePage } from './measure-people-calls'

/** What a part of the panel asks, one way of asking after the other. */
type Asked = Omit<CallInput<'filterTalentos'>['body'], 'idCampanha' | 'orders'>

const WARM_UP = 4
const RUNS = 40
const LIMIT_MS = 60
/** Of «Hoje», all of it in one call (issue of the day, line 9). */
const HOJE_MS = 15
const HOJE_RUNS = 120
const PRETENSOES = [1800, 2500, 3500, 5000, 9000]
const DIAS = [1, 7, 30, 90]
const PONTOS = [50, 70, 85]

/** The panel's parts that the basket asks as well. */
function ofEverybody({ funcoes, cidades, fontes = [] }: Facetas): Readonly<Record<string, readonly Asked[]>> {
  const ids = (opcoes: Facetas['cidades']) => opcoes.slice(0, 8).map(({ valor }) => Number(valor))
  return {
    origem: ORIGENS.map((one) => ({ origens: [one] })),
    fonte: fontes.map(({ valor }) => ({ fontes: [valor] })),
    inscritaEm: DIAS.map((dias) => ({ inscritaDesde: new Date(Date.now() - dias * DAY).toISOString() })),
    funcao: ids(funcoes).map((one) => ({ funcoes: [one] })),
    localizacao: ids(cidades).map((one) => ({ cidades: [one] })),
    distancia: RAIOS_KM.flatMap((raioKm) => ids(cidades).map((one) => ({ cidades: [one], raioKm }))),
    pretensao: PRETENSOES.map((pretensaoMax) => ({ pretensaoMax })),
    cnh: CATEGORIAS_CNH.map((one) => ({ cnh: [one] })),
    experiencia: EXPERIENCIA_FILTRO.map(({ value }) => ({ tempoExperiencia: [value] })),
    habilidades: HABILIDADES_FILTRO.map((one) => ({ habilidades: [one] })),
    idiomas: IDIOMAS_FILTRO.map((one) => ({ idiomas: [one] })),
    nivel: NIVEIS_FILTRO.map((one) => ({ niveisEducacionais: [one] })),
  }
}

/** And those that only a campaign's list asks. */
function ofCampanha({ etapas = [], motivos = [] }: Facetas): Readonly<Record<string, readonly Asked[]>> {
  const each = (opcoes: Facetas['cidades']) => opcoes.map(({ valor }) => Number(valor))
  return {
    situacao: SITUACOES_FILTRO.map((one) => ({ situacoes: [one] })),
    etapa: each(etapas).map((one) => ({ etapas: [one] })),
    leitura: LEITURAS_FILTRO.map((one) => ({ leituras: [one] })),
    espera: ESPERAS_FILTRO.map((one) => ({ esperas: [one] })),
    motivo: each(motivos).map((one) => ({ motivos: [one] })),
    aderencia: PONTOS.map((aderenciaMinima) => ({ aderenciaMinima })),
    respostas: [{ sinalizadas: true }],
  }
}

/**
 * Each part of the filter panel by itself, of the basket and of the largest campaign, and the held list of searches: a
 * page with its counts, asked for at once as the screen does (product 66); and «Hoje», which counts over everybody.
 */
export async function measurePanel(call: Caller, { campanhaId }: Seeded): Promise<Limit[]> {
  const limits: Limit[] = []
  for (const idCampanha of [null, campanhaId]) {
    const { data: facetas } = await call('countFacetas', { body: { idCampanha } })
    const parts = { ...ofEverybody(facetas), ...(idCampanha === null ? {} : ofCampanha(facetas)) }
    for (const [nome, asked] of Object.entries(parts)) {
      if (asked.length === 0) continue
      const ways = asked.map((one) => ({ ...one, idCampanha }))
      limits.push(await heldOf(call, `filter ${nome}, ${whereOf(idCampanha)}`, ways, RUNS))
    }
  }
  const searches = CONSULTAS.map(([palavraChave]) => ({ idCampanha: null, pesquisa: { palavraChave } }))
  limits.push(await heldOf(call, `the held list of ${searches.length} searches`, searches, searches.length))
  return [...limits, await hojeOf(call)]
}

const whereOf = (idCampanha: number | null) => (idCampanha === null ? 'basket' : 'campaign')

async function heldOf(
  call: Caller,
  name: string,
  ways: readonly CallInput<'filterTalentos'>['body'][],
  runs: number,
): Promise<Limit> {
  const value = await p95Of(runs, (turn) => {
    const body = ways[turn % ways.length]
    if (body === undefined) throw new RangeError(`${name} asks nothing`)
    return timePage(call, turn, body)
  })
  return { name: `people, ${name}, p95`, value, limit: LIMIT_MS, unit: 'ms' }
}

async function hojeOf(call: Caller): Promise<Limit> {
  const value = await p95Of(HOJE_RUNS, async () => {
    const begun = performance.now()
    await call('getHoje', {})
    return performance.now() - begun
  })
  return { name: 'people, Hoje, p95', value, limit: HOJE_MS, unit: 'ms' }
}

/** @param run answers how long it took, ms */
async function p95Of(runs: number, run: (turn: number) => Promise<number>): Promise<number> {
  const times: number[] = []
  for (let turn = 0; turn < WARM_UP + runs; turn += 1) {
    const took = await run(turn)
    if (turn >= WARM_UP) times.push(took)
  }
  return quantile(times, 0.95)
}
