import type { Pool } from 'pg'
import { keepStatement } from '../database/pool'
import type { Sessao } from './autor'
import { hashToken } from './tokens'

/**
 * A session that still opens doors: not expired, and its colleague not removed. Plain text, for the statement that every
 * call asks is prepared by hand. Expects `sessao` as s and `usuario` as u.
 */
export const SESSAO_VIVA = 's.expira_em > now() and u.removido_em is null'

/** The campaigns of the teams of whoever sees only those; null for everybody else. Expects `usuario` as u. */
export const CAMPANHAS_DA_EQUIPE = `
  case when u.papel = 'GESTOR' then array(
    select e.campanha_id from campanha_equipe e where e.empresa_id = u.empresa_id and e.usuario_id = u.id
      order by e.campanha_id
  ) end`

/** The session lives on the server alone; its last use is noted every five minutes at most. */
const FIND_SESSAO = `
  select s.id, s.usuario_id, s.empresa_id, s.ultimo_uso < now() - interval '5 minutes' as is_stale,
    s.limitada, u.papel, ${CAMPANHAS_DA_EQUIPE} as campanhas,
    exists (select from campanha c where c.empresa_id = u.empresa_id and c.cega_ate_etapa_id is not null) as has_cegas
  from sessao s join usuario u on u.id = s.usuario_id
  where s.token_hash = $1 and ${SESSAO_VIVA}`

interface SessaoRow extends Pick<Sessao, 'papel' | 'campanhas' | 'limitada'> {
  id: number
  usuario_id: number
  empresa_id: number
  is_stale: boolean
  has_cegas: boolean
}

/** Whose token this is; null when it is nobody's any more. */
export async function findSessao(pool: Pool, token: string): Promise<Sessao | null> {
  const { rows } = await pool.query<SessaoRow>({
    ...keepStatement(pool, 'sessao'),
    text: FIND_SESSAO,
    values: [hashToken(token)],
  })
  const row = rows[0]
  if (row === undefined) return null
  if (row.is_stale) await pool.query('update sessao set ultimo_uso = now() where id = $1', [row.id])
  const { id, usuario_id: usuarioId, empresa_id: empresaId, has_cegas: hasCegas, ...acesso } = row
  const { papel, campanhas, limitada } = acesso
  return { id, usuarioId, empresaId, papel, campanhas, limitada, hasCegas }
}
