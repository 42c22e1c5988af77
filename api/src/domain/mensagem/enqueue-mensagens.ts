import type { Kysely } from 'kysely'
import type { Database } from '../../database/schema'
import type { Autor } from '../../ground/autor'
import { composeMensagem, type Destinatario, type NovaMensagem } from './mensagem'
import { createOutboxRepository } from './outbox-repository'

const PARTE = 500

const CONFIRMACAO =
  'Olá, {{nome}}! Recebemos sua inscrição na vaga {{vaga}}, de {{empresa}}. Toda inscrição recebe uma resposta: avisaremos você por este e-mail a cada mudança.'

/** Said below the message's own words unless they hold the link already (product 55). */
const ACOMPANHAR =
  'Acompanhe, corrija ou retire sua inscrição, e baixe ou apague seus dados, nesta página que é só sua: {{link}}'
const VER_VAGA = 'A vaga está em {{link}}'

/** What {{link}} stands for in a confirmation. */
export interface LinkDeConfirmacao {
  readonly url: string
  /** The person's own signed page, else the job's. */
  readonly isPaginaDaPessoa: boolean
}

/** What a closing campaign sends (product 15). */
export const ENCERRAMENTO =
  'Olá, {{nome}}! A vaga {{vaga}}, de {{empresa}}, foi encerrada. Agradecemos seu interesse e o tempo que você dedicou. Desejamos sucesso na sua busca.'

const linkDaVaga = (publicUrl: string, campanhaId: number) => `${publicUrl}/campanha/${campanhaId}`

/** What a stage says of the message that it sends. */
interface EtapaQueAvisa {
  readonly id: number
  readonly mensagemNotificacao: string
  readonly contatoEmail: boolean
  readonly contatoWhatsapp: boolean
}

/**
 * The message of a stage to the person who enters it, one per channel; it waits for the window of product 49.
 * @returns none when the stage says nothing
 */
export function composeEtapa(
  para: Destinatario,
  etapa: EtapaQueAvisa,
  usuarioId: number,
  publicUrl: string,
): NovaMensagem[] {
  if (etapa.mensagemNotificacao.trim() === '') return []
  const canais = [
    ...(etapa.contatoEmail ? (['EMAIL'] as const) : []),
    ...(etapa.contatoWhatsapp ? (['WHATSAPP'] as const) : []),
  ]
  return canais.map((canal) =>
    composeMensagem(para, {
      tipo: 'etapa',
      canal,
      texto: etapa.mensagemNotificacao,
      etapaId: etapa.id,
      usuarioId,
      link: linkDaVaga(publicUrl, para.campanhaId),
    }),
  )
}

/** Tells everybody who has had no answer that the campaign has ended (product 15). */
export async function enqueueEncerramento(
  trx: Kysely<Database>,
  { empresaId, usuarioId }: Autor,
  campanhaId: number,
  publicUrl: string,
): Promise<void> {
  const outbox = createOutboxRepository(trx)
  const pessoas = await outbox.listSemResposta(empresaId, campanhaId)
  const link = linkDaVaga(publicUrl, campanhaId)
  for (let start = 0; start < pessoas.length; start += PARTE) {
    const mensagens = pessoas
      .slice(start, start + PARTE)
      .map((para) =>
        composeMensagem(para, { tipo: 'encerramento', canal: 'EMAIL', texto: ENCERRAMENTO, usuarioId, link }),
      )
    await outbox.insert(empresaId, mensagens, 0)
  }
}

/**
 * Confirms an application at once (product 55).
 * @param texto the campaign's message of step 7; blank uses the product's own
 */
export async function enqueueConfirmacao(
  trx: Kysely<Database>,
  empresaId: number,
  para: Destinatario,
  texto: string,
  link: LinkDeConfirmacao,
): Promise<void> {
  const words = texto.trim() === '' ? CONFIRMACAO : texto
  const hasLink = /\{\{\s*link\s*\}\}/.test(words)
  const mensagem = composeMensagem(para, {
    tipo: 'confirmacao',
    canal: 'EMAIL',
    texto: hasLink ? words : `${words}\n\n${link.isPaginaDaPessoa ? ACOMPANHAR : VER_VAGA}`,
    usuarioId: null,
    link: link.url,
  })
  await createOutboxRepository(trx).insert(empresaId, [mensagem], 0)
}
