import { TIPOS_AVISO, type Aviso, type Avisos, type ReadAvisosBody } from '@seleta/contract/avisos'
import type { Kysely } from 'kysely'
import type { Database } from '../../database/schema'
import type { Sessao } from '../../ground/autor'
import type { Clock } from '../../ground/clock'
import { blindTitle, CEGA_WITHOUT_NUMBER } from './avisos-words'
import { createAvisosRepository, type AvisoRow } from './avisos-repository'
import { writeDueAvisos } from './avisos-sources-repository'

/** Who looks: of whoever reaches some campaigns alone, which. */
type Leitor = Pick<Sessao, 'empresaId' | 'usuarioId' | 'campanhas'>

/** A company's notices are looked for at most this often, however many people have the bell on screen. */
const PAUSE_MS = 30_000

/** Notices (product 10): written when somebody looks, so that no worker has to think of every company all day. */
export function createAvisosService(db: Kysely<Database>, clock: Clock) {
  const repository = createAvisosRepository(db)
  const writtenAt = new Map<number, number>()

  async function writeDue(empresaId: number): Promise<void> {
    const last = writtenAt.get(empresaId)
    const now = clock().getTime()
    if (last !== undefined && now - last < PAUSE_MS) return
    writtenAt.set(empresaId, now)
    await db.transaction().execute((trx) => writeDueAvisos(trx, empresaId))
  }

  return {
    async list(sessao: Leitor): Promise<Avisos> {
      // Whoever reaches some campaigns alone is told nothing of the company's.
      if (sessao.campanhas === null) await writeDue(sessao.empresaId)
      const itens = (await repository.listLatest(sessao)).flatMap(toAviso)
      return { itens, naoLidos: itens.filter(({ isLido }) => !isLido).length }
    },

    markLidos: (sessao: Leitor, lidos: ReadAvisosBody): Promise<void> => repository.markLidos(sessao, lidos),
  }
}

/** A kind that this version does not know is left out rather than shown wrongly. */
function toAviso({ tipo, criadoEm, cega, campanha, ...row }: AvisoRow): Aviso[] {
  const known = TIPOS_AVISO.find((name) => name === tipo)
  if (known === undefined) return []
  const titulo =
    cega === null
      ? row.titulo
      : blindTitle(known, row.titulo, { nome: cega || CEGA_WITHOUT_NUMBER, campanha })
  return [{ ...row, titulo, tipo: known, criadoEm: criadoEm.toISOString() }]
}
