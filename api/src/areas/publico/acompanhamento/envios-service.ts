import type { Acompanhamento, CorrecaoBody } from '@seleta/contract/acompanhamento'
import type { Kysely } from 'kysely'
import type { Database } from '../../../database/schema'
import { createCampanhasRepository } from '../../../domain/campanha/campanhas-repository'
import { hasPagina } from '../../../domain/campanha/vaga-publica'
import { inscricaoNotFound } from '../../../domain/inscricao/inscricoes-repository'
import { correctDeclaracao, withdrawDeclaracao } from '../../../domain/talento/enter-pessoas'
import { readChegou } from '../../../domain/talento/pessoa'
import type { Clock } from '../../../ground/clock'
import { wrongCampos } from '../../../ground/domain-error'
import { createEnviosRepository } from './envios-repository'
import { estadoOf, isEnvioRetirado, tellEnvio } from './estado-words'
import { leaveProcesso } from './leave-processo'
import { readCorrecao } from './read-correcao'
import { rescoreOf } from './rescore-of'

/**
 * The page behind the link that whoever fills in the form gets at once: what they sent, and nothing of the record that
 * it may count for (decision 108). It is the same page whether or not anybody was known.
 */
export function createEnviosService(db: Kysely<Database>, clock: Clock) {
  async function find(identificador: string) {
    const row = await createEnviosRepository(db).find(identificador)
    if (row === null) throw inscricaoNotFound()
    return row
  }

  return {
    /** @throws NotFoundError */
    async get(identificador: string): Promise<Acompanhamento> {
      const row = await find(identificador)
      const { nome, email, telefone, sobre } = readChegou(row.pessoa)
      const { estado, fezInscricao } = row
      const envio = { estado, fezInscricao, isRetirada: row.situacao === 'retirada' }
      return {
        isEnvio: true,
        inscricao: {
          campanhaId: row.campanhaId,
          vaga: row.vaga,
          empresa: row.empresa,
          empresaSlug: row.empresaSlug,
          ...tellEnvio(
            { ...envio, hasEmail: email !== null },
            estadoOf({ ...row, isDaPessoa: true }, clock()),
          ),
          criadaEm: row.criadaEm.toISOString(),
          desde: null,
          canRetirar: estado === 'recebida' && !isEnvioRetirado(envio),
          hasPagina: hasPagina(row),
        },
        guarda: null,
        aConfirmar: [],
        outras: [],
        pessoa: {
          nome,
          email: email ?? '',
          telefone: telefone ?? '',
          cidade: row.cidade ?? '',
          sobre,
        },
      }
    },

    /** @throws NotFoundError, ConflictError when it counts no more, or its person has said that it was theirs */
    async withdraw(identificador: string): Promise<void> {
      const { empresaId, campanhaId, fezTalento } = await find(identificador)
      await db.transaction().execute(async (trx) => {
        await createCampanhasRepository(trx).lock(empresaId, campanhaId)
        const inscricao = await withdrawDeclaracao(
          trx,
          { empresaId, rescore: rescoreOf(trx, empresaId) },
          identificador,
        )
        if (inscricao !== null) await leaveProcesso(trx, empresaId, inscricao, !fezTalento)
      })
    },

    /** @throws as `withdraw`; InvalidError naming the field */
    async correct(identificador: string, body: CorrecaoBody): Promise<void> {
      const { empresaId } = await find(identificador)
      const { campos, correcao } = await readCorrecao(db, body)
      if (Object.keys(campos).length > 0) throw wrongCampos(campos)
      await db.transaction().execute((trx) => correctDeclaracao(trx, empresaId, identificador, correcao))
    },
  }
}
