import { AcompanhamentoFormBody, CorrecaoBody } from '@seleta/contract/acompanhamento'
import { addresses } from '@seleta/public-pages/data/addresses'
import type { FieldErrors } from '@seleta/public-pages/data/inscricao-form'
import { formatTelefone } from '@seleta/regras/telefone'
import type { Pages } from '@seleta/public-pages/data/pages'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { DomainError, TooManyError } from '../../../ground/domain-error'
import { addressKey } from '../../../ground/limits/address-key'
import type { Counter } from '../../../ground/limits/counter'
import { refusalOf } from '../../../plugins/erro-status'
import { sendFile } from '../../../plugins/file-answer'
import type { createAcompanhamentoService } from '../acompanhamento/acompanhamento-service'
import { drawMeusDados } from '../acompanhamento/meus-dados-pdf'
import type { createPublicoService } from '../vagas/publico-service'
import { errorsOf } from './field-errors'
import { chaveOf, orNull, textOf, type PageSender } from './page-sender-http'

type Acompanhamento = ReturnType<typeof createAcompanhamentoService>

/** What a form did: the page that comes next says so. */
type Done =
  | 'retirada'
  | 'corrigida'
  | 'incerto'
  | 'confirmada'
  | 'recusada'
  | 'pedida'
  | 'desistida'
  | 'trocado'
  | 'continua'
type Correcao = NonNullable<Pages['acompanhamento']['correcao']>
interface Resposta {
  /** What was just done; told to whom the page belongs alone. */
  readonly feito?: string
  /** Address of the company, where the page itself finds it no more. */
  readonly slug?: string
  /** What was erased, where nothing is left to show. */
  readonly aviso?: string
  readonly refusal?: string
  readonly correcao?: Correcao | null
  readonly faltas?: FieldErrors
  readonly status?: number
}

const avisos = {
  retirada: 'Sua inscrição foi retirada.',
  corrigida: 'Seus dados foram corrigidos.',
  pedida:
    'Seus dados foram corrigidos. Um link vai ao novo e-mail, que passa a valer quando você o confirmar por lá. Cada endereço recebe poucos links por dia: se ele não chegar, peça de novo amanhã.',
  desistida: 'Salvo: a troca de e-mail foi desfeita, e o seu e-mail continua o mesmo.',
  trocado: 'Pronto: este é o seu e-mail aqui. Os links enviados ao anterior deixaram de abrir.',
  continua: 'Pronto: você continua no banco de talentos.',
  confirmada:
    'Confirmado: seu cadastro foi atualizado com o que você enviou. Confira abaixo e corrija o que precisar.',
  recusada: 'Anotado: não foi você. O que foi enviado não conta como seu.',
  incerto: 'Nada mudou: marque a confirmação antes de continuar.',
} satisfies Record<Done, string>

/** What the page says of what was done; '' for a word that is none of ours. */
const avisoOf = (done: string): string => Object.entries(avisos).find(([key]) => key === done)?.[1] ?? ''

/** With the phone as people write it: here, because a browser would fetch the rule for it with every form. */
const asWritten = (dados: Pages['acompanhamento']['dados']): Pages['acompanhamento']['dados'] =>
  dados && { ...dados, pessoa: { ...dados.pessoa, telefone: formatTelefone(dados.pessoa.telefone) } }

/** What one address may do on these pages in ten minutes; who comes after has what was typed before them again. */
const ACTS = { max: 30, windowMs: 10 * 60_000 }

/** The candidate's own page, its forms without JavaScript and its copies of the data: product 55. */
export function registerAcompanhamentoPages(
  app: FastifyInstance,
  acompanhamento: Acompanhamento,
  publico: Pick<ReturnType<typeof createPublicoService>, 'findOnlySlug'>,
  sender: PageSender,
  counter: Counter,
): void {
  const send = async (
    request: FastifyRequest,
    reply: FastifyReply,
    {
      feito = '',
      slug: told,
      aviso: erased = '',
      refusal = '',
      correcao = null,
      faltas = {},
      status = 200,
    }: Resposta,
  ): Promise<FastifyReply> => {
    const chave = chaveOf(request)
    const { isOurs, slug: found, ...opened } = await openPage(acompanhamento, chave)
    const aviso = isOurs ? feito : erased
    const slug = found ?? told ?? (await publico.findOnlySlug())
    return sender.send(
      request,
      reply,
      'acompanhamento',
      { ...opened, chave: isOurs ? chave : '', slug, aviso, refusal, correcao, faltas },
      !isOurs && aviso === '' ? 404 : status,
    )
  }

  const { limited } = sender
  app.get('/acompanhamento', limited(120, 1), (request, reply) =>
    send(request, reply, { feito: avisoOf(textOf(request, 'feito')) }),
  )

  const acts = limited(300, 10)
  app.post(
    '/acompanhamento',
    { ...acts, config: { ...acts.config, isSmallWrite: true } },
    async (request, reply) => {
      const chave = chaveOf(request)
      try {
        const { total, endsIn } = await counter.add(`acompanhamento/${addressKey(request.ip)}`, ACTS.windowMs)
        if (total > ACTS.max) throw new TooManyError(endsIn / 1000)
        const next = await act(acompanhamento, chave, request.body)
        if (typeof next === 'object' && !('chave' in next)) return await send(request, reply, next)
        const done = typeof next === 'string' ? { chave, feito: next } : next
        return await reply.redirect(`${addresses.acompanhamento(done.chave)}&feito=${done.feito}`, 303)
      } catch (error) {
        return send(request, reply, refusedBy(error, request.body, reply))
      }
    },
  )

  registerDados(app, acompanhamento, limited(20, 10))
}

/** What a key opens: one thing at most; `slug`: the company that it is about. */
async function openPage(acompanhamento: Acompanhamento, chave: string) {
  const dados = asWritten(await orNull(acompanhamento.get(chave)))
  const troca = dados === null ? await orNull(acompanhamento.getTroca(chave)) : null
  const continuar = dados === null && troca === null ? await orNull(acompanhamento.getContinuar(chave)) : null
  const isOurs = dados !== null || troca !== null || continuar !== null
  const gone = isOurs ? null : await orNull(acompanhamento.getDesfeita(chave))
  return {
    isOurs,
    dados,
    troca,
    desfeita: gone && { empresa: gone.empresa },
    continuar,
    slug: dados?.inscricao.empresaSlug ?? (troca ?? gone ?? continuar)?.slug,
  }
}

/** All that is kept of a person, to take away. */
function registerDados(
  app: FastifyInstance,
  acompanhamento: Pick<Acompanhamento, 'readDados'>,
  limited: ReturnType<PageSender['limited']>,
): void {
  for (const formato of ['json', 'pdf'] as const) {
    app.get(`/acompanhamento/dados.${formato}`, limited, async (request, reply) => {
      const dados = await acompanhamento.readDados(chaveOf(request))
      const isJson = formato === 'json'
      return sendFile(reply.header('x-robots-tag', 'noindex'), {
        conteudo: isJson ? Buffer.from(JSON.stringify(dados, null, 2)) : await drawMeusDados(dados),
        mime: isJson ? 'application/json' : 'application/pdf',
        nome: `meus-dados.${formato}`,
        isDownload: true,
      })
    })
  }
}

/** What was done, and the page to go on with. */
interface Moved {
  readonly chave: string
  readonly feito: Done
}

/** Does what a form asks. @returns what the page says next, or the page itself */
async function act(
  acompanhamento: Acompanhamento,
  chave: string,
  body: unknown,
): Promise<Done | Moved | Resposta> {
  const parsed = AcompanhamentoFormBody.safeParse(body)
  if (!parsed.success) return 'incerto'
  const { acao, certeza, envio, versao } = parsed.data
  if (acao === 'confirmar' || acao === 'recusar') {
    if (envio === '') return 'incerto'
    if (acao === 'recusar') return { chave: await acompanhamento.refuse(chave, envio), feito: 'recusada' }
    await acompanhamento.confirm(chave, envio, versao)
    return 'confirmada'
  }
  if (acao === 'corrigir') {
    const correcao = CorrecaoBody.safeParse(body)
    if (!correcao.success)
      return { correcao: readTyped(body), faltas: errorsOf(correcao.error.issues), status: 422 }
    return (await acompanhamento.correct(chave, correcao.data)) ?? 'corrigida'
  }
  if (acao === 'trocar-email') {
    await acompanhamento.confirmTroca(chave)
    return 'trocado'
  }
  if (acao === 'continuar') {
    await acompanhamento.continueWith(chave)
    return 'continua'
  }
  if (certeza !== 'sim') return 'incerto'
  if (acao === 'retirar') {
    await acompanhamento.withdraw(chave)
    return 'retirada'
  }
  return { slug: await acompanhamento.erase(chave), aviso: 'Seus dados foram apagados' }
}

/** The page that says why something was not done, with what was typed. @throws what is no refusal */
function refusedBy(error: unknown, body: unknown, reply: FastifyReply): Resposta {
  const refusal = error instanceof DomainError ? refusalOf(error) : null
  if (refusal === null) throw error
  const { status, campos, mensagem, retryAfter } = refusal
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter))
  const told = campos === undefined ? { refusal: mensagem } : { faltas: campos }
  return { ...told, correcao: readTyped(body), status }
}

/** A correction as it was typed, whatever is wrong with it; null for what is none. */
function readTyped(body: unknown): Correcao | null {
  if (AcompanhamentoFormBody.safeParse(body).data?.acao !== 'corrigir') return null
  // It has the form of an object: the schema has read it.
  const typed = body as Record<string, unknown>
  const textOfField = (name: Exclude<keyof Correcao, 'desistir'>) => {
    const text = typed[name]
    return typeof text === 'string' ? text : ''
  }
  return {
    nome: textOfField('nome'),
    email: textOfField('email'),
    telefone: textOfField('telefone'),
    cidade: textOfField('cidade'),
    sobre: textOfField('sobre'),
    ...(typeof typed['antes'] === 'string' && { antes: typed['antes'] }),
    desistir: typed['desistir'] === 'sim',
  }
}
