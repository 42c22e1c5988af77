import type { CampanhaPublica } from '@seleta/contract/publico'
import { InscricaoFormulario } from '@seleta/contract/talentos'
import { readOrigem } from '@seleta/publico/dados/enderecos'
import { readFormulario, toInscricaoBody, type Formulario } from '@seleta/publico/dados/formulario'
import type { Paginas } from '@seleta/publico/dados/paginas'
import type { FastifyInstance } from 'fastify'
import { DomainError } from '../../../ground/domain-error'
import { rateLimitOf } from '../../../plugins/rate-limits'
import type { createInscricoesService } from '../inscricao/inscricoes-service'
import type { createPublicoService } from '../vagas/publico-service'
import { faltasOf } from './faltas'
import { idOf, orNull, page, type Desenho } from './paginas-desenho'
import { readForm, type FormularioEnviado } from './read-form'

type Inscricoes = ReturnType<typeof createInscricoesService>
type Enviada = Pick<Paginas['inscricao'], 'envio' | 'feita'>

const CONFIRA =
  'Confira estes campos. O que você escreveu está aqui; os arquivos precisam ser escolhidos de novo.'

/** As often as the call behind the form with JavaScript, counted together with it. */
const asTheCall = { ...page, config: { ...page.config, rateLimit: rateLimitOf('createInscricao') ?? false } }

/** The application form as a browser without JavaScript posts it: another door to the same use (product 54). */
export function registerInscricaoPagina(
  app: FastifyInstance,
  publico: ReturnType<typeof createPublicoService>,
  inscricoes: Inscricoes,
  desenho: Desenho,
): void {
  app.post('/campanha/:campaign/inscricao', asTheCall, async (request, reply) => {
    const id = idOf(request)
    const vaga = id === null ? null : await orNull(publico.get(id))
    if (vaga === null) return desenho.sendNaoEncontrada(request, reply, 'inscricao')
    const enviado = await readForm(request)
    const form = readFormulario(enviado.all, vaga.perguntas)
    const enviada = await apply(inscricoes, vaga, form, enviado)
    const dados = { vaga, origem: readOrigem(form.origem), ...enviada }
    return desenho.send(request, reply, 'inscricao', dados, enviada.feita === null ? 422 : 200)
  })
}

/** What became of the form: taken, or back with what was written and what is wrong. */
async function apply(
  inscricoes: Inscricoes,
  vaga: CampanhaPublica,
  form: Formulario,
  { arquivos }: FormularioEnviado,
): Promise<Enviada> {
  const lido = InscricaoFormulario.safeParse({ ...form, origem: readOrigem(form.origem) })
  if (!lido.success)
    return { envio: { form, faltas: faltasOf(lido.error.issues), aviso: CONFIRA }, feita: null }
  try {
    const feita = await inscricoes.create(vaga.id, toInscricaoBody(lido.data, vaga), arquivos)
    return { envio: null, feita }
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    const aviso = `${error.message}${arquivos.size === 0 ? '' : ' Os arquivos precisam ser escolhidos de novo.'}`
    return { envio: { form, faltas: error.campos ?? {}, aviso }, feita: null }
  }
}
