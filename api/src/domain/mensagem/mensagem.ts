import { readTelefone } from '@seleta/regras/telefone'
import { isEmail } from '@seleta/regras/email'
import type { Insertable } from 'kysely'
import type { Database } from '../../database/schema'
import type { MensagemTable } from '../../database/tables/eventos-tables'
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
export type NovaMensagem = Omit<Insertable<Database['mensagem']>, 'empresaId'>

/** Where a message on a channel goes, and whether it can be sent there. */
export function addressOf(
  para: Pick<Destinatario, 'email' | 'telefone'>,
  canal: MensagemTable['canal'],
): { readonly destinatario: string; readonly hasCanal: boolean } {
  const destinatario = canal === 'EMAIL' ? (para.email ?? '') : (readTelefone(para.telefone ?? '') ?? '')
  return { destinatario, hasCanal: canal === 'EMAIL' ? isEmail(destinatario) : destinatario !== '' }
}

/** How a message speaks to somebody. */
export const firstNameOf = (nome: string): string => nome.trim().split(/\s+/)[0] ?? ''

/** One message to one person, its variables filled in (product 49). */
export function composeMensagem(para: Destinatario, modelo: Modelo): NovaMensagem {
  const { destinatario, hasCanal } = addressOf(para, modelo.canal)
  return {
    campanhaId: para.campanhaId,
    talentoId: para.talentoId,
    inscricaoId: para.inscricaoId,
    etapaId: modelo.etapaId ?? null,
    tipo: modelo.tipo,
    canal: modelo.canal,
    destinatario,
    assunto: singleLine(`Sua candidatura: ${para.vaga}${para.empresa === '' ? '' : ` – ${para.empresa}`}`),
    corpo: renderMensagem(modelo.texto, {
      nome: firstNameOf(para.nome),
      vaga: para.vaga,
      empresa: para.empresa,
      link: modelo.link,
    }),
    estado: hasCanal ? 'pendente' : 'sem_canal',
    usuarioId: modelo.usuarioId,
  }
}

/** The variables that a message may hold (product 49, security S23). Anything else in braces stays as it was written. */
export interface MensagemVariaveis {
  readonly nome: string
  readonly vaga: string
  readonly empresa: string
  readonly link: string
}

/**
 * The text of a message with its variables filled in. A value never brings in another variable.
 * @param modelo text with {{nome}}, {{vaga}}, {{empresa}}, {{link}}
 */
export function renderMensagem(modelo: string, variaveis: MensagemVariaveis): string {
  return modelo.replaceAll(/\{\{\s*(nome|vaga|empresa|link)\s*\}\}/g, (whole, key: string) =>
    isVariavel(variaveis, key) ? variaveis[key] : whole,
  )
}

const isVariavel = (variaveis: MensagemVariaveis, key: string): key is keyof MensagemVariaveis =>
  key in variaveis
