import { PESSOA_NOT_FOUND } from '@seleta/contract/faltas'
import { UNDO_WINDOW_SECONDS } from '@seleta/contract/limits'
import type { CancelarMensagensAnswer, LoteMensagem, MensagemLoteBody } from '@seleta/contract/lote'
import { addresses } from '@seleta/public-pages/data/addresses'
import type { Kysely } from 'kysely'
import type { z } from 'zod'
import type { Database } from '../../../database/schema'
import { doOnce } from '../../../ground/idempotency/idempotency-repository'
import type { Pedido } from '../../../ground/idempotency/pedido'
import type { Autor } from '../../../ground/autor'
import { campanhaNotFound } from '../../../domain/campanha/campanha'
import { createCampanhasRepository } from '../../../domain/campanha/campanhas-repository'
import { addressOf, firstNameOf, renderMensagem } from '../../../domain/mensagem/mensagem'
import { singleLine } from '../../../ground/text/single-line'
import { createMensagemLoteRepository, type DestinatarioRow } from './mensagem-lote-repository'

/** A message to many people at once (product 37): e-mails leave after the window in which they can be taken back. */
export function createMensagemLoteService(db: Kysely<Database>, publicUrl: string) {
  /** The job, else the company's own jobs (decision 136). */
  const linkOf = ({ campanhaId, empresaSlug }: DestinatarioRow) =>
    publicUrl + (campanhaId === null ? addresses.empresa(empresaSlug) : addresses.vaga(campanhaId))

  function compose(pedido: MensagemLoteBody, para: DestinatarioRow) {
    const empresa = para.nomeEmpresa === null || para.nomeEmpresa === '' ? para.empresa : para.nomeEmpresa
    const variables = {
      nome: firstNameOf(para.nome),
      vaga: para.vaga ?? '',
      empresa,
      link: linkOf(para),
    }
    const assunto = pedido.assunto.trim() === '' ? `Mensagem de ${empresa}` : pedido.assunto
    return {
      ...addressOf(para, pedido.canal),
      assunto: singleLine(renderMensagem(assunto, variables)),
      corpo: renderMensagem(pedido.texto, variables),
    }
  }

  return {
    /**
     * Puts one message per person into the outbox. WhatsApp messages wait there for a recruiter's hand (product 49).
     * @throws NotFoundError when the campaign is not the company's
     */
    async send(
      { empresaId, usuarioId }: Autor,
      mensagem: MensagemLoteBody,
      pedido: Pedido,
    ): Promise<LoteMensagem[]> {
      if (mensagem.campanhaId !== null) {
        const campanha = await createCampanhasRepository(db).find(empresaId, mensagem.campanhaId)
        if (campanha === null) throw campanhaNotFound()
      }
      const unique = [...new Set(mensagem.identificadores)]
      return doOnce(db, empresaId, pedido, async (trx) => {
        const outbox = createMensagemLoteRepository(trx)
        const rows = await outbox.readDestinatarios(empresaId, unique, mensagem.campanhaId)
        const byId = new Map(rows.map((row) => [row.identificador, row]))
        const answer: LoteMensagem[] = []
        for (const identificador of unique) {
          const para = byId.get(identificador)
          if (para === undefined) {
            answer.push(refused(identificador, '', PESSOA_NOT_FOUND))
            continue
          }
          if (para.consentimentoRevogadoEm !== null) {
            answer.push(refused(identificador, para.nome, 'Esta pessoa pediu para não receber mensagens.'))
            continue
          }
          const { hasCanal, ...composed } = compose(mensagem, para)
          const id = await outbox.insert(empresaId, {
            ...composed,
            canal: mensagem.canal,
            campanhaId: para.campanhaId,
            talentoId: para.talentoId,
            inscricaoId: para.inscricaoId,
            usuarioId,
            estado: hasCanal ? 'pendente' : 'sem_canal',
            waitSeconds: UNDO_WINDOW_SECONDS,
          })
          const motivo = hasCanal ? '' : mensagem.canal === 'EMAIL' ? 'Sem e-mail.' : 'Sem telefone.'
          answer.push({
            identificador,
            nome: para.nome,
            resultado: hasCanal ? 'na-fila' : 'sem-canal',
            motivo,
            mensagemId: hasCanal ? id : null,
          })
        }
        return answer
      })
    },

    /** Takes back what has not left yet. */
    async cancel(
      empresaId: number,
      mensagens: readonly number[],
    ): Promise<z.output<typeof CancelarMensagensAnswer>> {
      const canceladas = await createMensagemLoteRepository(db).cancel(empresaId, mensagens)
      return { canceladas, jaEnviadas: new Set(mensagens).size - canceladas }
    },
  }
}

const refused = (identificador: string, nome: string, motivo: string): LoteMensagem => ({
  identificador,
  nome,
  resultado: 'nao-enviada',
  motivo,
  mensagemId: null,
})
