import { Client } from 'pg'
import type { Caller } from '../calls/caller'
import { createCaller } from '../calls/caller'
import { quantile } from '../calls/measure-calls'
import type { RunningProduct } from '../running-product'
import type { BoardCampanha } from './board-campanha'

/** p95 of one move after the other on a full board, ms, seen from the client. */
export async function measureMoves(caller: Caller, board: BoardCampanha, runs: number): Promise<number> {
  const pessoas = await readPessoas(caller, board)
  const times: number[] = []
  for (let turn = 0; turn < runs + 10; turn += 1) {
    const pessoa = pessoas[turn % pessoas.length]
    const etapa = board.etapas[(turn + 1 + Math.floor(turn / pessoas.length)) % board.etapas.length]
    const begun = performance.now()
    await caller('moveTalento', {
      params: { identificador: pessoa ?? '', campanhaId: board.id, kanbanId: etapa?.id ?? 0 },
    })
    if (turn >= 10) times.push(performance.now() - begun)
  }
  return quantile(times, 0.95)
}

/** What eight clients found when their server was killed again and again. */
export interface DeathFigure {
  readonly moves: number
  readonly kills: number
  /** People who are not where the last answer about them, or a later move without an answer, put them. */
  readonly lost: number
  /** People who stand on the board more than once, in rows or in the counts of the stages. */
  readonly doubled: number
}

const CLIENTS = 8

interface Move {
  readonly etapaId: number
  /** Of the answer; null: the server died before it. */
  readonly versao: number | null
}

/**
 * Eight clients move people as fast as they can while the process, its database with it, is killed at random moments
 * and started again on the same data.
 * @param restart starts the product again and answers it
 */
export async function measureDeaths(
  first: RunningProduct,
  restart: () => Promise<RunningProduct>,
  session: string,
  board: BoardCampanha,
  { movesPerClient, kills }: { readonly movesPerClient: number; readonly kills: number },
): Promise<DeathFigure & { readonly product: RunningProduct }> {
  let product = first
  const caller = createCaller(first.url, session)
  const pessoas = await readPessoas(caller, board)
  const history = new Map<string, Move[]>()
  let left = CLIENTS
  const client = async (seed: number) => {
    for (let turn = 0; turn < movesPerClient; turn += 1) {
      // Eight clients on the same people, each in an order of its own.
      const identificador = pessoas[(turn * (2 * seed + 1) + seed * 7) % pessoas.length] ?? ''
      const etapaId = board.etapas[(turn + seed) % board.etapas.length]?.id ?? 0
      await move(caller, board, history, identificador, etapaId)
    }
    left -= 1
  }
  const clients = Promise.all(Array.from({ length: CLIENTS }, (_, seed) => client(seed)))
  let killed = 0
  while (killed < kills && left > 0) {
    await wait(300 + Math.random() * 1500)
    await product.kill()
    product = await restart()
    killed += 1
  }
  await clients
  return {
    moves: CLIENTS * movesPerClient,
    kills: killed,
    ...(await countWrong(product.databaseUrl(), board, history)),
    product,
  }
}

async function move(
  caller: Caller,
  board: BoardCampanha,
  history: Map<string, Move[]>,
  identificador: string,
  etapaId: number,
): Promise<void> {
  const moves = history.get(identificador) ?? []
  history.set(identificador, moves)
  const params = { identificador, campanhaId: board.id, kanbanId: etapaId }
  for (;;) {
    try {
      const { data } = await caller('moveTalento', { params })
      moves.push({ etapaId, versao: data.versao })
      return
    } catch (error) {
      // Only a server that is gone is tried again: an answer that refuses is a fault of the product.
      if (!(error instanceof TypeError) && !/: 50[23]/.test(String(error))) throw error
      moves.push({ etapaId, versao: null })
      await wait(100)
    }
  }
}

/** Compares the board in the database with what the clients were told. */
async function countWrong(databaseUrl: string, board: BoardCampanha, history: ReadonlyMap<string, Move[]>) {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const { rows } = await client.query<{ identificador: string; etapa_id: number; versao: number }>(
      `select t.identificador, i.etapa_id::int, i.versao from inscricao i join talento t on t.id = i.talento_id
       where i.campanha_id = $1 and i.situacao = 'ativa'`,
      [board.id],
    )
    const counts = await client.query<{ wrong: number }>(
      `select coalesce(sum(abs(e.qtd - (select count(*) from inscricao i where i.etapa_id = e.id and i.situacao = 'ativa'))), 0)::int as wrong
       from etapa e where e.campanha_id = $1 and e.removida_em is null`,
      [board.id],
    )
    const found = new Map(rows.map((row) => [row.identificador, row]))
    const misplaced = [...history].filter(([identificador, moves]) => {
      const now = found.get(identificador)
      return now === undefined || !isExplained(now, moves)
    })
    return {
      lost: board.pessoas - found.size + misplaced.length,
      doubled: rows.length - found.size + (counts.rows[0]?.wrong ?? 0),
    }
  } finally {
    await client.end()
  }
}

/** The last answer holds, or a move after it whose answer the server did not live to give. */
function isExplained(now: { etapa_id: number; versao: number }, moves: readonly Move[]): boolean {
  const told = moves.reduce((max, { versao }) => Math.max(max, versao ?? 0), 0)
  if (now.versao < told) return false
  return now.versao === told
    ? moves.some(({ etapaId, versao }) => versao === told && etapaId === now.etapa_id)
    : moves.some(({ etapaId, versao }) => versao === null && etapaId === now.etapa_id)
}

async function readPessoas(caller: Caller, board: BoardCampanha): Promise<string[]> {
  const { data } = await caller('getKanban', { params: { campanhaId: board.id } })
  return data.flatMap(({ talentos }) => talentos.map(({ identificador }) => identificador))
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
