import { createHash } from 'node:crypto'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../database/schema'
import { nameCurriculo } from '../../domain/talento/pessoa'
import { DOCUMENT_TYPES } from '../../ground/files/document-type'
import type { Demo } from '../build-demo'
import { drawCurriculoDemo } from '../curriculos/draw-curriculo-demo'
import { type Ids, idAt } from './ids'

/** One person in so many sent a file with the application. */
const DE_QUANTOS = 12
const MAXIMO = 24

/** Gives some people an uploaded résumé; the others have the one that is made from their data. */
export async function insertCurriculos(trx: Kysely<Database>, demo: Demo, ids: Ids): Promise<void> {
  const withFile = demo.pessoas
    .map((pessoa, index) => ({ pessoa, talentoId: idAt(ids.talentos, index), index }))
    .filter(({ pessoa, index }) => index % DE_QUANTOS === 0 && pessoa.experiencias.length > 0)
    .slice(0, MAXIMO)
  for (const { pessoa, talentoId } of withFile) {
    const conteudo = await drawCurriculoDemo(pessoa)
    const { id } = await trx
      .insertInto('arquivo')
      .values({
        empresaId: ids.empresa,
        nome: nameCurriculo(pessoa.nome, 'pdf'),
        mime: DOCUMENT_TYPES.pdf,
        tamanho: conteudo.length,
        sha256: createHash('sha256').update(conteudo).digest(),
        conteudo,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await sql`update talento set curriculo_id = ${id} where id = ${talentoId}`.execute(trx)
  }
}
