import type { Quadro } from '@seleta/contract/limits'
import { addresses } from '@seleta/public-pages/data/addresses'
import type { Kysely } from 'kysely'
import type { Database } from '../../../database/schema'
import { toCampanha } from '../../../domain/campanha/campanha-row'
import { decideRetry } from '../../../ground/retry-rules'
import { singleLine } from '../../../ground/text/single-line'
import { toCampanhaPublica } from '../../../domain/vaga-publica/vaga-publica'
import { RecusaDoQuadro, type Conector } from './conector'
import { createPublicacoesRepository, type Entrega } from './publicacoes-repository'

const LOTE = 10
const POR_FEED: readonly Quadro[] = ['ABLER', 'BNE']

export interface ConectoresWorker {
  readonly start: () => void
  readonly stop: () => Promise<void>
  /** One round, at once: `start` makes one every few seconds. */
  readonly run: () => Promise<void>
}

interface Options {
  /** Null where the server has no account at the board. */
  readonly catho: Conector | null
  readonly publicUrl: string
  readonly everyMs: number
  readonly onFault: (error: unknown) => void
}

/**
 * Brings the boards up to date with the campaigns, for ever (product 35): each campaign and board has a state, an error
 * in words and its next try. It may be killed at any time.
 */
export function createConectoresWorker(
  db: Kysely<Database>,
  { catho, publicUrl, everyMs, onFault }: Options,
): ConectoresWorker {
  const repository = createPublicacoesRepository(db)
  let timer: NodeJS.Timeout | undefined
  let round = Promise.resolve()
  let isStopping = false

  async function deliver(conector: Conector, entrega: Entrega): Promise<void> {
    const { id, referencia, estado } = entrega
    try {
      if (!entrega.isAberta || estado === 'DESLIGADO') {
        if (referencia !== null) await conector.remove(referencia)
        const isOff = estado === 'DESLIGADO'
        return await repository.settle(id, {
          estado: isOff ? 'DESLIGADO' : 'FORA',
          erro: null,
          referencia: isOff ? null : referencia,
          esperaSegundos: 0,
        })
      }
      const vaga = await readVaga(entrega)
      const url = publicUrl + addresses.vaga(entrega.campanhaId, entrega.quadro.toLowerCase())
      const nova = await conector.publish({ vaga, url }, referencia)
      await repository.settle(id, { estado: 'ENVIADO', erro: null, referencia: nova, esperaSegundos: 0 })
    } catch (error) {
      const erro = singleLine(error instanceof Error ? error.message : 'Falha desconhecida.')
      const destino =
        error instanceof RecusaDoQuadro
          ? { isFinal: true as const }
          : decideRetry(entrega.tentativas, null, false)
      await repository.settle(id, {
        estado: estado === 'DESLIGADO' ? 'DESLIGADO' : 'ERRO',
        erro,
        referencia,
        esperaSegundos: destino.isFinal ? null : destino.esperaSegundos,
      })
    }
  }

  async function readVaga({ empresaId, campanhaId }: Entrega) {
    const row = await repository.findCampanha(empresaId, campanhaId)
    if (row === null || row.publicadaEm === null || row.situacao === 'RASCUNHO')
      throw new RecusaDoQuadro('A campanha não está publicada.')
    const { situacao, publicadaEm, encerradaEm } = row
    return toCampanhaPublica(toCampanha(row, []), { situacao, publicadaEm, encerradaEm }, null)
  }

  async function run(): Promise<void> {
    await repository.followFeeds(POR_FEED)
    if (catho === null) {
      await repository.explain('CATHO', 'A Catho não está configurada neste servidor.')
      return
    }
    for (;;) {
      const entregas = await repository.claim('CATHO', LOTE)
      for (const entrega of entregas) await deliver(catho, entrega)
      if (entregas.length < LOTE || isStopping) return
    }
  }

  const loop = () => {
    round = run()
      .catch(onFault)
      .finally(() => {
        if (!isStopping) timer = setTimeout(loop, everyMs)
      })
  }

  return {
    run,
    start: loop,
    stop: async () => {
      isStopping = true
      clearTimeout(timer)
      await round
    },
  }
}
