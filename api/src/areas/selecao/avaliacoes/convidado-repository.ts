import { ACESSO_TERMINADO } from '@seleta/contract/avaliacao-words'
import type { Pool } from 'pg'
import { keepStatement } from '../../../database/pool'
import type { Convidado } from '../../../ground/autor'
import { UnauthorizedError } from '../../../ground/domain-error'
import { hashToken } from '../../../ground/tokens'
import { LINK_STATE, linkRefusal } from './link-refusal'

/**
 * What a guest's session and its link come to at this moment: a link that was ended opens nothing from then on. Plain
 * text, as that of a colleague's session.
 */
const FIND_CONVIDADO = `
  select l.id as link_id, l.empresa_id, l.campanha_id, v.expira_em <= now() as is_over,
    ${LINK_STATE},
    coalesce(l.aberto_em < now() - interval '5 minutes', true) as is_stale,
    exists (select from campanha p where p.empresa_id = l.empresa_id and p.cega_ate_etapa_id is not null) as has_cegas
  from avaliacao_sessao v
    join avaliacao_link l on l.empresa_id = v.empresa_id and l.id = v.link_id
    join campanha c on c.empresa_id = l.empresa_id and c.id = l.campanha_id
  where v.token_hash = $1`

interface ConvidadoRow {
  link_id: number
  empresa_id: number
  campanha_id: number
  is_over: boolean
  is_encerrado: boolean
  is_expirado: boolean
  is_excluida: boolean
  is_stale: boolean
  has_cegas: boolean
}

/** Whose token of a guest this is; why it opens nothing any more. */
export async function findConvidado(pool: Pool, token: string): Promise<Convidado | UnauthorizedError> {
  const tokenHash = hashToken(token)
  const { rows } = await pool.query<ConvidadoRow>({
    ...keepStatement(pool, 'convidado'),
    text: FIND_CONVIDADO,
    values: [tokenHash],
  })
  const row = rows[0]
  if (row === undefined) return new UnauthorizedError(ACESSO_TERMINADO)
  const { link_id: linkId, empresa_id: empresaId, campanha_id: campanhaId, has_cegas: hasCegas } = row
  const { is_encerrado: isEncerrado, is_expirado: isExpirado, is_excluida: isExcluida } = row
  const refusal = linkRefusal({ isEncerrado, isExpirado, isExcluida })
  if (refusal !== null) return new UnauthorizedError(...refusal)
  if (row.is_over) return new UnauthorizedError(ACESSO_TERMINADO)
  if (row.is_stale)
    await pool.query('update avaliacao_link set aberto_em = now() where empresa_id = $1 and id = $2', [
      empresaId,
      linkId,
    ])
  return {
    empresaId,
    usuarioId: null,
    linkId,
    tokenHash,
    papel: 'CONVIDADO',
    campanhas: [campanhaId],
    limitada: false,
    hasCegas,
  }
}
