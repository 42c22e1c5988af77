import type { Kysely } from 'kysely'
import type { Database } from '../../../database/schema'
import type { Handler } from '../../../ground/jobs/jobs'
import { greeting } from '../greeting'
import { enqueueMensagemUsuario } from '../mensagem-usuario-repository'
import { endOfMail } from './end-of-mail'
import { createResumoRepository } from './resumo-repository'

/**
 * Mails one notice to whom it is for (product 74), once however often the job runs: that it left is written with it. Who
 * applied is not named: a mailbox is not the product (decision 190).
 */
export function createAvisoHandler(
  db: Kysely<Database>,
  publicUrl: string,
): Handler<{ empresaId: number; avisoId: number }> {
  return ({ data: { empresaId, avisoId } }) =>
    db.transaction().execute(async (trx) => {
      const aviso = await createResumoRepository(trx).takeAviso(empresaId, avisoId)
      if (aviso === null) return
      const { usuarioId, nome, email, campanha, link } = aviso
      const end = await endOfMail(trx, publicUrl, { empresaId, usuarioId, tipo: 'mencao' })
      await enqueueMensagemUsuario(trx, empresaId, {
        tipo: 'mencao',
        destinatario: email,
        assunto: 'Mencionaram você em uma nota na Seleta',
        corpo: [
          greeting(nome),
          `Um colega mencionou você em uma nota sobre uma pessoa${campanha === null ? '' : ` de ${campanha}`}. Para ler, abra:`,
          `${publicUrl}${link}`,
          end.lines,
        ].join('\n\n'),
        pararUrl: end.pararUrl,
      })
    })
}
