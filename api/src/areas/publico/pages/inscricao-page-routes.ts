import type { CampanhaPublica } from '@seleta/contract/publico'
import { InscricaoFormBody } from '@seleta/contract/talentos'
import { readOrigem } from '@seleta/public-pages/data/addresses'
import {
  readInscricaoForm,
  toInscricaoBody,
  type InscricaoForm,
} from '@seleta/public-pages/data/inscricao-form'
import type { Pages } from '@seleta/public-pages/data/pages'
import type { FastifyInstance } from 'fastify'
import { DomainError } from '../../../ground/domain-error'
import { rateLimitOf } from '../../../plugins/rate-limits'
import type { createInscricoesService } from '../inscricao/inscricoes-service'
import type { createPublicoService } from '../vagas/publico-service'
import { errorsOf } from './field-errors'
import { idOf, orNull, page, type PageSender } from './page-sender-http'
import { readForm, type SentForm } from './read-form-http'

type Inscricoes = ReturnType<typeof createInscricoesService>
type Enviada = Pick<Pages['inscricao'], 'envio' | 'feita'>

const CONFIRA =
  'Confira estes campos. O que você escreveu está aqui; os arquivos precisam ser escolhidos de novo.'

/** As often as the call behind the form with JavaScript, counted together with it. */
const asTheCall = { ...page, config: { ...page.config, rateLimit: rateLimitOf('createInscricao') ?? false } }

/** The application form as a browser without JavaScript posts it: another door to the same use (product 54). */
export function registerInscricaoPage(
  app: FastifyInstance,
  publico: ReturnType<typeof createPublicoService>,
  inscricoes: Inscricoes,
  sender: PageSender,
): void {
  app.post('/campanha/:campaign/inscricao', asTheCall, async (request, reply) => {
    const id = idOf(request)
    const vaga = id === null ? null : await orNull(publico.get(id))
    if (vaga === null) return sender.sendVagaMissing(request, reply, 'inscricao')
    const enviado = await readForm(request)
    const form = readInscricaoForm(enviado.all, vaga.perguntas)
    const enviada = await apply(inscricoes, vaga, form, enviado)
    const dados = { vaga, origem: readOrigem(form.origem), ...enviada }
    return sender.send(request, reply, 'inscricao', dados, enviada.feita === null ? 422 : 200)
  })
}

/** What became of the form: taken, or back with what was written and what is wrong. */
async function apply(
  inscricoes: Inscricoes,
  vaga: CampanhaPublica,
  form: InscricaoForm,
  { arquivos }: SentForm,
): Promise<Enviada> {
  const lido = InscricaoFormBody.safeParse({ ...form, origem: readOrigem(form.origem) })
  if (!lido.success)
    return { envio: { form, faltas: errorsOf(lido.error.issues), aviso: CONFIRA }, feita: null }
  try {
    const feita = await inscricoes.create(vaga.id, toInscricaoBody(lido.data, vaga), arquivos)
    return { envio: null, feita }
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    const aviso = `${error.message}${arquivos.size === 0 ? '' : ' Os arquivos precisam ser escolhidos de novo.'}`
    return { envio: { form, faltas: error.campos ?? {}, aviso }, feita: null }
  }
}
