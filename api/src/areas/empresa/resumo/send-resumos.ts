import { diaInBrazil } from '@seleta/regras/dia'
import { formatTime } from '@seleta/regras/moment'
import type { Kysely } from 'kysely'
import type { Database } from '../../../database/schema'
import type { Clock } from '../../../ground/clock'
import type { Handler } from '../../../ground/jobs/jobs'
import { enqueueJobs } from '../../../ground/jobs/jobs-repository'
import { enqueueMensagemUsuario } from '../mensagem-usuario-repository'
import { endOfMail } from './end-of-mail'
import { resumoDaEmpresaJob } from './resumo-jobs'
import { createResumoRepository } from './resumo-repository'
import { narrow, tellResumo } from './resumo-words'

/** Brazil's hour from which on a day's digest is due (product 74). */
export const RESUMO_HORA = 8

const hourOf = (moment: Date) => Number(formatTime(moment).slice(0, 2))

/** Gives each company its turn; before eight, when a process begins, nobody's. */
export async function beginResumos(db: Kysely<Database>, agora: Date): Promise<void> {
  if (hourOf(agora) < RESUMO_HORA) return
  const empresas = await createResumoRepository(db).listEmpresas(diaInBrazil(agora))
  await enqueueJobs(
    db,
    resumoDaEmpresaJob,
    empresas.map((empresaId) => ({ data: { empresaId }, empresaId })),
  )
}

/**
 * The digests of one company: each in a transaction of its own with the day that is written, so that a kill neither
 * forgets nor repeats anybody's.
 */
export function createResumoHandler(
  db: Kysely<Database>,
  { clock, publicUrl }: { readonly clock: Clock; readonly publicUrl: string },
): Handler<{ empresaId: number }> {
  return async ({ data: { empresaId }, signal }) => {
    const agora = clock()
    const hoje = diaInBrazil(agora)
    for (const id of await createResumoRepository(db).listDue(empresaId, hoje)) {
      if (signal.aborted) return 'again'
      await db.transaction().execute(async (trx) => {
        const repository = createResumoRepository(trx)
        const who = await repository.take(empresaId, id, hoje, agora)
        if (who === null) return
        const end = await endOfMail(trx, publicUrl, { empresaId, usuarioId: id, tipo: 'resumo' })
        const conteudo = narrow(await repository.read(empresaId, who), who)
        const mail = tellResumo(who.nome, conteudo, { publicUrl, end: end.lines })
        if (mail !== null)
          await enqueueMensagemUsuario(trx, empresaId, {
            tipo: 'resumo',
            destinatario: who.email,
            pararUrl: end.pararUrl,
            ...mail,
          })
      })
    }
    return undefined
  }
}
