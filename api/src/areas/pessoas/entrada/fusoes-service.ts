import { randomUUID } from 'node:crypto'
import type { Fusao } from '@seleta/contract/entrada'
import type { Kysely } from 'kysely'
import type { Database } from '../../../database/schema'
import { ConflictError, NotFoundError } from '../../../ground/domain-error'
import type { Autor } from '../../../ground/autor'
import { readCampanha } from '../../../domain/campanha/campanha'
import { appendEvento } from '../../../ground/event-log/eventos-repository'
import { scoreInscricoes } from '../../../domain/aderencia/score-inscricoes'
import { findAlvo } from '../talento-alvo-repository'
import { createEntradaRepository } from '../../../domain/talento/entrada-repository'
import { describeMudancas } from './fusao-em-palavras'
import { createFusoesRepository } from '../../../domain/talento/fusoes-repository'
import { readChegou } from '../../../domain/talento/read-chegou'

/** Who was joined to whom, and taking it apart (product 42, decision 063). */
export function createFusoesService(db: Kysely<Database>) {
  return {
    /** @throws NotFoundError */
    async list(empresaId: number, identificador: string): Promise<Fusao[]> {
      await findAlvo(db, empresaId, identificador)
      const rows = await createFusoesRepository(db).list(empresaId, identificador)
      return rows.map((row) => {
        const { nome, email, telefone } = readChegou(row.chegou)
        return {
          id: row.id,
          via: row.via,
          motivo: row.motivo,
          nome,
          email: email ?? '',
          telefone: telefone ?? '',
          mudancas: describeMudancas(row.antes, row.depois, row.cidade ?? ''),
          campanha: row.campanha ?? '',
          quem: row.quem ?? '',
          criadaEm: row.criadaEm.toISOString(),
          desfeitaEm: row.desfeitaEm?.toISOString() ?? null,
        }
      })
    },

    /**
     * Makes two people of one again: what came gets a person of its own, with the application and the file that came
     * with it; the other is as before, but for what was changed since. What can stand only once stays with the first.
     * @throws NotFoundError, ConflictError when it was taken apart already
     */
    separate({ empresaId, usuarioId }: Autor, id: number): Promise<{ identificador: string; nome: string }> {
      return db.transaction().execute(async (trx) => {
        const repository = createFusoesRepository(trx)
        const fusao = await repository.lock(empresaId, id)
        if (fusao === null) throw new NotFoundError('Esta união não existe mais.')
        if (fusao.desfeitaEm !== null)
          throw new ConflictError('Os dois cadastros já foram separados.', 'ja_separada')
        const entrada = createEntradaRepository(trx)
        await entrada.lockRetratos(empresaId, [fusao.talentoId])
        await repository.restore(empresaId, id)
        const pessoa = readChegou(fusao.chegou)
        const { hasEmail, hasCpf } = await repository.findTaken(empresaId, pessoa.email, pessoa.cpf)
        const identificador = randomUUID()
        const livre = {
          ...pessoa,
          identificador,
          referencia: null,
          email: hasEmail ? null : pessoa.email,
          cpf: hasCpf ? null : pessoa.cpf,
        }
        const ids = await entrada.insertTalentos(empresaId, 'MANUAL', 'legitimo_interesse', [livre])
        const talentoId = ids.get(identificador) ?? 0
        await repository.handOver(empresaId, id, talentoId)
        await entrada.addHistoricos(empresaId, [{ ...pessoa, talentoId }])
        await giveCurriculo(trx, empresaId, talentoId, fusao.antes, fusao.depois)
        await repository.markUndone(empresaId, id, usuarioId)
        for (const { campanhaId, inscricaoIds } of await entrada.listOutras(
          empresaId,
          [fusao.talentoId, talentoId],
          null,
        )) {
          const campanha = await readCampanha(trx, empresaId, campanhaId)
          await scoreInscricoes(trx, empresaId, campanha, { inscricaoIds })
        }
        for (const alvo of [fusao.talentoId, talentoId]) {
          await appendEvento(trx, empresaId, {
            tipo: 'talento_separado',
            usuarioId,
            talentoId: alvo,
            dados: { fusaoId: id },
          })
        }
        return { identificador, nome: pessoa.nome }
      })
    },
  }
}

/** The file that came with them goes with them. */
async function giveCurriculo(
  trx: Kysely<Database>,
  empresaId: number,
  talentoId: number,
  antes: Record<string, unknown>,
  depois: Record<string, unknown>,
): Promise<void> {
  const curriculoId = depois['curriculoId']
  if (typeof curriculoId !== 'number' || curriculoId === antes['curriculoId']) return
  await trx
    .updateTable('talento')
    .set({ curriculoId })
    .where('empresaId', '=', empresaId)
    .where('id', '=', talentoId)
    .execute()
}
