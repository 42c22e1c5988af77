import type { Acompanhamento } from '@seleta/contract/acompanhamento'
import { diaInBrazil } from '@seleta/regras/dia'
import type { Kysely } from 'kysely'
import type { Database } from '../../../database/schema'
import { createCampanhasRepository } from '../../../domain/campanha/campanhas-repository'
import { showTalentos } from '../../../domain/retencao/leave-empresa'
import { openChaves } from '../../../domain/inscricao/chave'
import { confirmDeclaracao, refuseDeclaracao } from '../../../domain/talento/enter-pessoas'

import { joinVinda, lockCampanhasOf } from '../../../domain/talento/join-talentos'
import { readChegou, tellPessoa } from '../../../domain/talento/pessoa'
import type { Clock } from '../../../ground/clock'
import { ConflictError } from '../../../ground/domain-error'
import { versaoOf } from '../../../ground/versao'
import { appendEvento } from '../../../ground/event-log/eventos-repository'
import { lockVagaAberta, refusalToApply } from '../inscricao/lock-vaga-aberta'
import { createAcompanhamentoRepository } from './acompanhamento-repository'
import { actByChave, type Holder } from './act-by-chave'
import { createEnviosRepository, type AConfirmarRow } from './envios-repository'
import { leaveProcesso } from './leave-processo'
import { openIn } from './open-campanha'
import { createRescore } from '../../../domain/aderencia/score-inscricoes'
import { readCampanha } from '../../../domain/campanha/campanha'

const lockIn = (trx: Kysely<Database>, empresaId: number) => (id: number) =>
  createCampanhasRepository(trx).lock(empresaId, id)

type FindDona = (on: Kysely<Database>) => Promise<Holder>

async function listRows(db: Kysely<Database>, { empresaId, talentoId }: Holder): Promise<AConfirmarRow[]> {
  const rows = await createEnviosRepository(db).listAConfirmar(empresaId, talentoId)
  return rows.filter(({ isOculta, donaId }) => !isOculta || donaId !== talentoId)
}

const RESPONDIDO = 'Você já respondeu sobre este envio.'
const NADA_A_RESPONDER = 'Este envio não espera mais resposta.'

/** Its job may be gone, or its mailbox another's by now: nobody has answered then. */
async function wasAnswered(db: Kysely<Database>, { empresaId }: Holder, identificador: string) {
  const envio = await createEnviosRepository(db).find(identificador)
  return envio?.empresaId === empresaId && (envio.estado === 'confirmada' || envio.estado === 'recusada')
}

/**
 * How an answer is given: all campaigns of hers, and of whoever came in with her e-mail, are held.
 * @param findDona whose mailbox a key was mailed to
 */
const answering = (findDona: FindDona, identificador: string) => ({
  /** @throws as `findDona`; ConflictError when it was answered, or asks nothing any more */
  read: async (on: Kysely<Database>) => {
    const dona = await findDona(on)
    const envio = (await listRows(on, dona)).find((one) => one.identificador === identificador)
    if (envio === undefined)
      throw new ConflictError((await wasAnswered(on, dona, identificador)) ? RESPONDIDO : NADA_A_RESPONDER)
    return { empresaId: dona.empresaId, talentoId: dona.talentoId, envio }
  },
  hold: (trx: Kysely<Database>, { empresaId }: Holder, ids: readonly number[]) =>
    lockCampanhasOf(trx, empresaId, ids, lockIn(trx, empresaId)),
})

/**
 * What was sent with somebody's e-mail, which they say was theirs or was not (decision 108). Who is hidden is asked only
 * of what came since, and comes back by saying yes (decision 129).
 */
export function createAConfirmarService(db: Kysely<Database>, clock: Clock) {
  return {
    list: async (dona: Holder) => {
      const hoje = diaInBrazil(clock())
      return (await listRows(db, dona)).map((row) => toAConfirmar(row, hoje))
    },

    /**
     * The person says that what was sent with their e-mail was theirs.
     * @param versao of what they have read: whoever sent it can mend it until they answer
     * @throws as `findDona`; ConflictError when it was answered or is another by now, or when they had withdrawn and nobody
     *   can come back
     */
    confirm: (findDona: FindDona, identificador: string, versao: string): Promise<void> =>
      actByChave(db, answering(findDona, identificador), async (trx, { empresaId, talentoId, envio }) => {
        const { campanhaId, donaId } = envio
        if (versaoDe(envio) !== versao) throw new ConflictError(MUDOU)
        const rescore = createRescore(trx, empresaId, readCampanha)
        if (donaId !== talentoId) {
          const lockCampanha = lockIn(trx, empresaId)
          const bringBack = (ids: readonly number[]) => showTalentos(trx, empresaId, ids, null)
          await joinVinda(
            trx,
            { empresaId, rescore, lockCampanha, bringBack },
            { oculta: talentoId, vinda: donaId },
          )
        }
        if (isVolta(envio)) await lockVagaAberta(trx, empresaId, campanhaId, diaInBrazil(clock()))
        const etapaId = await createCampanhasRepository(trx).findEntrada(empresaId, campanhaId)
        await confirmDeclaracao(trx, { empresaId, etapaId, rescore }, identificador)
      }),

    /**
     * The person says that it was not them: what was sent counts no more.
     * @returns the key of the page that their mailbox opens from then on; null: the one that they have
     * @throws as `confirm`
     */
    refuse: (findDona: FindDona, identificador: string): Promise<string | null> =>
      actByChave(
        db,
        answering(findDona, identificador),
        async (trx, { empresaId, talentoId: donaId, envio: { campanhaId } }) => {
          const rescore = createRescore(trx, empresaId, readCampanha)
          const openCampanha = openIn(trx, empresaId)
          const quem = { empresaId, rescore, openCampanha, donaId }
          const { inscricao, donaId: paraId } = await refuseDeclaracao(trx, quem, identificador)
          if (paraId !== donaId) return signPage(trx, empresaId, paraId)
          if (inscricao === null) return null
          await leaveProcesso(trx, empresaId, inscricao, 'caixa')
          const { talentoId, inscricaoId } = inscricao
          const who = { usuarioId: null, campanhaId, talentoId, inscricaoId }
          await appendEvento(trx, empresaId, { ...who, tipo: 'inscricao_recusada', dados: {} })
          return null
        },
      ),
  }
}

/** Whose mailbox it is has a page of their own. */
async function signPage(trx: Kysely<Database>, empresaId: number, talentoId: number): Promise<string | null> {
  const page = await createAcompanhamentoRepository(trx).findPage(empresaId, talentoId)
  if (page === null) return null
  return (await openChaves(trx)).sign(page.inscricao, page.talento, page.email ?? '')
}

const vagaOf = ({ campanhaSituacao, fechamento }: AConfirmarRow) => ({
  situacao: campanhaSituacao,
  fechamento,
})

const MUDOU = 'O que foi enviado mudou depois que você abriu esta página. Confira e responda de novo.'

const versaoDe = ({ pessoa, curriculoId, situacao }: AConfirmarRow) =>
  versaoOf([pessoa, curriculoId, situacao])

/** Its person had withdrawn: saying yes takes them back, while anybody can come in. */
const isVolta = ({ situacao, fezInscricao }: AConfirmarRow) => situacao === 'retirada' && !fezInscricao

const toAConfirmar = (row: AConfirmarRow, hoje: string): Acompanhamento['aConfirmar'][number] => ({
  versao: versaoDe(row),
  identificador: row.identificador,
  vaga: row.vaga,
  enviadaEm: row.criadaEm.toISOString(),
  isVolta: isVolta(row),
  impedimento: isVolta(row) ? (refusalToApply(vagaOf(row), hoje)?.message ?? null) : null,
  disse: tellPessoa(readChegou(row.pessoa), {
    cidade: row.cidade ?? '',
    hasCurriculo: row.curriculoId !== null,
  }),
})
