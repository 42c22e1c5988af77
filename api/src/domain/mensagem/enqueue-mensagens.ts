import { addresses } from '@seleta/public-pages/data/addresses'
import { formatDia } from '@seleta/regras/dia'
import type { Kysely } from 'kysely'
import type { Database } from '../../database/schema'
import type { Autor } from '../../ground/autor'
import { createSlugsRepository } from '../../ground/empresa/slugs-repository'
import { greetable } from '../../ground/text/greetable'
import { singleLine } from '../../ground/text/single-line'
import { composeMensagem, type Destinatario, type NewMensagem } from './mensagem'
import { createOutboxRepository } from './outbox-repository'

const PART = 500

const CONFIRMACAO =
  'Olá, {{nome}}! Recebemos sua inscrição na vaga {{vaga}}, de {{empresa}}. Toda inscrição recebe uma resposta: avisaremos você por este e-mail a cada mudança.'

/** Said below the message's own words unless they hold the link already (product 55). */
const ACOMPANHAR =
  'Acompanhe, corrija ou retire sua inscrição, e baixe ou apague seus dados, nesta página que é só sua: {{link}}'

/** To somebody known whose e-mail a form gave: nobody knows yet who filled it in (decision 108). */
const WAS_IT_YOU =
  'Foi você quem enviou? Confirme nesta página que é só sua; até lá, seu cadastro fica como está: {{link}}\nSe não foi você, diga isso na mesma página.'
const REPEATED =
  'Olá, {{nome}}! Recebemos mais uma vez uma inscrição com este e-mail na vaga {{vaga}}, de {{empresa}}. A inscrição que você já tinha continua como estava.'
const VOLTA =
  'Olá, {{nome}}! Você tinha retirado sua inscrição na vaga {{vaga}}, de {{empresa}}. Recebemos agora uma nova, com este e-mail. Você quer voltar ao processo? Responda nesta página que é só sua: {{link}}\nSem a sua resposta, nada muda.'

/**
 * What a confirmation tells: an application of somebody new, or of somebody known; one that was there; one that had been
 * withdrawn.
 */
export interface Confirmacao {
  /** The campaign's message of step 7; blank uses the product's own. */
  readonly texto: string
  readonly conta: 'nova' | 'inscrita' | 'repete' | 'volta'
  /** The person's own signed page. */
  readonly link: string
  /** The company's page of jobs (decision 136). */
  readonly vagas: string
}

/** Confirmations that one mailbox gets in a day: from one campaign, and in all. Anybody can type an address. */
const MAX_CONFIRMACOES = { ofCampanha: 3, overall: 10 } as const

/** What a closing campaign sends (product 15). */
export const ENCERRAMENTO =
  'Olá, {{nome}}! A vaga {{vaga}}, de {{empresa}}, foi encerrada. Agradecemos seu interesse e o tempo que você dedicou. Desejamos sucesso na sua busca.'

/** At the foot of what the product writes by itself: the way to the company's own jobs, never to another's. */
const VAGAS_AND_LINK = 'Vagas abertas em {{empresa}}, e onde pedir este link outra vez:'
const MORE_VAGAS = 'Outras vagas de {{empresa}}:'

const linkDaVaga = (publicUrl: string, campanhaId: number) => `${publicUrl}${addresses.vaga(campanhaId)}`

/** What a stage says of the message that it sends. */
interface EtapaThatTells {
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
  etapa: EtapaThatTells,
  usuarioId: number,
  publicUrl: string,
): NewMensagem[] {
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

/**
 * Tells everybody who has not heard their outcome that the campaign has ended (product 15); nothing that was written to
 * them before leaves after it.
 */
export async function enqueueEncerramento(
  trx: Kysely<Database>,
  { empresaId, usuarioId }: Autor,
  campanhaId: number,
  publicUrl: string,
): Promise<void> {
  const outbox = createOutboxRepository(trx)
  const pessoas = await outbox.listWithoutOutcome(empresaId, campanhaId)
  await outbox.cancelDeInscricoes(
    empresaId,
    campanhaId,
    pessoas.flatMap(({ inscricaoId, email }) => (email === null ? [] : [inscricaoId])),
  )
  const link = linkDaVaga(publicUrl, campanhaId)
  const slug = await createSlugsRepository(trx).read(empresaId)
  const texto = `${ENCERRAMENTO}\n\n${MORE_VAGAS} ${publicUrl}${addresses.empresa(slug)}`
  for (let start = 0; start < pessoas.length; start += PART) {
    const mensagens = pessoas
      .slice(start, start + PART)
      .map((para) => composeMensagem(para, { tipo: 'encerramento', canal: 'EMAIL', texto, usuarioId, link }))
    await outbox.insert(empresaId, mensagens, 0)
  }
}

/**
 * Confirms an application at once (product 55), or asks the person whether it was theirs (decision 108). A mailbox that
 * has had its share today gets none: the page behind the mails before it shows what came since.
 */
export async function enqueueConfirmacao(
  trx: Kysely<Database>,
  empresaId: number,
  para: Destinatario,
  { texto, conta, link, vagas }: Confirmacao,
): Promise<void> {
  if (await hasEnough(trx, para)) return
  const mensagem = composeMensagem(para, {
    tipo: 'confirmacao',
    canal: 'EMAIL',
    texto: `${wordsOf(texto, conta)}\n\n${VAGAS_AND_LINK} ${vagas}`,
    usuarioId: null,
    link,
  })
  await createOutboxRepository(trx).insert(empresaId, [mensagem], 0)
}

/** Asks a mailbox whether it is the person's, who gave it on their own page (decision 108). */
const TROCA =
  'Olá! Alguém pediu para usar este e-mail nas inscrições que tem em {{empresa}}. Se foi você, confirme nesta página: {{link}}\nSe não foi você, não faça nada: o e-mail não será usado.'

const TROCA_BEGINS = TROCA.slice(0, TROCA.indexOf('{{'))

/** Whether a text that was written asks that. */
export const isTroca = (corpo: string): boolean => corpo.startsWith(TROCA_BEGINS)

/**
 * A mailbox that has had its share today gets none, and nobody is told: whoever asks could learn by it that somebody has
 * applied with it today.
 */
export async function enqueueTrocaDeEmail(
  trx: Kysely<Database>,
  empresaId: number,
  para: Destinatario,
  link: string,
): Promise<void> {
  if (await hasEnough(trx, para)) return
  const mensagem = composeMensagem(para, {
    tipo: 'confirmacao',
    canal: 'EMAIL',
    texto: TROCA,
    usuarioId: null,
    link,
  })
  await createOutboxRepository(trx).insert(empresaId, [mensagem], 0)
}

/** Somebody whose time at a company ends, unless they say that they go on (decision 116). */
export interface WhoLeaves {
  readonly talentoId: number
  readonly nome: string
  readonly email: string
  readonly empresa: string
  /** Months that the company keeps people after their last process. */
  readonly meses: number
  /** What they are counted from, in words. */
  readonly contagem: string
  /** Days: out of the company's sight, and erased. */
  readonly ocultaEm: string
  readonly apagaEm: string
  /** Where they say «continuar». */
  readonly link: string
}

/**
 * Tells people a month before.
 * @param agora by the calendar that their days are reckoned with
 */
export async function enqueueSaidas(
  trx: Kysely<Database>,
  empresaId: number,
  pessoas: readonly WhoLeaves[],
  agora: Date,
): Promise<void> {
  const mensagens = pessoas.map((pessoa): NewMensagem => ({
    campanhaId: null,
    talentoId: pessoa.talentoId,
    inscricaoId: null,
    etapaId: null,
    tipo: 'retencao',
    canal: 'EMAIL',
    destinatario: pessoa.email,
    assunto: singleLine(`Seus dados em ${pessoa.empresa}: continuar ou deixar apagar`),
    corpo: tellSaida(pessoa),
    estado: 'pendente',
    usuarioId: null,
    criadaEm: agora,
  }))
  await createOutboxRepository(trx).insert(empresaId, mensagens, 0)
}

/** The words of such a mail. */
export const tellSaida = ({ nome, empresa, meses, contagem, ocultaEm, apagaEm, link }: WhoLeaves): string =>
  [
    `Olá, ${greetable(nome)}! ${empresa} guarda seus dados por ${meses} meses ${contagem}. Esse prazo está no fim.`,
    `Em ${formatDia(ocultaEm)} eles saem da vista da empresa, e em ${formatDia(apagaEm)} são apagados, com currículo, respostas e mensagens.`,
    `Quer continuar no banco de talentos? Abra esta página e toque em «Continuar»: ${link}`,
    'Se não quiser, não precisa fazer nada. Na mesma página você pode apagar tudo agora.',
  ].join('\n\n')

/** A lost link that was asked for (decision 137). */
export interface LinkPedido {
  /** An e-mail leaves by itself; a WhatsApp message waits for a recruiter's hand (product 49). */
  readonly canal: 'EMAIL' | 'WHATSAPP'
  readonly destinatario: string
  readonly para: {
    readonly talentoId: number
    readonly inscricaoId: number | null
    readonly campanhaId: number | null
    readonly nome: string
  }
  readonly empresa: string
  /** At least one: what a page is about, and its address. */
  readonly links: readonly { readonly nome: string; readonly endereco: string }[]
  /** The company's page of jobs. */
  readonly vagas: string
}

export async function enqueueLink(
  db: Kysely<Database>,
  empresaId: number,
  { canal, destinatario, para, empresa, links, vagas }: LinkPedido,
): Promise<void> {
  const isMail = canal === 'EMAIL'
  const corpo = [
    `Olá, ${greetable(para.nome)}! Você pediu o link da sua página em ${empresa}.`,
    links.map(({ nome, endereco }) => `${nome}: ${endereco}`).join('\n'),
    ...(isMail
      ? [
          'Se não foi você, não precisa fazer nada: o link só veio para este e-mail.',
          `Vagas abertas em ${empresa}: ${vagas}`,
        ]
      : []),
  ].join('\n\n')
  await createOutboxRepository(db).insert(
    empresaId,
    [
      {
        campanhaId: para.campanhaId,
        talentoId: para.talentoId,
        inscricaoId: para.inscricaoId,
        etapaId: null,
        tipo: 'link',
        canal,
        destinatario,
        assunto: singleLine(isMail ? `Seu link em ${empresa}` : `Pediu o link: ${links[0]?.nome ?? ''}`),
        corpo,
        estado: 'pendente',
        usuarioId: null,
      },
    ],
    0,
  )
}

/** Anybody can type an address: its mailbox gets so many mails a day that were asked for this way. */
async function hasEnough(trx: Kysely<Database>, { email, campanhaId }: Destinatario): Promise<boolean> {
  const { ofCampanha, overall } = await createOutboxRepository(trx).countConfirmacoes(email ?? '', campanhaId)
  return ofCampanha >= MAX_CONFIRMACOES.ofCampanha || overall >= MAX_CONFIRMACOES.overall
}

function wordsOf(texto: string, conta: Confirmacao['conta']): string {
  if (conta === 'volta') return VOLTA
  if (conta === 'repete') return `${REPEATED}\n\n${WAS_IT_YOU}`
  const words = texto.trim() === '' ? CONFIRMACAO : texto
  if (conta === 'inscrita') return `${words}\n\n${WAS_IT_YOU}`
  return /\{\{\s*link\s*\}\}/.test(words) ? words : `${words}\n\n${ACOMPANHAR}`
}
