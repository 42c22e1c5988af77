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

/** Which pairs of people the correction had ended, that is taken back. */
interface Pares {
  readonly pares: readonly object[]
}

/** These fields alone. */
export const pickCampos = (dados: Partial<Dados>, campos: readonly (keyof Dados)[]): Partial<Dados> =>
  Object.fromEntries(campos.map((campo) => [campo, dados[campo] ?? null]))

/**
 * Writes what is told of a person and what follows: that a recruiter vouches for it, keys of mails that wait, scores, open
 * boards, log and audit, which name the fields and none of their values.
 * @param trx holds the person and their campaigns
 * @param changed the fields that change, as they shall be
 * @returns pairs that went: the two share nothing any more
 */
export async function changeDados(
  trx: Kysely<Database>,
  { empresaId, usuarioId }: Autor,
  { id, identificador, dados }: Corrigida,
  changed: Partial<Dados>,
  { campanhaIds, desfeita }: { readonly campanhaIds: readonly number[]; readonly desfeita: Pares | null },
): Promise<readonly object[]> {
  const repository = createCorrecaoRepository(trx)
  const fields = differing(dados, { ...dados, ...changed })
  const emails = fields.includes('email') ? { former: dados.email, email: changed.email ?? null } : undefined
  const quem = actorIn(trx, { empresaId, usuarioId })
  const pares = await writeCorrecao(trx, quem, id, { desfeita, emails }, () =>
    repository.write(empresaId, id, changed),
  )
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
      dados: { campos, ...(desfeita !== null && { isDesfeita: true }) },
    },
  ])
  const acao = desfeita === null ? 'pessoa_corrigida' : 'correcao_desfeita'
  await writeAuditoria(
    trx,
    { empresaId, usuarioId },
    { acao, alvo: `talento:${identificador}`, dados: { campos } },
  )
  return pares
}
