import type { Kysely } from 'kysely'
import type { Database } from '../../database/schema'
import { appendEventos } from '../../ground/event-log/eventos-repository'
import { tellCampos } from '../../ground/event-log/campos-corrigidos'
import { createSemelhancasRepository } from './semelhancas-repository'
import { createTalentoRepository } from './talento-repository'
import type { Unida } from './unida'

/**
 * Somebody is there again whose e-mail another one has by now, who came in with it while it was nobody's. Whom a form alone
 * told of has proven nothing: the e-mail is again whose it was. Either way a recruiter sees the two beside each other.
 * @param trx holds who is there again
 * @param besideId whom they were one with
 */
export async function claimEmail(
  trx: Kysely<Database>,
  empresaId: number,
  { id, email }: Unida['talento'],
  besideId: number,
): Promise<void> {
  if (typeof email !== 'string') return
  const talentos = createTalentoRepository(trx)
  const semelhancas = createSemelhancasRepository(trx)
  const outra = await semelhancas.findByEmail(empresaId, email)
  if (outra === null || outra === id || outra === besideId) return
  if ((await talentos.isDeclarada(empresaId, outra)) && !(await talentos.isDeclarada(empresaId, id))) {
    await talentos.correct(empresaId, outra, { email: null })
    await talentos.correct(empresaId, id, { email })
    const dados = { campos: tellCampos(['email']), isCedida: true } as const
    await appendEventos(trx, empresaId, [
      { tipo: 'talento_corrigido', usuarioId: null, talentoId: outra, dados },
    ])
  }
  await semelhancas.insertMissing(empresaId, [{ talentoId: outra, outroId: id, motivo: 'email' }])
}
