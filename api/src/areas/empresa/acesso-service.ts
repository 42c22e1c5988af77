import type { Kysely } from 'kysely'
import type { Database } from '../../database/schema'
import { writeAuditoria } from '../../ground/audit-log/auditoria-repository'
import type { Sessao } from '../../ground/autor'
import { ConflictError, NotFoundError } from '../../ground/domain-error'
import { holdAutor } from '../../ground/hold-autor'
import * as acessos from './acesso-repository'

/** How the people of a company sign in: product 75. */

export async function getAcesso(db: Kysely<Database>, empresaId: number) {
  const found = await acessos.findAcesso(db, empresaId)
  if (found === undefined) throw new NotFoundError()
  return found
}

/**
 * Asks everybody of the company for a second factor, or nobody. Who has none is signed out, and led to set one up when
 * they come in again.
 * @throws ConflictError while whoever asks has none themselves, ForbiddenError when they may ask no more
 */
export async function saveAcesso(
  db: Kysely<Database>,
  sessao: Sessao,
  { exigeSegundoFator }: { readonly exigeSegundoFator: boolean },
) {
  const { empresaId, usuarioId } = sessao
  await db.transaction().execute(async (trx) => {
    await holdAutor(trx, sessao, 'saveAcesso')
    // Written first: whoever is switching theirs off is waited for, or waits.
    await acessos.updateExigencia(trx, empresaId, exigeSegundoFator)
    if (exigeSegundoFator && !(await acessos.hasSegundoFator(trx, empresaId, usuarioId)))
      throw new ConflictError('Ligue antes o seu próprio segundo fator, em Segurança.', 'sem_segundo_fator')
    if (exigeSegundoFator) await acessos.endSessoesWithout(trx, empresaId)
    else await acessos.freeSessoes(trx, empresaId)
    await writeAuditoria(trx, sessao, {
      acao: 'acesso_mudado',
      alvo: `empresa:${empresaId}`,
      dados: { exigeSegundoFator },
    })
  })
  return getAcesso(db, empresaId)
}
