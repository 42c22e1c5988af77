import { funcoesDo, type Papel } from '@seleta/contract/papeis'
import { isAllowed } from '@seleta/contract/permissoes'
import { countOf } from '@seleta/regras/plural'
import type { Kysely } from 'kysely'
import type { Database } from '../../database/schema'
import { writeAuditoria } from '../../ground/audit-log/auditoria-repository'
import type { Sessao } from '../../ground/autor'
import { endLinksOf } from '../../ground/avaliacao-links-repository'
import { ConflictError, NotFoundError } from '../../ground/domain-error'
import { type ReleaseDono, releaseDonoJob } from '../../ground/donos-job'
import { enqueueJobs } from '../../ground/jobs/jobs-repository'
import { holdColegas } from '../../ground/colegas-repository'
import { countResponsaveis, leaveEquipes } from '../../ground/equipe-repository'
import { deleteEntradas } from './entradas-repository'
import { holdAdministradores } from './hold-administradores'
import { removeSegundoFator } from './segundo-fator-repository'
import { deleteOtherSessoes } from './sessoes-repository'
import { deleteTokens } from './tokens-repository'
import * as usuarios from './usuarios-repository'

/** Who works in a company, and in which role: product 70. */

/**
 * Takes a colleague out of the company, or an invitation back; their sessions end at once, and the links to judge by that
 * they made.
 * @param herdeiro who takes the campaigns that they are responsible for
 * @throws NotFoundError, ConflictError for oneself, for the last administrator, and while nobody takes their campaigns,
 * ForbiddenError when whoever asks administers the company no more
 */
export async function dismissUsuario(
  db: Kysely<Database>,
  sessao: Sessao,
  id: number,
  herdeiro: number | undefined,
): Promise<void> {
  const { empresaId } = sessao
  if (id === sessao.usuarioId) throw new ConflictError('Você não pode remover a si mesmo.')
  await db.transaction().execute(async (trx) => {
    keepAdministrador(await holdAdministradores(trx, sessao), id)
    // First, so that from here on no team takes them in.
    if (!(await usuarios.removeUsuario(trx, empresaId, id))) throw new NotFoundError()
    const linksEncerrados = await endLinksOf(trx, empresaId, id)
    const dados = {
      ...(await handOver(trx, empresaId, id, herdeiro)),
      ...(linksEncerrados > 0 && { linksEncerrados }),
    }
    await releaseDono(trx, sessao, { usuarioId: id, herdeiroId: herdeiro ?? null, saiu: true })
    await deleteOtherSessoes(trx, empresaId, id, null)
    await deleteTokens(trx, id)
    await deleteEntradas(trx, empresaId, id)
    await removeSegundoFator(trx, empresaId, id)
    await writeAuditoria(trx, sessao, { acao: 'usuario_removido', alvo: `usuario:${id}`, dados })
  })
}

/**
 * Gives a colleague another role; it holds from their next call on.
 * @throws NotFoundError, ConflictError for the last administrator, ForbiddenError when whoever asks administers the company
 * no more
 */
export async function savePapel(
  db: Kysely<Database>,
  sessao: Sessao,
  id: number,
  papel: Papel,
): Promise<void> {
  const { empresaId } = sessao
  await db.transaction().execute(async (trx) => {
    const administradores = await holdAdministradores(trx, sessao)
    if (papel !== 'ADMINISTRADOR') keepAdministrador(administradores, id)
    if (!(await usuarios.updatePapel(trx, empresaId, id, papel))) throw new NotFoundError()
    await releaseDono(trx, sessao, { usuarioId: id, herdeiroId: null, saiu: false })
    const mayMakeLinks = isAllowed(papel, 'createAvaliacaoLink')
    const linksEncerrados = mayMakeLinks ? 0 : await endLinksOf(trx, empresaId, id)
    const dados = { papel, ...(linksEncerrados > 0 && { linksEncerrados }) }
    await writeAuditoria(trx, sessao, { acao: 'papel_mudado', alvo: `usuario:${id}`, dados })
  })
}

/** People who were with somebody who may see them no more go to the heir, or to nobody (decision 186). */
async function releaseDono(
  trx: Kysely<Database>,
  { empresaId, usuarioId: autorId }: Sessao,
  whose: Pick<ReleaseDono, 'usuarioId' | 'herdeiroId' | 'saiu'>,
): Promise<void> {
  const data = { empresaId, autorId, ...whose }
  await enqueueJobs(trx, releaseDonoJob, [{ data, empresaId }])
}

/** @throws ConflictError when the company would be without anybody who may everything */
function keepAdministrador(administradores: readonly number[], id: number): void {
  if (administradores.includes(id) && administradores.length === 1)
    throw new ConflictError(
      'A empresa precisa de um administrador. Dê antes esse papel a outra pessoa.',
      'ultimo_administrador',
    )
}

/**
 * Takes somebody who leaves out of their teams.
 * @returns who took how many campaigns; empty when there were none to take
 * @throws ConflictError while nobody takes the campaigns, or somebody who is of another company or may answer for none
 */
async function handOver(
  trx: Kysely<Database>,
  empresaId: number,
  id: number,
  herdeiro: number | undefined,
): Promise<{ herdeiro?: number; campanhas?: number }> {
  const campanhas = (await countResponsaveis(trx, empresaId)).get(id) ?? 0
  if (campanhas === 0) {
    await leaveEquipes(trx, empresaId, id, null)
    return {}
  }
  const papel =
    herdeiro === undefined ? undefined : (await holdColegas(trx, empresaId, [herdeiro])).get(herdeiro)
  if (herdeiro === undefined || papel === undefined || !funcoesDo(papel).includes('RESPONSAVEL'))
    throw new ConflictError(
      `Diga quem assume ${countOf(campanhas, 'campanha', 'campanhas')} dessa pessoa.`,
      'campanhas_sem_responsavel',
    )
  return { herdeiro, campanhas: await leaveEquipes(trx, empresaId, id, herdeiro) }
}
