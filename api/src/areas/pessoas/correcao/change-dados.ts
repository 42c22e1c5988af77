import type { Kysely } from 'kysely'
import type { Database } from '../../../database/schema'
import { CAMPOS, changeScore, tellCampos } from '../../../ground/event-log/campos-corrigidos'
import { rescorePessoa, writeCorrecao } from '../../../domain/talento/enter-pessoas'
import { writeAuditoria } from '../../../ground/audit-log/auditoria-repository'
import type { Autor } from '../../../ground/autor'
import { appendEventos } from '../../../ground/event-log/eventos-repository'
import { actorIn } from '../entrada/open-destino'
import { type Corrigida, createCorrecaoRepository, type Dados } from './correcao-repository'

/** Which fields differ, in the order in which they are told. */
export const differing = (one: Partial<Dados>, other: Partial<Dados>): (keyof Dados)[] =>
  CAMPOS.filter((campo) => JSON.stringify(one[campo] ?? null) !== JSON.stringify(other[campo] ?? null))

/** These fields alone. */
export const pickCampos = (dados: Partial<Dados>, campos: readonly (keyof Dados)[]): Partial<Dados> =>
  Object.fromEntries(campos.map((campo) => [campo, dados[campo] ?? null]))

/**
 * Writes what is told of a person and what follows: that a recruiter vouches for it, keys of mails that wait, scores, open
 * boards, log and audit, which name the fields and none of their values.
 * @param trx holds the person and their campaigns
 * @param changed the fields that change, as they shall be
 */
export async function changeDados(
  trx: Kysely<Database>,
  { empresaId, usuarioId }: Autor,
  { id, identificador, dados }: Corrigida,
  changed: Partial<Dados>,
  { campanhaIds, isDesfeita }: { readonly campanhaIds: readonly number[]; readonly isDesfeita: boolean },
): Promise<void> {
  const repository = createCorrecaoRepository(trx)
  const fields = differing(dados, { ...dados, ...changed })
  const emails = fields.includes('email') ? { former: dados.email, email: changed.email ?? null } : undefined
  const quem = actorIn(trx, { empresaId, usuarioId })
  await writeCorrecao(trx, quem, id, { isDesfeita, emails }, () => repository.write(empresaId, id, changed))
  if (changeScore(fields)) await rescorePessoa(trx, quem, id)
  const campos = tellCampos(fields)
  await appendEventos(trx, empresaId, [
    ...campanhaIds.map((campanhaId) => ({
      tipo: 'campanha_pessoa_corrigida' as const,
      usuarioId,
      campanhaId,
      dados: {},
    })),
    {
      tipo: 'talento_corrigido',
      usuarioId,
      talentoId: id,
      dados: { campos, ...(isDesfeita && { isDesfeita }) },
    },
  ])
  const acao = isDesfeita ? 'correcao_desfeita' : 'pessoa_corrigida'
  await writeAuditoria(
    trx,
    { empresaId, usuarioId },
    { acao, alvo: `talento:${identificador}`, dados: { campos } },
  )
}
