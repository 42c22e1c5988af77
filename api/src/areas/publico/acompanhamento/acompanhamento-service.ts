import { JANELA_SEGUNDOS } from '@seleta/contract/limits'
import type { Acompanhamento, CorrecaoBody } from '@seleta/contract/acompanhamento'
import type { Kysely } from 'kysely'
import type { Database } from '../../../database/schema'
import { ConflictError, InvalidError, NotFoundError } from '../../../ground/domain-error'
import { createCampanhasRepository } from '../../../domain/campanha/campanhas-repository'
import { writeAuditoria } from '../../../ground/audit-log/auditoria-repository'
import { appendEvento } from '../../../ground/event-log/eventos-repository'
import { readTelefone } from '@seleta/regras/telefone'
import { createAcompanhamentoRepository } from './acompanhamento-repository'
import type { Arquivos } from '../../../ground/files/arquivos'
import { deleteTalento } from './erase-repository'
import { openChaves } from '../../../domain/inscricao/chave'
import { tellEstado, type EstadoWords } from './estado-words'
import { readCatalogosOf } from '../../../ground/catalogos/nomes-do-catalogo-repository'
import { readMeusDados, type MeusDados } from './meus-dados-repository'

const naoEncontrada = () => new NotFoundError('Inscrição não encontrada.')

interface Linha {
  readonly situacao: 'ativa' | 'retirada'
  readonly campanhaSituacao: string
  readonly tipo: Parameters<typeof tellEstado>[0]['tipo']
  readonly naEtapaDesde: Date
}

const estadoOf = (row: Linha): EstadoWords =>
  tellEstado({
    isRetirada: row.situacao === 'retirada',
    isProcessoEncerrado: row.campanhaSituacao === 'ENCERRADA',
    tipo: row.tipo,
    isDentroDaJanela: Date.now() - row.naEtapaDesde.getTime() < JANELA_SEGUNDOS * 1000,
  })

/** The candidate's own page (product 55). The key is all a person needs; each step is written in one transaction. */
export function createAcompanhamentoService(db: Kysely<Database>, arquivos: Arquivos) {
  const repository = createAcompanhamentoRepository(db)

  /** @throws NotFoundError for a key that is not ours, and after deletion */
  async function find(chave: string) {
    const identificador = (await openChaves(db)).read(chave)
    const row = identificador === null ? null : await repository.find(identificador)
    if (row === null) throw naoEncontrada()
    return row
  }

  /** @returns null for a text that names no city, or more than one */
  async function findCidade(cidade: string): Promise<number | null> {
    if (cidade === '') return null
    const found = (await readCatalogosOf(db, { cidade, ultimoCargo: '' })).findCidade(cidade, '')
    return typeof found === 'number' ? found : null
  }

  return {
    /** Everything that is kept about the person. @throws NotFoundError */
    async readDados(chave: string): Promise<MeusDados> {
      const { empresaId, talentoId } = await find(chave)
      const dados = await readMeusDados(db, empresaId, talentoId)
      if (dados === null) throw naoEncontrada()
      return dados
    },

    /** @throws NotFoundError */
    async get(chave: string): Promise<Acompanhamento> {
      const chaves = await openChaves(db)
      const row = await find(chave)
      const outras = await repository.listOutras(row.empresaId, row.talentoId, row.inscricaoId)
      const isMovida = row.naEtapaDesde.getTime() - row.criadaEm.getTime() > 1000
      const estado = estadoOf(row)
      const desde = row.retiradaEm ?? (isMovida ? row.naEtapaDesde : null)
      return {
        inscricao: {
          campanhaId: row.campanhaId,
          vaga: row.vaga,
          empresa: row.empresa,
          ...estado,
          criadaEm: row.criadaEm.toISOString(),
          desde: desde?.toISOString() ?? null,
          canRetirar: row.situacao === 'ativa',
          hasPagina: row.excluidaEm === null && row.campanhaSituacao !== 'RASCUNHO',
        },
        outras: outras.map((outra) => ({
          chave: chaves.sign(outra.identificador),
          vaga: outra.vaga,
          estado: estadoOf(outra).estado,
        })),
        pessoa: {
          nome: row.nome,
          email: row.email ?? '',
          telefone: row.telefone ?? '',
          cidade: row.cidade ?? '',
          sobre: row.sobre,
        },
      }
    },

    /**
     * The person leaves the process; what waits to be sent about it is taken back, open boards let go of the card.
     * @throws NotFoundError, ConflictError when they had left before
     */
    async withdraw(chave: string): Promise<void> {
      const { empresaId, campanhaId, inscricaoId, talentoId, etapaId } = await find(chave)
      await db.transaction().execute(async (trx) => {
        // Writers of one campaign hold its row, so the log's ids appear in order.
        await createCampanhasRepository(trx).lock(empresaId, campanhaId)
        const inside = createAcompanhamentoRepository(trx)
        if (!(await inside.withdraw(empresaId, inscricaoId)))
          throw new ConflictError('Esta inscrição já foi retirada.')
        await inside.cancelMensagens(empresaId, inscricaoId)
        await appendEvento(trx, empresaId, {
          tipo: 'inscricao_retirada',
          usuarioId: null,
          campanhaId,
          talentoId,
          inscricaoId,
          dados: { deEtapaId: etapaId },
        })
      })
    },

    /** @throws NotFoundError, InvalidError naming the field */
    async correct(chave: string, body: CorrecaoBody): Promise<void> {
      const { empresaId, talentoId, campanhaId, inscricaoId } = await find(chave)
      const telefone = body.telefone === '' ? null : readTelefone(body.telefone)
      const cidadeId = await findCidade(body.cidade)
      const campos: Record<string, string> = {}
      if (body.telefone !== '' && telefone === null) campos['telefone'] = 'Informe o telefone com DDD.'
      if (body.cidade !== '' && cidadeId === null) campos['cidade'] = 'Escreva cidade e estado: Recife – PE.'
      await db.transaction().execute(async (trx) => {
        const inside = createAcompanhamentoRepository(trx)
        if (!(await inside.lockTalento(empresaId, talentoId))) throw naoEncontrada()
        if (body.email !== '' && (await inside.isEmailTaken(empresaId, talentoId, body.email)))
          campos['email'] = 'Este e-mail já está em outro cadastro.'
        if (Object.keys(campos).length > 0) throw new InvalidError('Confira os campos destacados.', campos)
        const { nome, sobre } = body
        const email = body.email === '' ? null : body.email
        await inside.correct(empresaId, talentoId, { nome, sobre, email, telefone, cidadeId })
        await appendEvento(trx, empresaId, {
          tipo: 'talento_corrigido',
          usuarioId: null,
          campanhaId,
          talentoId,
          inscricaoId,
          dados: {},
        })
      })
    },

    /**
     * Erases the person at this company, everywhere: rows, files, search, outbox. The log keeps ids without a person.
     * @throws NotFoundError
     */
    async erase(chave: string): Promise<void> {
      const { empresaId, talentoId, talentoIdentificador } = await find(chave)
      await db.transaction().execute(async (trx) => {
        const inside = createAcompanhamentoRepository(trx)
        const inscricoes = await inside.listInscricoes(empresaId, talentoId)
        const campanhas = [...new Set(inscricoes.map((one) => one.campanhaId))].toSorted((a, b) => a - b)
        for (const campanhaId of campanhas) await createCampanhasRepository(trx).lock(empresaId, campanhaId)
        if (!(await inside.lockTalento(empresaId, talentoId))) throw naoEncontrada()
        await deleteTalento(trx, empresaId, talentoId, 'pedido da pessoa')
        for (const campanhaId of campanhas) {
          const tipo = 'campanha_pessoa_apagada'
          await appendEvento(trx, empresaId, { tipo, usuarioId: null, campanhaId, dados: {} })
        }
        const alvo = `talento:${talentoIdentificador}`
        await writeAuditoria(trx, { empresaId, usuarioId: null }, { acao: 'dados_apagados', alvo })
      })
      await arquivos.removeLoose()
    },
  }
}
