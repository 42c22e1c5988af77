import type { Quadro } from '@seleta/contract/limits'
import { addresses } from '@seleta/public-pages/data/addresses'
import { diaInBrazil } from '@seleta/regras/dia'
import type { Kysely } from 'kysely'
import type { Database } from '../../../database/schema'
import { toCampanha } from '../../../domain/campanha/campanha'
import { publicacaoOf, toCampanhaPublica } from '../../../domain/campanha/vaga-publica'
import type { Clock } from '../../../ground/clock'
import type { RunningJob } from '../../../ground/jobs/jobs'
import { enqueueJobs } from '../../../ground/jobs/jobs-repository'
import { decideRetry } from '../../../ground/retry-rules'
import { failureLine } from '../../../ground/text/single-line'
import { QuadroRefusal, type Conector } from './conector'
import { createPublicacoesRepository, type Outcome, type Entrega } from './publicacoes-repository'
import { quadrosJob } from './quadros-job'

const BY_FEED: readonly Quadro[] = ['ABLER', 'BNE']
const NO_CATHO = 'A Catho não está configurada neste servidor.'

interface Options {
  /** Null where the server has no account at the job board. */
  readonly catho: Conector | null
  readonly publicUrl: string
  readonly clock: Clock
}

/** A change that the job boards have to learn, in its transaction (product 35). */
export const tellQuadros = (trx: Kysely<Database>, empresaId: number, campanhaId: number, afterSeconds = 0) =>
  enqueueJobs(trx, quadrosJob, [{ data: { campanhaId }, empresaId, afterSeconds }])

/**
 * Brings the job boards up to date with the campaigns (product 35): each campaign and job board has a state, an error in
 * words and its next try. It may be killed at any time.
 */
export function createEntregas(db: Kysely<Database>, { catho, publicUrl, clock }: Options) {
  const repository = createPublicacoesRepository(db)

  /** What became of it, and the next try with it. */
  const settle = (entrega: Entrega, change: Outcome) =>
    db.transaction().execute(async (trx) => {
      const { empresaId, campanhaId } = entrega
      await createPublicacoesRepository(trx).settle(entrega, change)
      if (change.erro !== null && change.waitSeconds !== null)
        await tellQuadros(trx, empresaId, campanhaId, change.waitSeconds)
    })

  async function deliver(conector: Conector, entrega: Entrega): Promise<void> {
    const { referencia, estado } = entrega
    try {
      if (!entrega.isAberta || estado === 'DESLIGADO') {
        if (referencia !== null) await conector.remove(referencia)
        const isOff = estado === 'DESLIGADO'
        return await settle(entrega, {
          estado: isOff ? 'DESLIGADO' : 'FORA',
          erro: null,
          referencia: isOff ? null : referencia,
          waitSeconds: 0,
        })
      }
      const vaga = await readVaga(entrega)
      const url = publicUrl + addresses.vaga(entrega.campanhaId, entrega.quadro.toLowerCase())
      const published = await conector.publish({ vaga, url }, referencia)
      await settle(entrega, { estado: 'ENVIADO', erro: null, referencia: published, waitSeconds: 0 })
    } catch (error) {
      const erro = failureLine(error)
      const destino =
        error instanceof QuadroRefusal
          ? { isFinal: true as const }
          : decideRetry(entrega.tentativas, null, false)
      await settle(entrega, {
        estado: estado === 'DESLIGADO' ? 'DESLIGADO' : 'ERRO',
        erro,
        referencia,
        waitSeconds: destino.isFinal ? null : destino.waitSeconds,
      })
    }
  }

  async function readVaga({ empresaId, campanhaId }: Entrega) {
    const row = await repository.findCampanha(empresaId, campanhaId)
    const publicacao = row === null ? null : publicacaoOf(row)
    if (row === null || publicacao === null) throw new QuadroRefusal('A campanha não está publicada.')
    return toCampanhaPublica(toCampanha(row, []), publicacao, null, diaInBrazil(clock()))
  }

  return {
    /** One campaign's. */
    async deliver({ data: { campanhaId } }: RunningJob<{ campanhaId: number }>): Promise<void> {
      await repository.followFeeds(BY_FEED, campanhaId)
      if (catho === null) return repository.explain('CATHO', NO_CATHO)
      const entrega = await repository.begin(campanhaId, 'CATHO')
      if (entrega !== null) await deliver(catho, entrega)
    },

    /** Everybody's: asks for a delivery where one is due. */
    async follow(): Promise<void> {
      await repository.followFeeds(BY_FEED, null)
      if (catho === null) return repository.explain('CATHO', NO_CATHO)
      for (const { empresaId, campanhaId } of await repository.listDue('CATHO'))
        await tellQuadros(db, empresaId, campanhaId)
    },
  }
}
