import type { CampanhaPublica } from '@seleta/contract/publico'
import { InscricaoFormBody } from '@seleta/contract/talentos'
import { readOrigem } from '@seleta/regras/origem'
import {
  readInscricaoForm,
  toInscricaoBody,
  type InscricaoForm,
} from '@seleta/public-pages/data/inscricao-form'
import type { Pages } from '@seleta/public-pages/data/pages'
import type { FastifyInstance } from 'fastify'
import { DomainError, TooManyError } from '../../../ground/domain-error'
import { rateLimitOf } from '../../../plugins/rate-limits'
import type { createInscricoesService } from '../inscricao/inscricoes-service'
import type { createPublicoService } from '../vagas/publico-service'
import { errorsOf } from './field-errors'
import { idOf, orNull, type PageSender } from './page-sender-http'
import { readForm, type SentForm } from './read-form-http'

type Inscricoes = ReturnType<typeof createInscricoesService>
/** Takes an application, or throws why not. */
type Take = (body: Parameters<Inscricoes['create']>[1]) => ReturnType<Inscricoes['create']>
type Sent = Pick<Pages['inscricao'], 'envio' | 'feita'>

const CHECK_FIELDS =
  'Confira estes campos. O que você escreveu está aqui; os arquivos precisam ser escolhidos de novo.'

/** The application form as a browser without JavaScript posts it: another door to the same use (product 54). */
export function registerInscricaoPage(
  app: FastifyInstance,
  publico: ReturnType<typeof createPublicoService>,
  inscricoes: Inscricoes,
  sender: PageSender,
): void {
  const { page } = sender
  /** As often as the call behind the form with JavaScript, counted together with it. */
  const limit = rateLimitOf('createInscricao')
  const asTheCall = {
    ...page,
    config: { ...page.config, ...(limit === null ? {} : { rateLimit: limit }) },
  }

  app.post('/campanha/:campaign/inscricao', asTheCall, async (request, reply) => {
    const id = idOf(request)
    const vaga = id === null ? null : await orNull(publico.get(id))
    if (vaga === null) return sender.sendVagaMissing(request, reply)
    const sent = await readForm(request)
    const form = readInscricaoForm(sent.all, vaga.perguntas)
    const take: Take = (body) =>
      inscricoes.create(vaga.id, body, { arquivos: sent.arquivos, endereco: request.ip })
    const { wait, ...enviada } = await apply(take, vaga, form, sent)
    if (wait !== null) reply.header('retry-after', String(wait))
    const dados = { vaga, site: sender.absolute(''), origem: readOrigem(form.origem), ...enviada }
    return sender.send(request, reply, 'inscricao', dados, statusOf(enviada, wait))
  })
}

const statusOf = ({ feita }: Sent, wait: number | null) => (feita !== null ? 200 : wait === null ? 422 : 429)

/** What became of the form: taken, or back with what was written and what is wrong. */
async function apply(
  take: Take,
  vaga: CampanhaPublica,
  form: InscricaoForm,
  { arquivos }: SentForm,
): Promise<Sent & { readonly wait: number | null }> {
  const parsed = InscricaoFormBody.safeParse({ ...form, origem: readOrigem(form.origem) })
  if (!parsed.success)
    return {
      envio: { form, faltas: errorsOf(parsed.error.issues), aviso: CHECK_FIELDS },
      feita: null,
      wait: null,
    }
  try {
    return { envio: null, feita: await take(toInscricaoBody(parsed.data, vaga)), wait: null }
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    const aviso = `${error.message}${arquivos.size === 0 ? '' : ' Os arquivos precisam ser escolhidos de novo.'}`
    const wait = error instanceof TooManyError ? error.retryAfter : null
    return { envio: { form, faltas: error.campos ?? {}, aviso }, feita: null, wait }
  }
}
