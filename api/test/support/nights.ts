import { startOfDia } from '@seleta/regras/dia'
import { retencaoJob } from '../../src/areas/publico/retencao/retencao-jobs'
import { importacoesCleanupJob } from '../../src/areas/pessoas/importacao/importacoes-jobs'
import type { Settings } from '../../src/ground/settings'
import { enqueueJobs } from '../../src/ground/jobs/jobs-repository'
import { openOffice, type Office } from './campanhas'
import { openMailbox } from './mailbox'
import { type MailScript, startScriptedMail } from './scripted-mail'

export interface Nights {
  readonly office: Office
  /** The night of a day: what comes up by itself then, by the queue. */
  readonly night: (dia: string) => Promise<void>
  /** Back to today. */
  readonly wakeUp: () => void
}

/** An office whose calendar a test turns; everything else of it is the product's own. */
export async function openNights(settings: Partial<Settings> = {}): Promise<Nights> {
  let agora = new Date()
  const office = await openOffice(settings, undefined, () => agora)
  return {
    office,
    async night(dia) {
      agora = new Date(startOfDia(dia).getTime() + 3 * 3_600_000)
      for (const kind of [retencaoJob, importacoesCleanupJob])
        await enqueueJobs(office.api.db, kind, [{ data: {}, empresaId: null }])
      await office.api.app.jobs.runDue()
    },
    wakeUp: () => {
      agora = new Date()
    },
  }
}

/** Nights of an office whose mails leave, to a mail server that answers by a script. */
export async function openMailNights(scriptOf: () => MailScript) {
  const mail = await startScriptedMail(scriptOf)
  const nights = await openNights({
    publicUrl: 'https://vagas.exemplo.test',
    mail: { smtpUrl: mail.url, from: { name: 'Seleta', address: 'nao-responda@seleta.test' } },
  })
  return {
    ...nights,
    mailbox: openMailbox(nights.office),
    hangUp: () => mail.hangUp(),
    close: async () => {
      await nights.office.api.close()
      await mail.stop()
    },
  }
}
