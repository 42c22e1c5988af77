import type { MensagemItem, Mensagens, MensagensQuery, ResendMensagensAnswer } from '@seleta/contract/avisos'
import type { CanalMensagem } from '@seleta/contract/canais'
import { canReturn, isForHand } from '@seleta/contract/mensagem-estados'
import { wordMailError } from '@seleta/regras/mail-error'
import { readTelefone } from '@seleta/regras/telefone'
import type { Kysely } from 'kysely'
import type { z } from 'zod'
import type { Database } from '../../../database/schema'
import { isOfAddress } from '../../../database/sql/address-of-today'
import { addressOf } from '../../../domain/mensagem/mensagem'
import { againAfterOthers } from '../../../ground/collision'
import { ConflictError, NotFoundError } from '../../../ground/domain-error'
import type { Autor } from '../../../ground/autor'
import { hideChaves } from '../../../ground/text/hide-chaves'
import { appendMensagemEvento } from '../append-mensagem-evento'
import type { Keeper } from '../../../database/sql/kept-by'
import type { Returning } from './mensagens-list-repository'
import { createMensagensListRepository } from './mensagens-list-repository'

type Row = Awaited<ReturnType<ReturnType<typeof createMensagensListRepository>['list']>>[number]

/** The outbox behind the message icon (product 10), and the WhatsApp queue worked through by hand (product 49). */
export function createMensagensListService(db: Kysely<Database>, emailLigado: boolean) {
  const repository = createMensagensListRepository(db)

  /** Foreign and unknown ids look alike; a known one in another state says so. */
  async function refuse(empresaId: number, id: number): Promise<never> {
    if (!(await repository.exists(empresaId, id))) throw new NotFoundError('Mensagem não encontrada.')
    throw new ConflictError('O estado desta mensagem mudou. Atualize a lista.')
  }

  /**
   * What failed, was cancelled or had nowhere to go is back in the queue, to where its person is reached today: often that
   * is what was wrong.
   */
  const resendMany = (
    empresaId: number,
    ids: readonly number[],
  ): Promise<z.output<typeof ResendMensagensAnswer>> =>
    againAfterOthers(() =>
      db.transaction().execute(async (trx) => {
        const held = await repository.holdReturning(trx, empresaId, ids)
        const reached = held.filter(isReached)
        await repository.requeue(trx, empresaId, reached)
        return { naFila: reached.length, outras: new Set(ids).size - reached.length }
      }),
    )

  return {
    async list(empresaId: number, query: MensagensQuery): Promise<Mensagens> {
      const [rows, totais] = await Promise.all([
        repository.list(empresaId, query),
        repository.count(empresaId, query),
      ])
      const { tab, size } = query
      const totalElements =
        tab === undefined ? Object.values(totais).reduce((sum, total) => sum + total, 0) : totais[tab]
      return {
        data: rows.map(toItem),
        totalElements,
        totalPages: Math.ceil(totalElements / size),
        totais,
        emailLigado,
      }
    },

    resendMany,

    async resend(empresaId: number, id: number): Promise<void> {
      const { naFila } = await resendMany(empresaId, [id])
      if (naFila === 0) await refuse(empresaId, id)
    },

    /** @param opened the phone whose conversation was opened, as it is typed; null: the person's own today */
    async markSent({ empresaId, usuarioId }: Autor, id: number, opened: string | null): Promise<void> {
      const isMarked = await db.transaction().execute(async (trx) => {
        const mensagem = await repository.markSent(trx, empresaId, id, readTelefone(opened ?? ''))
        if (mensagem === null) return false
        // A link that was asked for is no answer.
        if (mensagem.inscricaoId !== null && mensagem.tipo !== 'link')
          await repository.markRespondida(trx, empresaId, mensagem.inscricaoId)
        await appendMensagemEvento(trx, empresaId, mensagem, { tipo: 'mensagem_enviada', usuarioId })
        return true
      })
      if (!isMarked) await refuse(empresaId, id)
    },
  }
}

const isReached = ({ canal, destinatario }: Omit<Returning, 'id'>): boolean =>
  addressOf({ email: destinatario, telefone: destinatario }, canal).hasCanal

const addressName = (canal: CanalMensagem): string => (canal === 'EMAIL' ? 'e-mail' : 'telefone')

const KEPT: Readonly<Record<Keeper, string>> = {
  retirada: 'A pessoa pediu para não receber mensagens.',
  prazo: 'As datas de que ela fala não valem mais.',
  etapa: 'Essa etapa ficou para trás: a mensagem não vai mais.',
  lugar: 'Outra mensagem desta etapa tomou o lugar dela.',
}

/** Why a message has nowhere to go though its person has, or had, an address; null: they gave none. */
function tellNowhere({ tipo, canal, deHoje, keeper }: Row): string | null {
  if (keeper !== null) return KEPT[keeper]
  const nome = addressName(canal)
  if (isReached({ canal, destinatario: deHoje })) return `Agora a pessoa tem ${nome}: tente de novo.`
  return isOfAddress(tipo) ? `Não é mais da pessoa o ${nome} para o qual ela foi escrita.` : null
}

/** Why «Tentar de novo» would leave it where it is; null: it would go, or is nothing to be tried. */
function tellKept(row: Row): string | null {
  if (!canReturn(row.estado)) return null
  if (row.keeper === null && isReached({ canal: row.canal, destinatario: row.deHoje })) return null
  return tellNowhere(row) ?? `A pessoa está sem ${addressName(row.canal)}.`
}

function toItem(row: Row): MensagemItem {
  const {
    talentoIdentificador,
    talentoNome,
    campanhaId,
    campanhaNome,
    criadaEm,
    enviadaEm,
    enviarDepoisDe,
    tipo,
    erro,
    deHoje: _deHoje,
    keeper: _keeper,
    ...mensagem
  } = row
  const words = erro === null ? null : wordMailError(erro)
  const isNowhere = mensagem.estado === 'sem_canal'
  // What a recruiter's own hand sends needs its link until it is sent: one of the screen, not of a mailbox (decision
  // 137).
  const isShown = tipo === 'link' && isForHand(mensagem)
  return {
    ...mensagem,
    corpo: isShown ? mensagem.corpo : hideChaves(mensagem.corpo),
    erro: isNowhere ? tellNowhere(row) : (words?.texto ?? null),
    oQueFazer: isNowhere ? '' : (words?.oQueFazer ?? ''),
    naoVolta: tellKept(row),
    saiEm: mensagem.canal === 'EMAIL' && mensagem.estado === 'pendente' ? enviarDepoisDe.toISOString() : null,
    criadaEm: criadaEm.toISOString(),
    enviadaEm: enviadaEm?.toISOString() ?? null,
    talento:
      talentoIdentificador === null || talentoNome === null
        ? null
        : { identificador: talentoIdentificador, nome: talentoNome },
    campanha: campanhaId === null || campanhaNome === null ? null : { id: campanhaId, nome: campanhaNome },
  }
}
