import type { Kysely } from 'kysely'
import type { Database } from '../../database/schema'
import { appendEventos } from '../../ground/event-log/eventos-repository'
import { createInscricoesRepository } from '../inscricao/inscricoes-repository'
import { createApartRepository } from './apart-repository'
import { enterPessoas } from './enter-pessoas'
import type { Chegada, Entrada, ResultadoEntrada } from './entrada'
import { eventosOf } from './entrada-eventos'
import { inscribeApart } from './inscribe-apart'
import { createMakersRepository } from './makers-repository'
import { type Pessoa, readChegou } from './pessoa'
import { createSemelhancasRepository } from './semelhancas-repository'
import { createTalentoRepository } from './talento-repository'
import type { Telling } from './tellings-repository'

/* Who told of somebody else tells again (decision 233). */

/** Where whoever tells again puts people. */
export type OpenDestino = (
  usuarioId: number | null,
  campanhaId: number | null,
) => Promise<Pick<Entrada, 'campanha' | 'rescore' | 'bringBack'>>

export interface Again {
  readonly telling: Telling
  /** Where they were put: of a campaign that is gone nobody says so. */
  readonly campanhaId: number | null
  readonly resultado: Exclude<ResultadoEntrada, { tipo: 'declarada' | 'recusada' }>
}

/**
 * Those who had told of somebody else tell again, as if they came now: of whom they mean, or of somebody new.
 * @param quem the import that is taken back
 * @param tellings oldest first; they tell of nobody any more
 * @param openDestino of whoever told
 * @returns what became of each
 */
export async function enterAgain(
  trx: Kysely<Database>,
  { empresaId, importacaoId: devolvidaId }: { readonly empresaId: number; readonly importacaoId: number },
  tellings: readonly Telling[],
  openDestino: OpenDestino,
): Promise<Again[]> {
  const again: Again[] = []
  for (const some of inRuns(tellings)) {
    const [{ via, usuarioId, importacaoId, campanhaId }] = some
    const destino = await openDestino(usuarioId, campanhaId)
    const isArquivo = via === 'importacao'
    const entrada = {
      ...destino,
      empresaId,
      via,
      origem: 'MANUAL',
      fonte: isArquivo ? 'importacao' : '',
      proven: { by: isArquivo ? 'arquivo' : 'recrutador', email: false, telefone: false },
      consentimento: null,
      usuarioId,
      importacaoId,
      listHomonimas: null,
    } as const
    const results = await enterPessoas(trx, entrada, some.map(toChegada))
    for (const [n, telling] of some.entries()) {
      const result = results[n]
      if (result === undefined) throw new Error('a telling was lost on the way in')
      const resultado =
        result.tipo === 'recusada' ? await standAlone(trx, entrada, devolvidaId, telling) : result
      await bringCurriculo(trx, empresaId, telling, resultado.talentoId)
      again.push({ telling, campanhaId: destino.campanha?.id ?? null, resultado })
    }
  }
  await createApartRepository(trx).remove(
    empresaId,
    tellings.map(({ id }) => id),
  )
  return again
}

/** Those who follow each other and came by one way. */
function inRuns(tellings: readonly Telling[]): (readonly [Telling, ...Telling[]])[] {
  const runs: [Telling, ...Telling[]][] = []
  for (const one of tellings) {
    const run = runs.at(-1)
    if (run !== undefined && isOneWay(run[0], one)) run.push(one)
    else runs.push([one])
  }
  return runs
}

const isOneWay = (a: Telling, b: Telling) =>
  a.via === b.via &&
  a.usuarioId === b.usuarioId &&
  a.importacaoId === b.importacaoId &&
  a.campanhaId === b.campanhaId

const toChegada = ({ chegou, linha }: Telling): Chegada => ({
  pessoa: readChegou(chegou),
  curriculo: null,
  linha,
  envio: null,
})

/** The file that came with them goes with them. */
async function bringCurriculo(
  trx: Kysely<Database>,
  empresaId: number,
  { antes, depois }: Pick<Telling, 'antes' | 'depois'>,
  talentoId: number,
): Promise<void> {
  const { curriculoId } = depois
  if (typeof curriculoId === 'number' && curriculoId !== antes['curriculoId'])
    await createTalentoRepository(trx).setCurriculo(empresaId, talentoId, curriculoId)
}

/** What cannot be anybody on record stands for itself, beside whom it would have been. */
async function standAlone(
  trx: Kysely<Database>,
  entrada: Entrada,
  devolvidaId: number,
  telling: Telling,
): Promise<Again['resultado']> {
  const { empresaId } = entrada
  const pessoa = readChegou(telling.chegou)
  const made = await makeApart(trx, entrada, pessoa)
  await createMakersRepository(trx).wait(empresaId, devolvidaId, made.talentoId, telling)
  const others = await createTalentoRepository(trx).listConhecidas(empresaId, 'MANUAL', [pessoa], false)
  await createSemelhancasRepository(trx).insertAll(
    empresaId,
    others
      .filter(({ id }) => id !== made.talentoId)
      .slice(0, 1)
      .map(({ id }) => ({ talentoId: made.talentoId, outroId: id, motivo: 'email' })),
  )
  return { tipo: 'criada', ...made, motivo: null, declaracao: null }
}

/** Somebody of their own, with what can be theirs, where whoever told puts them. */
async function makeApart(trx: Kysely<Database>, entrada: Entrada, pessoa: Pessoa) {
  const { empresaId, rescore } = entrada
  const talentos = createTalentoRepository(trx)
  const { talentoId, identificador } = await createApartRepository(trx).insertApart(empresaId, { ...pessoa })
  await talentos.addHistoricos(empresaId, [{ ...pessoa, talentoId }])
  await appendEventos(trx, empresaId, eventosOf(entrada, { talentoId, match: null }, null))
  const inscricao = await inscribeApart(trx, entrada, talentoId)
  await rescore(await createInscricoesRepository(trx).listByCampanha(empresaId, [talentoId]))
  return { talentoId, identificador, inscricao }
}
