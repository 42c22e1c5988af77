import type { FiltroSalvo, FiltroSalvoBody } from '@seleta/contract/filtros-salvos'
import { ConsultaSalva } from '@seleta/contract/filtros-salvos'
import type { Kysely } from 'kysely'
import type { z } from 'zod'
import type { Database } from '../../../database/schema'
import { InvalidError, NotFoundError } from '../../../ground/domain-error'
import type { Autor } from '../../../ground/autor'
import { createFiltrosSalvosRepository } from './filtros-salvos-repository'

type Body = z.output<typeof FiltroSalvoBody>

/** Enough for a person; a list that long helps nobody. */
const MAX_FILTROS = 50

/** Filters that a person keeps under a name (design.md 4.5); each person has their own. */
export function createFiltrosSalvosService(db: Kysely<Database>) {
  const repository = createFiltrosSalvosRepository(db)
  return {
    async list({ empresaId, usuarioId }: Autor, tela: string): Promise<FiltroSalvo[]> {
      const rows = await repository.list(empresaId, usuarioId, tela)
      return rows.map(({ id, nome, consulta }) => ({ id, nome, consulta: ConsultaSalva.parse(consulta) }))
    },

    /** The same name again replaces what it stood for. @throws InvalidError past 50 */
    async create({ empresaId, usuarioId }: Autor, { tela, nome, consulta }: Body): Promise<FiltroSalvo> {
      const known = await repository.list(empresaId, usuarioId, tela)
      const isNew = known.every((one) => one.nome !== nome.trim())
      if (isNew && known.length >= MAX_FILTROS) {
        const motivo = `Você já tem ${MAX_FILTROS} filtros salvos. Exclua um para salvar outro.`
        throw new InvalidError(motivo, { nome: motivo })
      }
      const id = await repository.upsert(empresaId, usuarioId, { tela, nome: nome.trim(), consulta })
      return { id, nome: nome.trim(), consulta }
    },

    /** @throws NotFoundError, also for somebody else's */
    async remove({ empresaId, usuarioId }: Autor, id: number): Promise<void> {
      if (!(await repository.remove(empresaId, usuarioId, id)))
        throw new NotFoundError('Filtro não encontrado.')
    },
  }
}
