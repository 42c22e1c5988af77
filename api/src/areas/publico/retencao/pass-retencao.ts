import type { Kysely } from 'kysely'
import type { Database } from '../../../database/schema'
import { eraseTalento, hideTalento, showTalentos } from '../../../domain/retencao/leave-empresa'
import { askToday, type Step } from '../../../domain/retencao/retencao'
import { createRetencaoRepository, type Retida } from '../../../domain/retencao/retencao-repository'
import type { Clock } from '../../../ground/clock'
import type { Arquivos } from '../../../ground/files/arquivos'
import type { Handler } from '../../../ground/jobs/jobs'
import { enqueueJobs } from '../../../ground/jobs/jobs-repository'
import { toldInside } from '../acompanhamento/told-inside'
import { tellSaidas } from './carta-da-saida'
import { retencaoDaEmpresaJob } from './retencao-jobs'

/** People that are looked at together; those who are told are told in one transaction. */
const PART = 200
/** After this long (ms) a company's rest goes to the end of the queue. */
const TURN_MS = 60_000

interface Given {
  readonly db: Kysely<Database>
  readonly arquivos: Arquivos
  readonly clock: Clock
  readonly publicUrl: string
  /** False: no mail leaves, so none is waited for. */
  readonly emailLigado: boolean
  readonly onFault: (error: unknown) => void
}

/**
 * What a night does at one company (product 90, decision 116). It may be cut off anywhere and begins again: what was done
 * is not due any more. Whoever cannot be hidden or erased holds nobody else up, and the job fails at its end.
 */
export function createRetencaoHandler({
  db,
  arquivos,
  clock,
  publicUrl,
  emailLigado,
  onFault,
}: Given): Handler<{ empresaId: number }> {
  return async ({ data: { empresaId }, signal }) => {
    const repository = createRetencaoRepository(db)
    const meses = await repository.findMeses(empresaId)
    if (meses === null) return undefined
    const night = openNight(db, { empresaId, agora: clock(), publicUrl, emailLigado })
    const until = AbortSignal.any([signal, AbortSignal.timeout(TURN_MS)])
    let failed = 0
    let after = 0
    for (;;) {
      const part = await repository.listVencendo({ empresaId, meses }, night.hoje, after, PART)
      const due = part.flatMap((pessoa) => {
        const step = night.stepOf(pessoa)
        return step === null ? [] : [{ id: pessoa.id, step }]
      })
      const idsOf = (step: Step) => due.filter((one) => one.step === step).map(({ id }) => id)
      await night.tell(idsOf('avisar'))
      await repository.setAvisada(empresaId, idsOf('desavisar'), null)
      for (const { id, step } of due) {
        if (until.aborted) break
        await night.move(id, step).catch((error: unknown) => {
          failed += 1
          onFault(error)
        })
      }
      if (idsOf('apagar').length > 0) await arquivos.removeLoose()
      if (until.aborted) return 'again'
      const last = part.at(-1)
      if (last === undefined || part.length < PART) break
      after = last.id
    }
    if (failed > 0) throw new Error('some people could be neither hidden nor erased')
    return undefined
  }
}

/** The steps of one night at one company; each asks again once it holds the person. */
function openNight(
  db: Kysely<Database>,
  {
    empresaId,
    agora,
    publicUrl,
    emailLigado,
  }: { readonly empresaId: number; readonly agora: Date } & Pick<Given, 'publicUrl' | 'emailLigado'>,
) {
  const { hoje, stepOf } = askToday(agora, emailLigado)
  const isDue = (step: Step) => (pessoa: Retida) => stepOf(pessoa) === step

  return {
    hoje,
    stepOf,

    async tell(ids: readonly number[]): Promise<void> {
      if (ids.length === 0) return
      await db.transaction().execute(async (trx) => {
        const pessoas = await createRetencaoRepository(trx).lock(empresaId, ids)
        await tellSaidas(trx, empresaId, pessoas.filter(isDue('avisar')), { agora, publicUrl })
      })
    },

    /** One person, in a transaction of their own. */
    async move(id: number, step: Step): Promise<void> {
      if (step === 'avisar' || step === 'desavisar') return
      await db.transaction().execute(async (trx) => {
        if (step === 'ocultar') await hideTalento(trx, empresaId, id, { agora, isDue: isDue(step) })
        else if (step === 'apagar')
          await eraseTalento(trx, empresaId, id, {
            motivo: 'fim do prazo',
            isDue: isDue(step),
            findToldInside: toldInside(trx, empresaId),
          })
        else await showTalentos(trx, empresaId, [id], null)
      })
    },
  }
}

/** Begins a night: one job for each company. */
export async function beginNight(db: Kysely<Database>): Promise<void> {
  const empresas = await createRetencaoRepository(db).listEmpresas()
  await enqueueJobs(
    db,
    retencaoDaEmpresaJob,
    empresas.map(({ id }) => ({ data: { empresaId: id }, empresaId: id })),
  )
}
