import { assuntoDaInscricao } from '@seleta/contract/tell-avisos'
import { readTelefone } from '@seleta/regras/telefone'
import { isEmail } from '@seleta/regras/email'
import { fillMensagem } from '@seleta/regras/mensagem-variables'
import type { Insertable } from 'kysely'
import type { Database } from '../../database/schema'
import type { MensagemTable } from '../../database/tables/eventos-tables'
import { greetable } from '../../ground/text/greetable'
import { singleLine } from '../../ground/text/single-line'

/** The person and the application that a message is about. */
export interface Destinatario {
  readonly inscricaoId: number
  readonly talentoId: number
  readonly campanhaId: number
  readonly nome: string
  readonly email: string | null
  readonly telefone: string | null
  readonly vaga: string
  readonly empresa: string
}

export interface Modelo {
  readonly tipo: 'etapa' | 'confirmacao' | 'encerramento'
  readonly canal: 'EMAIL' | 'WHATSAPP'
  readonly texto: string
  readonly etapaId?: number
  readonly usuarioId: number | null
  /** Address behind {{link}}. */
  readonly link: string
}

/** A row of the outbox without its company; without a usable address it says so instead of waiting for ever. */
export type NewMensagem = Omit<Insertable<Database['mensagem']>, 'empresaId'>

/** Where a message on a channel goes, and whether it can be sent there. */
export function addressOf(
  para: Pick<Destinatario, 'email' | 'telefone'>,
  canal: MensagemTable['canal'],
): { readonly destinatario: string; readonly hasCanal: boolean } {
  const destinatario = canal === 'EMAIL' ? (para.email ?? '') : (readTelefone(para.telefone ?? '') ?? '')
  return { destinatario, hasCanal: canal === 'EMAIL' ? isEmail(destinatario) : destinatario !== '' }
}

/** One message to one person, its variables filled in (product 49). */
export function composeMensagem(para: Destinatario, modelo: Modelo): NewMensagem {
  const { destinatario, hasCanal } = addressOf(para, modelo.canal)
  return {
    campanhaId: para.campanhaId,
    talentoId: para.talentoId,
    inscricaoId: para.inscricaoId,
    etapaId: modelo.etapaId ?? null,
    tipo: modelo.tipo,
    canal: modelo.canal,
    destinatario,
    assunto: singleLine(assuntoDaInscricao(para)),
    corpo: fillMensagem(modelo.texto, {
      nome: greetable(para.nome),
      vaga: para.vaga,
      empresa: para.empresa,
      link: modelo.link,
    }),
    estado: hasCanal ? 'pendente' : 'sem_canal',
    usuarioId: modelo.usuarioId,
  }
}
