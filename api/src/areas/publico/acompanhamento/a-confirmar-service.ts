import type { Acompanhamento } from '@seleta/contract/acompanhamento'
import { diaInBrazil } from '@seleta/regras/dia'
import type { Kysely } from 'kysely'
import type { Database } from '../../../database/schema'
import { createCampanhasRepository } from '../../../domain/campanha/campanhas-repository'
import { createEtapasRepository } from '../../../domain/etapa/etapas-repository'
import { showTalentos } from '../../../domain/retencao/leave-empresa'
import { confirmDeclaracao, refuseDeclaracao } from '../../../domain/talento/enter-pessoas'
import { joinVinda } from '../../../domain/talento/join-talentos'
import { readChegou, tellPessoa } from '../../../domain/talento/pessoa'
import type { Clock } from '../../../ground/clock'
import { ConflictError } from '../../../ground/domain-error'
import { appendEvento } from '../../../ground/event-log/eventos-repository'
import { lockVagaAberta } from '../inscricao/lock-vaga-aberta'
import { createEnviosRepository, type AConfirmarRow } from './envios-repository'
import { leaveProcesso } from './leave-processo'
import { rescoreOf } from './rescore-of'

/** The person whose mailbox a key was mailed to. */
export interface Dona {
  readonly empresaId: number
  readonly talentoId: number
}

/**
 * What was sent with somebody's e-mail, which they say was theirs or was not (decision 108). Who is hidden is asked only
 * of what came since, and comes back by saying yes (decision 129).
 */
export function createAConfirmarService(db: Kysely<Database>, clock: Clock) {
  async function listRows({ empresaId, talentoId }: Dona): Promise<AConfirmarRow[]> {
    const rows = await createEnviosRepository(db).listAConfirmar(empresaId, talentoId)
    return rows.filter(({ isOculta, donaId }) => !isOculta || donaId !== talentoId)
  }

  /** @throws ConflictError when it was answered */
  async function find(dona: Dona, identificador: string): Promise<AConfirmarRow> {
    const found = (await listRows(dona)).find((one) => one.identificador === identificador)
    if (found === undefined) throw new ConflictError('Você já respondeu sobre este envio.')
    return found
  }

  return {
    list: async (dona: Dona) => (await listRows(dona)).map(toAConfirmar),

    /**
     * The person says that what was sent with their e-mail was theirs.
     * @throws ConflictError when it was answered, or when they had withdrawn and nobody can come back
     */
    async confirm(dona: Dona, identificador: string): Promise<void> {
      const { empresaId, talentoId } = dona
      const { campanhaId, situacao, fezInscricao, donaId } = await find(dona, identificador)
      await db.transaction().execute(async (trx) => {
        const rescore = rescoreOf(trx, empresaId)
        const lockCampanha = (id: number) => createCampanhasRepository(trx).lock(empresaId, id)
        if (donaId !== talentoId)
          await joinVinda(
            trx,
            {
              empresaId,
              rescore,
              lockCampanha,
              bringBack: (ids) => showTalentos(trx, empresaId, ids, null),
            },
            { oculta: talentoId, vinda: donaId },
          )
        if (situacao === 'retirada' && !fezInscricao)
          await lockVagaAberta(trx, empresaId, campanhaId, diaInBrazil(clock()))
        else await lockCampanha(campanhaId)
        const etapaId = await createEtapasRepository(trx).findEntrada(empresaId, campanhaId)
        await confirmDeclaracao(trx, { empresaId, etapaId, rescore }, identificador)
      })
    },

    /** The person says that it was not them: what was sent counts no more. @throws as `confirm` */
    async refuse(dona: Dona, identificador: string): Promise<void> {
      const { empresaId, talentoId: donaId } = dona
      const { campanhaId } = await find(dona, identificador)
      await db.transaction().execute(async (trx) => {
        await createCampanhasRepository(trx).lock(empresaId, campanhaId)
        const rescore = rescoreOf(trx, empresaId)
        const inscricao = await refuseDeclaracao(trx, { empresaId, rescore, donaId }, identificador)
        if (inscricao === null) return
        await leaveProcesso(trx, empresaId, inscricao)
        const { talentoId, inscricaoId } = inscricao
        const who = { usuarioId: null, campanhaId, talentoId, inscricaoId }
        await appendEvento(trx, empresaId, { ...who, tipo: 'inscricao_recusada', dados: {} })
      })
    },
  }
}

const toAConfirmar = (row: AConfirmarRow): Acompanhamento['aConfirmar'][number] => ({
  identificador: row.identificador,
  vaga: row.vaga,
  enviadaEm: row.criadaEm.toISOString(),
  isVolta: row.situacao === 'retirada' && !row.fezInscricao,
  disse: tellPessoa(readChegou(row.pessoa), {
    cidade: row.cidade ?? '',
    hasCurriculo: row.curriculoId !== null,
  }),
})
