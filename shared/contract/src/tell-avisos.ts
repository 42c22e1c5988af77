import { formatTime } from '@seleta/regras/moment'
import { formatInteger } from '@seleta/regras/numbers'
import { countOf, plural } from '@seleta/regras/plural'
import type { AvisoDoMovimento } from './aviso-do-movimento'
import type { EtapaItem } from './kanban'
import { UNDO_WINDOW_MINUTES, UNDO_WINDOW_SECONDS } from './limits'
import type { PreviewMovimento } from './lote'

/**
 * What is said of the messages of a move, before and after it, on every screen (product 60). No zod: the browser reads
 * it.
 */

export const EMAIL_DESLIGADO = 'O envio de e-mails está desligado'
const WHATSAPP_NA_FILA = 'O WhatsApp fica na fila para você abrir e enviar.'
export const AVISO_CANCELADO = 'A mensagem não sai.'
export const AVISO_JA_SAIU = 'A mensagem já saiu.'

/** Names what is said of somebody's last move, on whatever screen it was made. */
export const aboutMovimento = (inscricaoId: number): string => `movimento-${inscricaoId}`

/**
 * Until when what was just done can be taken back; ms since the epoch. Of many that were moved one after the other the
 * first is no longer taken back before the last: reckoned by what the server says of them, not by its clock.
 * @param now what time it is for whoever did it
 * @param desde when each of them came to stand there
 */
export function undoUntil(now: Date, desde: readonly string[] = []): number {
  const moments = desde.map((moment) => Date.parse(moment))
  const took = moments.length === 0 ? 0 : Math.max(...moments) - Math.min(...moments)
  return now.getTime() + UNDO_WINDOW_SECONDS * 1000 - took
}

/** Whether entering a stage writes to people. */
export const isEscritora = ({
  mensagemNotificacao,
  contato,
}: Pick<EtapaItem, 'mensagemNotificacao' | 'contato'>): boolean =>
  mensagemNotificacao.trim() !== '' && (contato.email || contato.whatsapp)

/**
 * What became of the messages of a move, in sentences: «E-mail sai às 21:24.»
 * @param pessoas the messages of each
 * @returns '' when the stage writes nothing
 */
export function tellAvisos(pessoas: readonly (readonly AvisoDoMovimento[])[], emailLigado: boolean): string {
  const waiting = pessoas.flat().filter(isWaiting)
  const emails = waiting.filter(({ canal }) => canal === 'EMAIL')
  const whatsapps = waiting.length - emails.length
  const semCanal = pessoas.filter((mensagens) => mensagens.length > 0 && !mensagens.some(isWaiting)).length
  const saiEm =
    emails
      .map((one) => one.saiEm)
      .toSorted()
      .at(-1) ?? ''
  return [
    emails.length === 0 ? '' : tellEmails(emails.length, saiEm, emailLigado),
    whatsapps === 0
      ? ''
      : plural(whatsapps, 'WhatsApp na fila.', `${formatInteger(whatsapps)} mensagens na fila do WhatsApp.`),
    semCanal === 0 ? '' : tellWithoutCanal(semCanal, waiting.length),
  ]
    .filter((part) => part !== '')
    .join(' ')
}

const isWaiting = ({ estado }: AvisoDoMovimento) => estado === 'pendente'

/** When e-mails leave: «E-mail sai às 21:24.», or that they wait. */
export function tellEmails(count: number, saiEm: string, emailLigado: boolean): string {
  if (!emailLigado)
    return `${EMAIL_DESLIGADO}: ${plural(count, 'o e-mail espera', `${formatInteger(count)} e-mails esperam`)} na fila.`
  return plural(
    count,
    `E-mail sai às ${formatTime(saiEm)}.`,
    `${formatInteger(count)} e-mails saem às ${formatTime(saiEm)}.`,
  )
}

const tellWithoutCanal = (count: number, others: number): string =>
  others === 0 && count === 1
    ? 'Sem contato para a mensagem da etapa: nada sai.'
    : `${countOf(count, 'pessoa', 'pessoas')} sem contato.`

/** What a move would send, in words. */
export interface AvisoDito {
  /** «1 e-mail», «12 e-mails e 3 mensagens de WhatsApp»; '' when nothing leaves. */
  readonly quanto: string
  /** The message as one of them reads it. */
  readonly texto: string
  /** Whose words these are; '' when there is only one person. */
  readonly quem: string
  /** What else is so: who has no address, that mail is off; '' when nothing is. */
  readonly nota: string
}

/** Says what `previewMovimento` has answered. */
export function tellPreview(preview: PreviewMovimento): AvisoDito {
  const { emails, whatsapps, semCanal, exemplo, emailLigado } = preview
  const parts = [
    emails === 0 ? '' : countOf(emails, 'e-mail', 'e-mails'),
    whatsapps === 0 ? '' : countOf(whatsapps, 'mensagem de WhatsApp', 'mensagens de WhatsApp'),
  ].filter((part) => part !== '')
  const notas = [
    semCanal === 0
      ? ''
      : `${countOf(semCanal, 'pessoa sem contato: para ela nada sai', 'pessoas sem contato: para elas nada sai')}.`,
    emails === 0 || emailLigado ? '' : `${EMAIL_DESLIGADO}: esperam na fila.`,
    whatsapps === 0 ? '' : WHATSAPP_NA_FILA,
  ].filter((part) => part !== '')
  return {
    quanto: parts.join(' e '),
    texto: exemplo?.texto ?? '',
    quem: exemplo === null || emails + whatsapps === 1 ? '' : exemplo.nome,
    nota: notas.join(' '),
  }
}

/** When a message would leave, before it is sent: «O e-mail sai em 2 minutos; até lá dá para desfazer.» */
export function tellSaida({ emails, whatsapps, emailLigado }: Saida): string {
  return [
    emails === 0
      ? ''
      : emailLigado
        ? `${plural(emails, 'O e-mail sai', 'Os e-mails saem')} em ${UNDO_WINDOW_MINUTES} minutos; até lá dá para desfazer.`
        : `${EMAIL_DESLIGADO}: ${plural(emails, 'o e-mail espera', 'os e-mails esperam')} na fila.`,
    whatsapps === 0 ? '' : WHATSAPP_NA_FILA,
  ]
    .filter((part) => part !== '')
    .join(' ')
}

interface Saida {
  readonly emails: number
  readonly whatsapps: number
  readonly emailLigado: boolean
}

/** What became of messages that were to be taken back. */
export const tellCanceladas = (canceladas: number, jaEnviadas: number): string =>
  `${countOf(canceladas, 'mensagem cancelada', 'mensagens canceladas')}.${jaEnviadas === 0 ? '' : ` ${jaEnviadas} já tinham saído.`}`

/** Subject of an e-mail about somebody's application: what a stage writes, and a message that was given none. */
export const assuntoDaInscricao = ({ vaga, empresa }: { readonly vaga: string; readonly empresa: string }) =>
  `Sua candidatura: ${vaga}${empresa === '' ? '' : ` – ${empresa}`}`
