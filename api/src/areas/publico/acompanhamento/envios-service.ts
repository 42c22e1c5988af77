import type { Acompanhamento, CorrecaoBody } from '@seleta/contract/acompanhamento'
import type { Kysely } from 'kysely'
import type { Database } from '../../../database/schema'
import { hasPagina } from '../../../domain/campanha/vaga-publica'
import {
  COM_A_EMPRESA,
  inscricaoNotFound,
  inscricaoRetirada,
} from '../../../domain/inscricao/inscricoes-repository'
import { correctDeclaracao, rescorePessoa, withdrawDeclaracao } from '../../../domain/talento/enter-pessoas'
import { readChegou } from '../../../domain/talento/pessoa'
import type { Clock } from '../../../ground/clock'
import { ConflictError, wrongCampos } from '../../../ground/domain-error'
import { changeScore } from '../../../ground/event-log/campos-corrigidos'
import { actByChave, holdCampanha, holdCampanhas } from './act-by-chave'
import { createEnviosRepository, type EnvioRow } from './envios-repository'
import { estadoOf, isEnvioRetirado, isWithEmpresa, tellEnvio } from './estado-words'
import { leaveProcesso } from './leave-processo'
import { readCorrecao } from './read-correcao'
import { createRescore } from '../../../domain/aderencia/score-inscricoes'
import { readCampanha } from '../../../domain/campanha/campanha'

/**
 * The page behind the link that whoever fills in the form gets at once: what they sent, and nothing of the record that
 * it may count for (decision 108). It is the same page whether or not anybody was known.
 */
export function createEnviosService(db: Kysely<Database>, clock: Clock) {
  async function find(identificador: string, on = db) {
    const row = await createEnviosRepository(on).find(identificador)
    if (row === null) throw inscricaoNotFound()
    return row
  }
  const reading = (identificador: string) => (on: Kysely<Database>) => find(identificador, on)

  return {
    /** @throws NotFoundError */
    async get(identificador: string): Promise<Acompanhamento> {
      const row = await find(identificador)
      const { nome, email, telefone, sobre } = readChegou(row.pessoa)
      const { estado, fezInscricao } = row
      const hasEmail = email !== null
      const isOfMailbox = row.emailDaPessoa !== null
      const envio = { estado, fezInscricao, isRetirada: row.situacao === 'retirada', hasEmail, isOfMailbox }
      return {
        isEnvio: true,
        inscricao: {
          campanhaId: row.campanhaId,
          vaga: row.vaga,
          empresa: row.empresa,
          empresaSlug: row.empresaSlug,
          ...tellEnvio(envio, estadoOf({ ...row, isDaPessoa: true }, clock())),
          criadaEm: row.criadaEm.toISOString(),
          desde: null,
          canRetirar: estado === 'recebida' && !isEnvioRetirado(envio) && !isWithEmpresa(envio),
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
        emailPedido: null,
      }
    },

    /** @throws NotFoundError, ConflictError when it counts no more, or its person has said that it was theirs */
    async withdraw(identificador: string): Promise<void> {
      const way = { read: reading(identificador), hold: holdCampanha }
      await actByChave(db, way, async (trx, row) => {
        const { empresaId, fezTalento, fezInscricao, estado } = row
        const isRetirada = row.situacao === 'retirada'
        refuseOfEmpresa(row)
        // Its person may have left by their own page: who sent it takes nothing back any more, and hides no withdrawal.
        if (isEnvioRetirado({ estado, fezInscricao, isRetirada })) throw inscricaoRetirada()
        const quem = { empresaId, rescore: createRescore(trx, empresaId, readCampanha) }
        const inscricao = await withdrawDeclaracao(trx, quem, identificador)
        if (inscricao !== null)
          await leaveProcesso(trx, empresaId, inscricao, fezTalento ? 'pessoa' : 'envio')
      })
    },

    /** @throws as `withdraw`; InvalidError naming the field */
    async correct(identificador: string, body: CorrecaoBody): Promise<void> {
      const way = { read: reading(identificador), hold: holdCampanhas }
      await actByChave(db, way, async (trx, row) => {
        const { empresaId, talentoId } = row
        refuseOfEmpresa(row)
        const { campos, correcao, changed } = await readCorrecao(trx, body)
        if (Object.keys(campos).length > 0) throw wrongCampos(campos)
        await correctDeclaracao(trx, empresaId, identificador, correcao)
        if (changed === null || changeScore(changed))
          await rescorePessoa(
            trx,
            { empresaId, rescore: createRescore(trx, empresaId, readCampanha) },
            talentoId,
          )
      })
    },
  }
}

/** @throws ConflictError where a recruiter has said whose it is, and no mailbox can */
function refuseOfEmpresa({ estado, fezInscricao, pessoa, emailDaPessoa }: EnvioRow): void {
  const hasEmail = readChegou(pessoa).email !== null
  if (isWithEmpresa({ estado, fezInscricao, hasEmail, isOfMailbox: emailDaPessoa !== null }))
    throw new ConflictError(COM_A_EMPRESA)
}
