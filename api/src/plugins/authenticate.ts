import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Pool } from 'pg'
import { UnauthorizedError } from '../ground/domain-error'

/** Who calls. `id` is the session's row. */
export interface Sessao {
  readonly id: number
  readonly usuarioId: number
  readonly empresaId: number
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Null on public routes without a valid token. */
    sessao: Sessao | null
  }
  interface FastifyContextConfig {
    /** Answers without a session; every other route needs one (security S05). */
    isPublic?: boolean
  }
}

/** What the database keeps of a token. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest()

/** The session lives on the server alone; its last use is noted every five minutes at most. */
const FIND_SESSAO = `
  select s.id, s.usuario_id, s.empresa_id, s.ultimo_uso < now() - interval '5 minutes' as is_stale
  from sessao s join usuario u on u.id = s.usuario_id
  where s.token_hash = $1 and s.expira_em > now() and u.removido_em is null`

interface SessaoRow {
  id: number
  usuario_id: number
  empresa_id: number
  is_stale: boolean
}

/**
 * Reads `Authorization: Bearer …` before anything else of a request.
 * A public route is never refused for a stale token (security S11).
 */
export function authenticate(app: FastifyInstance, pool: Pool): void {
  app.decorateRequest('sessao', null)
  app.addHook('onRequest', async (request) => {
    if (request.is404) return
    const isPublic = request.routeOptions.config.isPublic === true
    const token = bearerOf(request)
    if (token !== null) request.sessao = await findSessao(pool, token)
    if (!isPublic && request.sessao === null) throw new UnauthorizedError()
  })
}

function bearerOf(request: FastifyRequest): string | null {
  const match = /^Bearer +([\w-]{20,100})$/i.exec(request.headers.authorization ?? '')
  return match?.[1] ?? null
}

async function findSessao(pool: Pool, token: string): Promise<Sessao | null> {
  const { rows } = await pool.query<SessaoRow>({
    name: 'sessao',
    text: FIND_SESSAO,
    values: [hashToken(token)],
  })
  const row = rows[0]
  if (row === undefined) return null
  if (row.is_stale) await pool.query('update sessao set ultimo_uso = now() where id = $1', [row.id])
  return { id: row.id, usuarioId: row.usuario_id, empresaId: row.empresa_id }
}
