import type { ResultadoTeste, ResultadoTesteBody, TesteDoTalento } from '@seleta/contract/dossie'
import { diaInBrazil } from '@seleta/regras/dia'
import type { Kysely, Transaction } from 'kysely'
import type { Database } from '../../../database/schema'
import type { Autor } from '../../../ground/autor'
import type { Clock } from '../../../ground/clock'
import { InvalidError, NotFoundError } from '../../../ground/domain-error'
import { appendEvento } from '../../../ground/event-log/eventos-repository'
import type { Arquivos } from '../../../ground/files/arquivos'
import { insertArquivo } from '../../../ground/files/arquivos-repository'
import type { FileAnswer } from '../../../ground/files/file-answer'
import type { UploadedFile } from '../../../ground/files/uploaded-file'
import { doOnce } from '../../../ground/idempotency/idempotency-repository'
import type { Pedido } from '../../../ground/idempotency/pedido'
import { findTarget } from '../target-repository'
import { isMimeTeste, readProof } from './arquivo-teste'
import { createTestesRepository } from './testes-repository'

const resultadoNotFound = () => new NotFoundError('Resultado não encontrado.')

/** Results of tests on a person's Tests tab (product 27). */
export function createTestesService(db: Kysely<Database>, arquivos: Arquivos, clock: Clock) {
  const repository = createTestesRepository(db)
  return {
    /** @throws NotFoundError when the person is unknown */
    async list(empresaId: number, identificador: string): Promise<TesteDoTalento[]> {
      const { id } = await findTarget(db, empresaId, identificador)
      return repository.list(empresaId, id)
    },

    /**
     * @param arquivo proof of the result: PDF, DOCX, PNG or JPEG up to 5 MB
     * @throws NotFoundError, InvalidError for an unknown test or a day to come, UnsupportedFileError, TooLargeError
     */
    async create(
      { empresaId, usuarioId }: Autor,
      identificador: string,
      { testeId, resultado, data, link }: ResultadoTesteBody,
      arquivo: UploadedFile | undefined,
      pedido: Pedido,
    ): Promise<ResultadoTeste> {
      const proof = arquivo === undefined ? null : readProof(arquivo)
      const files = arquivo === undefined ? [] : [arquivo]
      const write = async (trx: Transaction<Database>) => {
        const testes = createTestesRepository(trx)
        const talento = await findTarget(trx, empresaId, identificador)
        if (!(await testes.hasTeste(testeId))) throw fieldError('testeId', 'Escolha um teste da lista.')
        if (data > diaInBrazil(clock())) throw fieldError('data', 'A data não pode estar no futuro.')
        const arquivoId = proof === null ? null : await insertArquivo(trx, empresaId, proof)
        const row = await testes.insert(empresaId, talento.id, usuarioId, {
          testeId,
          resultado,
          data,
          link: link === '' ? null : link,
          arquivoId,
        })
        await appendEvento(trx, empresaId, {
          tipo: 'resultado_teste_registrado',
          usuarioId,
          talentoId: talento.id,
          dados: { testeId, resultadoId: row.id },
        })
        return { id: row.id }
      }
      const { id } = await arquivos.keepDuring(files, () => doOnce(db, empresaId, pedido, write))
      const quem = await repository.readWho(empresaId, usuarioId)
      return { id, resultado, data, link, temArquivo: proof !== null, quem }
    },

    /** @throws NotFoundError */
    async remove(empresaId: number, id: number): Promise<void> {
      if (!(await repository.remove(empresaId, id))) throw resultadoNotFound()
    },

    /** @throws NotFoundError */
    async readArquivo(empresaId: number, id: number): Promise<FileAnswer> {
      const arquivoId = await repository.findArquivoId(empresaId, id)
      if (arquivoId === null) throw resultadoNotFound()
      const { nome, mime, conteudo } = await arquivos.open(empresaId, arquivoId)
      if (!isMimeTeste(mime)) throw resultadoNotFound()
      return { conteudo, mime, nome, isDownload: true }
    },
  }
}

const fieldError = (field: string, motivo: string) => new InvalidError(motivo, { [field]: motivo })
