import { MODELO_NOT_FOUND, NOME_DO_MODELO_EM_USO } from '@seleta/contract/faltas'
import type { MensagemModelo, MensagemModeloBody } from '@seleta/contract/mensagens'
import type { Kysely } from 'kysely'
import type { Database } from '../../../database/schema'
import type { Autor } from '../../../ground/autor'
import { InvalidError, NotFoundError } from '../../../ground/domain-error'
import { appendEvento } from '../../../ground/event-log/eventos-repository'
import { doOnce } from '../../../ground/idempotency/idempotency-repository'
import type { Pedido } from '../../../ground/idempotency/pedido'
import { createMensagemModelosRepository } from './mensagem-modelos-repository'

const modeloNotFound = () => new NotFoundError(MODELO_NOT_FOUND)
const nomeTaken = () => new InvalidError(NOME_DO_MODELO_EM_USO, { nome: NOME_DO_MODELO_EM_USO })

/** Texts that a company writes to people again and again (product 61); the log says who made, changed and removed them. */
export function createMensagemModelosService(db: Kysely<Database>) {
  return {
    list: (empresaId: number): Promise<MensagemModelo[]> =>
      createMensagemModelosRepository(db).list(empresaId),

    /** @throws InvalidError when another model has the name */
    create: (
      { empresaId, usuarioId }: Autor,
      body: MensagemModeloBody,
      pedido: Pedido,
    ): Promise<MensagemModelo> =>
      doOnce(db, empresaId, pedido, async (trx) => {
        const modelo = await createMensagemModelosRepository(trx).insert(empresaId, trimmed(body))
        if (modelo === null) throw nomeTaken()
        const dados = { modeloId: modelo.id }
        await appendEvento(trx, empresaId, { tipo: 'mensagem_modelo_criado', usuarioId, dados })
        return modelo
      }),

    /** @throws NotFoundError, InvalidError when another model has the name */
    update: (
      { empresaId, usuarioId }: Autor,
      id: number,
      body: MensagemModeloBody,
    ): Promise<MensagemModelo> =>
      db.transaction().execute(async (trx) => {
        const repository = createMensagemModelosRepository(trx)
        const content = trimmed(body)
        if (await repository.isNomeTaken(empresaId, content.nome, id)) throw nomeTaken()
        const modelo = await repository.update(empresaId, id, content)
        if (modelo === null) throw modeloNotFound()
        const dados = { modeloId: id }
        await appendEvento(trx, empresaId, { tipo: 'mensagem_modelo_alterado', usuarioId, dados })
        return modelo
      }),

    /** @throws NotFoundError */
    remove: ({ empresaId, usuarioId }: Autor, id: number): Promise<void> =>
      db.transaction().execute(async (trx) => {
        if (!(await createMensagemModelosRepository(trx).remove(empresaId, id))) throw modeloNotFound()
        const dados = { modeloId: id }
        await appendEvento(trx, empresaId, { tipo: 'mensagem_modelo_removido', usuarioId, dados })
      }),
  }
}

const trimmed = ({ nome, assunto, texto }: MensagemModeloBody) => ({
  nome: nome.trim(),
  assunto: assunto.trim(),
  texto: texto.trim(),
})
