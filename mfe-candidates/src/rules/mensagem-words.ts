import { isEmail } from '@seleta/regras/email'
import type { MensagemItem } from '@seleta/contract/avisos'
import { type TabMensagens, UNDO_WINDOW_MINUTES } from '@seleta/contract/limits'
import { canReturn, isForHand } from '@seleta/contract/mensagem-estados'
import { formatMoment, formatWhen } from '@seleta/regras/moment'
import { countOf } from '@seleta/regras/plural'
import { formatTelefone } from '@seleta/regras/telefone'

export type MensagemTone = 'info' | 'success' | 'error' | 'warning' | 'neutral'

const ESTADOS: Readonly<Record<string, readonly [string, MensagemTone] | undefined>> = {
  pendente: ['Na fila', 'info'],
  enviando: ['Enviando', 'info'],
  enviada: ['Enviada', 'success'],
  erro: ['Falhou', 'error'],
  cancelada: ['Cancelada', 'neutral'],
  sem_canal: ['Sem canal', 'warning'],
} satisfies Record<MensagemItem['estado'], readonly [string, MensagemTone]>

const TO_BE_SENT = ['A enviar', 'warning'] as const

/** The state of a message: its word and its tone; one of a newer server is shown as it came. */
export function estadoOf(mensagem: MensagemItem): readonly [string, MensagemTone] {
  if (isForHand(mensagem)) return TO_BE_SENT
  return ESTADOS[mensagem.estado] ?? [mensagem.estado, 'neutral']
}

/** Whether «Tentar de novo» would put it back into the queue. */
export const mayReturn = ({ estado, naoVolta = null }: MensagemItem): boolean =>
  canReturn(estado) && naoVolta === null

/** When an e-mail that waits leaves. */
export const tellSaida = (saiEm: string, now: Date): string =>
  Date.parse(saiEm) <= now.getTime() ? 'Sai agora.' : `Sai ${formatWhen(saiEm, now)}.`

/** Why it is where it is, in a sentence or two; empty where its state says all. */
export function reasonOf(
  { estado, canal, erro, oQueFazer = '', naoVolta = null, saiEm = null }: MensagemItem,
  now: Date,
): string {
  if (estado === 'erro') return [erro ?? '', naoVolta ?? oQueFazer].filter((one) => one !== '').join(' ')
  if (estado === 'cancelada') return naoVolta ?? ''
  if (estado === 'sem_canal')
    return erro ?? `A pessoa não informou ${canal === 'EMAIL' ? 'e-mail' : 'telefone'}.`
  if (estado === 'pendente' && saiEm !== null) return tellSaida(saiEm, now)
  return ''
}

export const momentOf = ({ enviadaEm, criadaEm }: MensagemItem): string => formatMoment(enviadaEm ?? criadaEm)

/** An address as people write it. */
export const addressWords = (destinatario: string): string =>
  destinatario === '' ? 'sem endereço' : isEmail(destinatario) ? destinatario : formatTelefone(destinatario)

/** The name, or the address of somebody who is not known any more. */
export const readerOf = ({ talento, destinatario }: MensagemItem): string =>
  talento?.nome ?? addressWords(destinatario)

const mensagens = (n: number) => countOf(n, 'mensagem', 'mensagens')

export const foundMensagens = (n: number): string => (n === 0 ? 'Nenhuma mensagem' : mensagens(n))

/** @param outras those that stay where they are: no address, nobody to write to, a stage that was left, or another state by now */
export function tellReturned(naFila: number, outras: number): string {
  const back = naFila === 0 ? '' : `${mensagens(naFila)} de volta à fila.`
  const stayed =
    outras === 0
      ? ''
      : `${mensagens(outras)} sem mudança: sem endereço que sirva, de uma etapa que ficou para trás, ou o estado já era outro.`
  return [back, stayed].filter((one) => one !== '').join(' ')
}

export const EMPTY_TABS: Readonly<Record<TabMensagens | 'TODAS', readonly [string, string]>> = {
  TODAS: ['Nenhuma mensagem ainda', 'As mensagens escritas às pessoas candidatas aparecem aqui.'],
  FALHARAM: [
    'Nenhuma mensagem falhou',
    'Quando um e-mail não chega, ele aparece aqui, com o motivo e o que fazer.',
  ],
  FILA: [
    'Nada na fila',
    `E-mails esperam aqui até sair: por ${UNDO_WINDOW_MINUTES} minutos ainda podem ser cancelados.`,
  ],
  WHATSAPP: [
    'Nenhuma mensagem de WhatsApp a enviar',
    'As que você ou uma etapa escreverem por WhatsApp esperam aqui.',
  ],
  ENVIADAS: ['Nenhuma mensagem enviada', 'O que já saiu fica aqui, com o texto que a pessoa recebeu.'],
  NAO_ENVIADAS: [
    'Nenhuma mensagem ficou sem sair',
    'As canceladas, e as de quem não deixou endereço, ficam aqui.',
  ],
}
