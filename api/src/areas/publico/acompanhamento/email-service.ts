import { DAY_MS } from '@seleta/regras/dia'
import { addresses } from '@seleta/public-pages/data/addresses'
import type { Kysely } from 'kysely'
import type { Database } from '../../../database/schema'
import { openChaves } from '../../../domain/inscricao/chave'
import { inscricaoNotFound } from '../../../domain/inscricao/inscricoes-repository'
import { enqueueTrocaDeEmail, isTroca } from '../../../domain/mensagem/enqueue-mensagens'
import { holdChaves, setEmailOf } from '../../../domain/talento/enter-pessoas'
import { noteSemelhanca } from '../../../domain/talento/join-talentos'
import { ConflictError, wrongCampos } from '../../../ground/domain-error'
import { tellCampos } from '../../../ground/event-log/campos-corrigidos'
import { appendEvento } from '../../../ground/event-log/eventos-repository'
import type { Counter } from '../../../ground/limits/counter'
import { createAcompanhamentoRepository } from './acompanhamento-repository'
import { actByChave, holdCampanhas } from './act-by-chave'
import { openIn } from './open-campanha'
import { createRescore } from '../../../domain/aderencia/score-inscricoes'
import { readCampanha } from '../../../domain/campanha/campanha'

/** Of one person in a day. */
const MAX_PEDIDOS = 3

type Row = NonNullable<Awaited<ReturnType<ReturnType<typeof createAcompanhamentoRepository>['find']>>>

/** What the page behind the link to a new mailbox says: nothing of the record. */
export interface EmailChange {
  readonly empresa: string
  readonly email: string
  readonly slug: string
}

/** Their campaigns, then whoever comes in by either mailbox meanwhile. */
async function holdBoth(trx: Kysely<Database>, row: Row, ids: readonly number[]): Promise<void> {
  await holdCampanhas(trx, row, ids)
  const { empresaId, email, emailPedido } = row
  const chavesOf = (one: string | null) => ({
    nome: '',
    email: one,
    telefone: null,
    cpf: null,
    referencia: null,
  })
  await holdChaves(trx, empresaId, chavesOf(email), chavesOf(emailPedido))
}

/**
 * Another e-mail for somebody on record: it is theirs when its mailbox says so, and not before (decision 108). Until then
 * nobody is looked for by it. Then the links to the former mailbox open nothing any more.
 */
export function createEmailService(
  db: Kysely<Database>,
  { counter, publicUrl }: { readonly counter: Counter; readonly publicUrl: string },
) {
  /**
   * The change that a key was mailed for: `emailPedido` is null once it is made, and no other is asked for.
   * @throws NotFoundError unless the key was mailed to the address that is asked for, or was
   */
  async function find(chave: string, on = db): Promise<Row> {
    const opened = (await openChaves(on)).read(chave)
    const row = opened === null ? null : await createAcompanhamentoRepository(on).find(opened.identificador)
    if (row === null) throw inscricaoNotFound()
    const email = row.emailPedido ?? row.email ?? ''
    if (opened?.isOf(row.talentoIdentificador, email) !== true) throw inscricaoNotFound()
    return row
  }

  return {
    /** @throws NotFoundError */
    async get(chave: string): Promise<EmailChange> {
      const { empresa, empresaSlug: slug, emailPedido } = await find(chave)
      if (emailPedido === null) throw inscricaoNotFound()
      return { empresa, email: emailPedido, slug }
    },

    /**
     * What the key opens once the address is not asked for any more: given up, or another is asked for instead. The answer
     * is for the mailbox that was asked alone, which has the signed key.
     * @throws NotFoundError for every other key
     */
    async getGone(chave: string): Promise<Omit<EmailChange, 'email'>> {
      const opened = (await openChaves(db)).read(chave)
      const repository = createAcompanhamentoRepository(db)
      const row = opened === null ? null : await repository.find(opened.identificador)
      if (opened === null || row === null) throw inscricaoNotFound()
      const confirmacoes = await repository.listConfirmacoes(row.empresaId, row.inscricaoId)
      const isAsked = confirmacoes.some(
        ({ destinatario, corpo }) => isTroca(corpo) && opened.isOf(row.talentoIdentificador, destinatario),
      )
      if (!isAsked) throw inscricaoNotFound()
      return { empresa: row.empresa, slug: row.empresaSlug }
    },

    /**
     * Runs what asks a mailbox, counted by who asks; what fails counts nothing. Beside no transaction: the counter has a
     * connection of its own.
     * @throws InvalidError when they have asked for enough today; what `run` throws
     */
    async counted<T>(talentoId: number, run: () => Promise<T>): Promise<T> {
      const key = `troca/${talentoId}`
      const { total } = await counter.add(key, DAY_MS)
      try {
        if (total > MAX_PEDIDOS)
          throw wrongCampos({ email: 'Você já pediu muitas trocas de e-mail hoje: tente de novo amanhã.' })
        return await run()
      } catch (error) {
        await counter.takeBack(key)
        throw error
      }
    },

    /** Asks the mailbox: the same whether or not anybody has this e-mail, or was mailed to by it today. */
    async ask(trx: Kysely<Database>, row: Row, newEmail: string): Promise<void> {
      const chaves = await openChaves(trx)
      const chave = chaves.sign(row.identificador, row.talentoIdentificador, newEmail)
      const link = `${publicUrl}${addresses.acompanhamento(chave)}`
      const { empresaId, inscricaoId, talentoId, campanhaId, nome, telefone, vaga, empresa } = row
      const para = { inscricaoId, talentoId, campanhaId, nome, email: newEmail, telefone, vaga, empresa }
      await enqueueTrocaDeEmail(trx, empresaId, para, link)
    },

    /**
     * The mailbox says yes; again changes nothing.
     * @throws NotFoundError; ConflictError when another record has the e-mail: then a recruiter sees the two side by side
     */
    async confirm(chave: string): Promise<void> {
      const read = (on: Kysely<Database>) => find(chave, on)
      const otherId = await actByChave(db, { read, hold: holdBoth }, async (trx, row) => {
        const { empresaId, talentoId, campanhaId, inscricaoId, emailPedido } = row
        if (emailPedido === null) return null
        const repository = createAcompanhamentoRepository(trx)
        const other = await repository.findByEmail(empresaId, talentoId, emailPedido)
        if (other !== null) {
          await noteSemelhanca(trx, empresaId, { talentoId, outroId: other, motivo: 'email' })
          return other
        }
        const quem = {
          empresaId,
          rescore: createRescore(trx, empresaId, readCampanha),
          openCampanha: openIn(trx, empresaId),
        }
        const askerId = await setEmailOf(trx, quem, talentoId, { former: row.email, email: emailPedido })
        const who = { usuarioId: null, campanhaId, talentoId: askerId, inscricaoId }
        const dados = { campos: tellCampos(['email']), isPropria: true as const }
        await appendEvento(trx, empresaId, { ...who, tipo: 'talento_corrigido', dados })
        return null
      })
      if (otherId !== null)
        throw new ConflictError(
          'Este e-mail já está em outro cadastro nesta empresa. A equipe vê agora que os dois podem ser da mesma pessoa; até ela decidir, cada um fica como está.',
        )
    },
  }
}
