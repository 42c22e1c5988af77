import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Database } from '../../database/schema'
import { appendEventos } from '../../ground/event-log/eventos-repository'
import { createInscricoesRepository, type NewInscricao } from '../inscricao/inscricoes-repository'
import { inscribeInPlace, reopenNegadas } from './reopen-negadas'
import { standAtEntry } from './stand-at-entry'
import type { Chegada, Declarada, Entrada, InscricoesDaCampanha, ResultadoEntrada } from './entrada'
import { createDeOcultaRepository, type Marcas } from './de-oculta-repository'
import { createDeclaracoesRepository } from './declaracoes-repository'
import { enterDeclarada, type ChegadaDeclarada, type Inscrita } from './enter-declaradas'
import { eventosOf, inscritaEvento } from './entrada-eventos'
import {
  type Conhecida,
  findSame,
  firstName,
  isSameKey,
  provesNothing,
  type Match,
  type Parecida,
} from './find-same'
import { createFusoesRepository } from './fusoes-repository'
import { type Given, takePortrait } from './give-way'
import { toldAt } from './referencias-repository'
import { createSemelhancasRepository } from './semelhancas-repository'
import type { Snapshot } from './snapshot-repository'
import { createTalentoRepository, type Permissao } from './talento-repository'
import { tellUnidas } from './tell-unidas'
import { createTomadasRepository } from './tomadas-repository'

type SameMatch = Extract<Match, { tipo: 'mesma' }>
type Inscricoes = ReadonlyMap<number, NewInscricao>

/** Somebody whose row stands. */
interface Entered {
  readonly chegada: Chegada
  readonly talentoId: number
  readonly identificador: string
  /** Null: somebody new. */
  readonly match: SameMatch | null
  /** Of somebody new: who may be the same. */
  readonly parecidas: readonly Parecida[]
}
type Unida = Entered & { readonly match: SameMatch }
interface NewPessoa {
  readonly chegada: Chegada
  readonly identificador: string
  readonly parecidas: readonly Parecida[]
}

const IN_SIGHT: Marcas = { ocultaEm: null, avisadaEm: null }

/** The person themselves applies, by the public form: nothing but the application is told to the log. */
export const isInscricao = ({ via }: Entrada) => via === 'formulario'

/**
 * Takes in people of whom no two share a key.
 * @param results what became of each is added here; nothing of whoever meets, by another key, somebody whom one before
 * them meets: they come again, and meet what that one told
 * @param given who gave way to these; whose portrait is told is taken out
 */
export async function enterApart(
  trx: Kysely<Database>,
  entrada: Entrada,
  chegadas: readonly Chegada[],
  results: Map<Chegada, ResultadoEntrada>,
  given: Given,
): Promise<void> {
  const { newcomers, unidas, declaradas, marcas } = await meet(trx, entrada, chegadas, results, given.pessoas)
  const { anew, bequests } = await reopenNegadas(trx, entrada, unidas)
  const { all, fusoes } = await writePessoas(trx, entrada, newcomers, { unidas, anew }, given.antes)
  const made = await inscribeInPlace(trx, entrada, all, bequests)
  const inscricoes = new Map([...anew, ...made])
  await standAtEntry(
    trx,
    entrada,
    unidas.map(({ talentoId }) => talentoId).filter((id) => !inscricoes.has(id)),
  )
  await createFusoesRepository(trx).insertAll(
    entrada.empresaId,
    fusoes.map((fusao) => ({
      ...fusao,
      ...(marcas.get(fusao.talentoId) ?? IN_SIGHT),
      inscricaoId: made.get(fusao.talentoId)?.id ?? null,
      campanhaId: entrada.campanha?.id ?? null,
    })),
  )
  const declared = await writeDeclaracoes(trx, entrada, all, inscricoes)
  await pairSemelhantes(trx, entrada, all)
  const inscritas: Inscrita[] = []
  for (const one of declaradas)
    if (entrada.campanha !== null) inscritas.push(await enterDeclarada(trx, entrada, entrada.campanha, one))
  const newOfConhecidas = inscritas.flatMap(({ inserted }) => (inserted === null ? [] : [inserted]))
  await entrada.rescore(await listChanged(trx, entrada, unidas, [...inscricoes.values(), ...newOfConhecidas]))
  await appendEventos(trx, entrada.empresaId, [
    ...all.flatMap((one) => eventosOf(entrada, one, inscricoes.get(one.talentoId) ?? null)),
    ...inscritas.flatMap(({ pessoa, inserted }) => inscritaEvento(entrada, pessoa.id, inserted)),
  ])
  for (const one of all)
    results.set(one.chegada, resultOf(one, inscricoes.get(one.talentoId) ?? null, declared.get(one) ?? null))
  for (const {
    chegada,
    pessoa: { id, identificador },
    declaracao,
  } of inscritas)
    results.set(chegada, { tipo: 'declarada', talentoId: id, identificador, declaracao })
}

/** Who is known, who is new; whoever changes nothing has their result already, whoever comes again is in none. */
async function meet(
  trx: Kysely<Database>,
  entrada: Entrada,
  chegadas: readonly Chegada[],
  results: Map<Chegada, ResultadoEntrada>,
  gaveWay: readonly Conhecida[],
): Promise<{
  newcomers: NewPessoa[]
  unidas: Unida[]
  declaradas: ChegadaDeclarada[]
  /** Of whom was hidden until now. */
  marcas: ReadonlyMap<number, Marcas>
}> {
  const { empresaId, origem, proven } = entrada
  const found = await createTalentoRepository(trx).listConhecidas(
    empresaId,
    origem,
    chegadas.map(({ pessoa }) => pessoa),
    provesNothing(proven),
  )
  const others = gaveWay.filter((one) => !found.some(({ id }) => id === one.id))
  const conhecidas = [...found, ...others]
  const met = new Set<number>()
  const newcomers: NewPessoa[] = []
  const unidas: Unida[] = []
  const declaradas: ChegadaDeclarada[] = []
  for (const chegada of chegadas) {
    const match = findSame(chegada.pessoa, conhecidas, proven)
    if (match.tipo === 'nova')
      newcomers.push({ chegada, identificador: randomUUID(), parecidas: match.parecidas })
    else if (match.tipo === 'declara' && match.pessoa.isOculta)
      // Nobody proves that it is them: it stands for itself, and asks their mailbox (decision 129).
      newcomers.push({
        chegada,
        identificador: randomUUID(),
        parecidas: [{ pessoa: match.pessoa, motivo: 'email' }],
      })
    else if (match.tipo === 'declara') declaradas.push({ chegada, pessoa: match.pessoa })
    else if (match.tipo === 'conflito') {
      results.set(chegada, { tipo: 'recusada', motivo: match.refusal, other: match.pessoa.identificador })
    } else {
      const { id, identificador } = match.pessoa
      if (!met.has(id)) unidas.push({ chegada, talentoId: id, identificador, match, parecidas: [] })
      met.add(id)
    }
  }
  const ocultas = unidas.filter(({ match }) => match.pessoa.isOculta).map(({ talentoId }) => talentoId)
  const marcas = await createDeOcultaRepository(trx).listMarcas(empresaId, ocultas)
  if (ocultas.length > 0) await entrada.bringBack(ocultas)
  return { newcomers: newcomers.filter((one) => !isToldOf(one, unidas)), unidas, declaradas, marcas }
}

/** Whoever may be somebody on record by a phone that is only now told of that one comes again, and finds it there. */
const isToldOf = ({ chegada: { pessoa } }: NewPessoa, unidas: readonly Unida[]): boolean =>
  unidas.some(
    ({ chegada, match }) =>
      isSameKey(chegada.pessoa.telefone, pessoa.telefone) && firstName(match.pessoa) === firstName(pessoa),
  )

/** Rows of people with history and résumé; of those who were known, the portrait before and after. */
async function writePessoas(
  trx: Kysely<Database>,
  entrada: Entrada,
  newcomers: readonly NewPessoa[],
  { unidas, anew }: { readonly unidas: readonly Unida[]; readonly anew: Inscricoes },
  beforeGiving: Map<number, Snapshot>,
) {
  const { empresaId, origem, via, usuarioId, importacaoId, consentimento } = entrada
  const repository = createTalentoRepository(trx)
  const permissao: Permissao = {
    baseLegal: consentimento === null ? 'legitimo_interesse' : 'consentimento',
    consentimento,
  }
  const ids = await repository.insertTalentos(
    empresaId,
    origem,
    permissao,
    newcomers.map(({ chegada, identificador }) => ({ ...chegada.pessoa, identificador })),
  )
  const all: Entered[] = [
    ...newcomers.map((one) => ({ ...one, talentoId: ids.get(one.identificador) ?? 0, match: null })),
    ...unidas,
  ]
  const unidaIds = unidas.map(({ talentoId }) => talentoId)
  const rowsOf = (some: readonly Entered[]) =>
    some.map(({ chegada, talentoId }) => ({ ...chegada.pessoa, talentoId }))
  const antes = await repository.lockSnapshots(empresaId, unidaIds)
  const vouched = await tellUnidas(trx, entrada, permissao, unidas, anew)
  const tomadas =
    entrada.campanha === null
      ? []
      : await createTomadasRepository(trx).takeInscricoes(empresaId, entrada.campanha.id, unidaIds)
  for (const { chegada, talentoId } of all)
    if (chegada.curriculo !== null) await repository.addCurriculo(empresaId, talentoId, chegada.curriculo)
  const depois = await repository.lockSnapshots(empresaId, unidaIds)
  const { experiencias, formacoes } = await repository.addHistoricos(empresaId, rowsOf(all))
  const fusoes = unidas.map(({ chegada, talentoId, match }) => ({
    talentoId,
    via,
    motivo: match.motivo,
    antes: takePortrait(beforeGiving, talentoId) ?? antes.get(talentoId) ?? {},
    depois: depois.get(talentoId) ?? {},
    chegou: toldAt(origem, chegada.pessoa),
    experienciaIds: idsOf(experiencias.get(talentoId)),
    formacaoIds: idsOf(formacoes.get(talentoId)),
    importacaoId,
    linha: chegada.linha,
    usuarioId,
    vouched: vouched.filter((one) => one.talentoId === talentoId),
    tomadas: tomadas.filter((one) => one.talentoId === talentoId).map(({ id }) => id),
  }))
  return { all, fusoes }
}

const idsOf = (id: number | undefined) => (id === undefined ? [] : [id])

/** What a form sent of people whom it made: their own page begins with it. */
async function writeDeclaracoes(
  trx: Kysely<Database>,
  entrada: Entrada,
  all: readonly Entered[],
  inscricoes: Inscricoes,
): Promise<ReadonlyMap<Entered, Declarada>> {
  const declared = new Map<Entered, Declarada>()
  if (!isInscricao(entrada)) return declared
  const { empresaId, consentimento } = entrada
  for (const one of all) {
    const { chegada, talentoId } = one
    const inscricao = inscricoes.get(talentoId)
    if (inscricao === undefined) continue
    const identificador = await createDeclaracoesRepository(trx).insert(empresaId, {
      talentoId,
      inscricaoId: inscricao.id,
      fezTalento: true,
      fezInscricao: true,
      pessoa: chegada.pessoa,
      curriculoId: null,
      envio: null,
      arquivoIds: [],
      consentimento,
    })
    const { nome, email } = chegada.pessoa
    declared.set(one, { identificador, conta: 'nova', inscricao, nome, email })
  }
  return declared
}

/** Whoever came in beside somebody who may be the same is looked at with them. */
async function pairSemelhantes(
  trx: Kysely<Database>,
  { empresaId }: Entrada,
  all: readonly Entered[],
): Promise<void> {
  await createSemelhancasRepository(trx).insertAll(
    empresaId,
    all.flatMap(({ talentoId, parecidas }) =>
      parecidas.map(({ pessoa, motivo }) => ({ talentoId, outroId: pessoa.id, motivo })),
    ),
  )
}

/** Applications whose score is old now: the new ones, and all of the people who were known. */
async function listChanged(
  trx: Kysely<Database>,
  { empresaId, campanha }: Entrada,
  unidas: readonly Unida[],
  inscricoes: readonly NewInscricao[],
): Promise<InscricoesDaCampanha[]> {
  const others = await createInscricoesRepository(trx).listByCampanha(
    empresaId,
    unidas.map(({ talentoId }) => talentoId),
  )
  const seen = new Set(others.flatMap(({ inscricaoIds }) => inscricaoIds))
  const inserted = inscricoes.map(({ id }) => id).filter((id) => !seen.has(id))
  if (campanha === null || inserted.length === 0) return others
  return [{ campanhaId: campanha.id, inscricaoIds: inserted }, ...others]
}

const resultOf = (
  { talentoId, identificador, match }: Entered,
  inscricao: NewInscricao | null,
  declaracao: Declarada | null,
): ResultadoEntrada => ({
  tipo: match === null ? 'criada' : 'unida',
  talentoId,
  identificador,
  motivo: match?.motivo ?? null,
  inscricao,
  declaracao,
})
