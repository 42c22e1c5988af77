import { NOTAS_HASH, talentoIn } from '@seleta/contract/dashboard-addresses'
import { mencoesOf } from '@seleta/regras/mencao'
import type { Kysely } from 'kysely'
import type { Database } from '../../../database/schema'
import type { Autor } from '../../../ground/autor'
import { mencaoTitle } from '../../../ground/aviso-titles'
import { tellColegas, untellColegas } from '../../../ground/avisos-de-alguem-repository'
import { wrongCampos } from '../../../ground/domain-error'
import { createMencoesRepository, type Leitor } from './mencoes-repository'
import { createNotasExcluidasRepository } from './notas-excluidas-repository'
import { createNotasRepository } from './notas-repository'

interface Nota {
  readonly notaId: number
  readonly talentoId: number
  /** As marked by `@seleta/regras/mencao`. */
  readonly texto: string
}

const chaveOf = (notaId: number, usuarioId: number) => `mencao:${notaId}:${usuarioId}`

/**
 * Whom a note mentions, in its transaction: each is told (product 74).
 * @throws InvalidError when somebody is mentioned anew who may not see the person, or has left
 */
export async function writeMencoes(trx: Kysely<Database>, autor: Autor, nota: Nota): Promise<void> {
  const { empresaId, usuarioId } = autor
  const repository = createMencoesRepository(trx)
  const ids = mencoesOf(nota.texto)
  const antes = (await repository.listOf(empresaId, [nota.notaId])).map(({ id }) => id)
  const added = ids.filter((id) => !antes.includes(id))
  const leitores = added.length === 0 ? [] : await repository.listMencionaveis(empresaId, nota.talentoId)
  const mencionados = leitores.filter(({ id }) => added.includes(id) && id !== usuarioId)
  if (mencionados.length !== added.length)
    throw wrongCampos({
      texto: 'Alguém que você mencionou não vê esta pessoa. Tire a menção e salve de novo.',
    })
  await repository.replace(empresaId, nota.notaId, ids)
  const gone = antes.filter((id) => !ids.includes(id))
  await untellColegas(
    trx,
    empresaId,
    gone.map((id) => chaveOf(nota.notaId, id)),
  )
  if (mencionados.length > 0) await tellMencionados(trx, autor, nota, mencionados)
}

/** Deletes a note, which takes along what was told of it. For a while all of it can be there again. */
export async function removeNota(trx: Kysely<Database>, empresaId: number, notaId: number): Promise<void> {
  const mencoes = await createMencoesRepository(trx).listOf(empresaId, [notaId])
  const chaves = mencoes.map(({ id }) => chaveOf(notaId, id))
  await createNotasExcluidasRepository(trx).keep(empresaId, notaId, chaves)
  await untellColegas(trx, empresaId, chaves)
  await createNotasRepository(trx).remove(empresaId, notaId)
}

async function tellMencionados(
  trx: Kysely<Database>,
  { empresaId, usuarioId }: Autor,
  { notaId, talentoId }: Nota,
  mencionados: readonly Leitor[],
): Promise<void> {
  const { quem, pessoa, identificador } = await createMencoesRepository(trx).readNomes(
    empresaId,
    usuarioId,
    talentoId,
  )
  const linkOf = (campanhaId: number | null) => `${talentoIn(campanhaId, identificador)}${NOTAS_HASH}`
  await tellColegas(
    trx,
    empresaId,
    mencionados.map(({ id, campanhaId }) => ({
      usuarioId: id,
      chave: chaveOf(notaId, id),
      tipo: 'mencao',
      titulo: mencaoTitle(quem, pessoa),
      link: linkOf(campanhaId),
      campanhaId,
      talentoId,
    })),
  )
}
