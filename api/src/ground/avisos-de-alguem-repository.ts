import { sql, type Kysely } from 'kysely'
import type { Database } from '../database/schema'
import { avisoEmailJob } from './aviso-email-job'
import { enqueueJobs } from './jobs/jobs-repository'

/** A notice to one colleague alone (product 74), written in the transaction of what it tells. */
export interface NewAviso {
  readonly usuarioId: number
  /** What it is about, the same each time: told once more it is new again. */
  readonly chave: string
  readonly tipo: 'mencao' | 'equipe' | 'dono'
  readonly titulo: string
  readonly link: string
  readonly campanhaId: number | null
  /** Whoever is erased or hidden takes it along. */
  readonly talentoId: number | null
}

/**
 * Tells colleagues something; what one was told before by the same key is told anew, and unread. Mentions also leave by
 * e-mail, for whoever wants them at once.
 */
export async function tellColegas(
  trx: Kysely<Database>,
  empresaId: number,
  avisos: readonly NewAviso[],
): Promise<void> {
  if (avisos.length === 0) return
  const { rows } = await sql<{ id: number }>`
    with gravados as (
      insert into aviso as a (empresa_id, usuario_id, chave, tipo, titulo, link, campanha_id, talento_id)
      select ${empresaId}, "usuarioId", chave, tipo, titulo, link, "campanhaId", "talentoId"
      from json_to_recordset(${JSON.stringify(avisos)}::json) as d ("usuarioId" bigint, chave text, tipo text,
        titulo text, link text, "campanhaId" bigint, "talentoId" bigint)
      on conflict (empresa_id, chave) do update set titulo = excluded.titulo, link = excluded.link,
        criado_em = excluded.criado_em, enviado_em = null
      returning a.id, a.usuario_id, a.tipo
    ), lidos as (
      delete from aviso_lido l using gravados g where l.aviso_id = g.id
    )
    select g.id from gravados g join usuario u on u.empresa_id = ${empresaId} and u.id = g.usuario_id
    where g.tipo = 'mencao' and u.mencao_email = 'AGORA'
  `.execute(trx)
  await enqueueJobs(
    trx,
    avisoEmailJob,
    rows.map(({ id }) => ({ data: { empresaId, avisoId: id }, empresaId })),
  )
}

/** Takes back what was told by these keys. */
export async function untellColegas(
  trx: Kysely<Database>,
  empresaId: number,
  chaves: readonly string[],
): Promise<void> {
  if (chaves.length === 0) return
  await trx.deleteFrom('aviso').where('empresaId', '=', empresaId).where('chave', 'in', chaves).execute()
}
