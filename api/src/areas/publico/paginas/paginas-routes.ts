import { CorrecaoBody } from '@seleta/contract/acompanhamento'
import { InscricaoBody } from '@seleta/contract/talentos'
import { addresses, readOrigem } from '@seleta/public-pages/data/addresses'
import {
  readInscricaoForm,
  toInscricaoBody,
  type FieldErrors,
} from '@seleta/public-pages/data/inscricao-form'
import type { PageId, Pages } from '@seleta/public-pages/data/pages'
import type { FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify'
import { DomainError, NotFoundError } from '../../../ground/domain-error'
import type { ModuleRoutes } from '../../../ground/module'
import { sendFile } from '../../../plugins/file-answer'
import { createAcompanhamentoService } from '../acompanhamento/acompanhamento-service'
import { drawMeusDados } from '../acompanhamento/meus-dados-pdf'
import { readMeusDados } from '../acompanhamento/meus-dados-repository'
import { diaNoBrasil } from '../../../ground/day/dia-brasil'
import { createInscricoesService } from '../inscricao/inscricoes-service'
import { createPublicoRepository } from '../../../domain/vaga-publica/vagas-publicas-repository'
import { createPublicoService, externaOf } from '../vagas/publico-service'
import { watchFrontEnd } from './front-end'
import { createPaginaCache, toPagina } from './pagina-cache'
import { drawPagina } from './paginas'
import { readForm } from './read-form'
import { sendPagina } from './send-pagina'

const PAGE_SIZE = 20
const MAX_PAGINA = 500

/** Open to everybody, in nobody's documentation: these are pages, not calls. */
const page = { config: { isPublic: true }, schema: { hide: true } } satisfies RouteShorthandOptions
/** As often as the call behind the form with JavaScript (plugins/rate-limits). */
const limited = (max: number, minutes: number) => ({
  ...page,
  config: { isPublic: true, rateLimit: { max, timeWindow: minutes * 60_000 } },
})

/** The public pages as documents, and their forms without JavaScript: product 53–56. */
export const registerPaginas: ModuleRoutes = (app, { db, settings }) => {
  const publico = createPublicoService(db, externaOf(settings))
  const marcas = createPublicoRepository(db)
  const inscricoes = createInscricoesService(db, settings.publicUrl)
  const acompanhamento = createAcompanhamentoService(db)
  const frontEnd = watchFrontEnd(settings.staticDir, settings.frontUrl)
  const cache = createPaginaCache()
  const absolute = (path: string) => settings.publicUrl + path

  const draw = async <P extends PageId>(pagina: P, dados: Pages[P]) =>
    toPagina(drawPagina(frontEnd(), pagina, dados, null))

  /** A job's own page or its form, drawn once and kept until the job, the day or the release changes. */
  async function sendVaga(
    request: FastifyRequest,
    reply: FastifyReply,
    pagina: 'campanha' | 'inscricao',
  ): Promise<FastifyReply> {
    const id = idOf(request)
    const marca = id === null ? null : await marcas.findMarcas(id)
    if (id === null || marca === null) return sendNaoEncontrada(request, reply, pagina)
    const origem = readOrigem((request.query as Record<string, unknown>)['origem'])
    const front = frontEnd()
    const assinatura = JSON.stringify([marca, front.versao, diaNoBrasil()])
    const pronta = await cache.get(`${pagina}/${id}/${origem}`, assinatura, async () => {
      const vaga = await publico.get(id)
      const canonica = absolute(addresses.vaga(id))
      return pagina === 'campanha'
        ? drawPagina(front, 'campanha', { vaga, origem, endereco: canonica }, canonica)
        : drawPagina(front, 'inscricao', { vaga, origem, envio: null, feita: null }, null)
    })
    return sendPagina(request, reply, pronta)
  }

  async function sendNaoEncontrada(
    request: FastifyRequest,
    reply: FastifyReply,
    pagina: 'campanha' | 'inscricao',
  ): Promise<FastifyReply> {
    const front = frontEnd()
    // One answer for a draft, a deleted and an unknown job (security S10).
    const pronta = await cache.get(`${pagina}/404`, front.versao, async () =>
      pagina === 'campanha'
        ? drawPagina(front, 'campanha', { vaga: null, origem: '', endereco: '' }, null)
        : drawPagina(front, 'inscricao', { vaga: null, origem: '', envio: null, feita: null }, null),
    )
    return sendPagina(request, reply, pronta, { status: 404 })
  }

  app.get('/campanha/:campaign', page, (request, reply) => sendVaga(request, reply, 'campanha'))
  app.get('/campanha/:campaign/inscricao', page, (request, reply) => sendVaga(request, reply, 'inscricao'))

  app.post('/campanha/:campaign/inscricao', limited(30, 10), async (request, reply) => {
    const id = idOf(request)
    const vaga = id === null ? null : await orNull(publico.get(id))
    if (vaga === null) return sendNaoEncontrada(request, reply, 'inscricao')
    const { all, arquivos } = await readForm(request)
    const form = readInscricaoForm(all, vaga.perguntas)
    const origem = readOrigem(form.origem)
    const answer = async (rest: Pick<Pages['inscricao'], 'envio' | 'feita'>, status: number) =>
      sendPagina(request, reply, await draw('inscricao', { vaga, origem, ...rest }), {
        status,
        isPrivate: true,
      })
    try {
      const body = InscricaoBody.safeParse({ ...toInscricaoBody(form, vaga), fonte: origem })
      if (!body.success) {
        const aviso =
          'Confira estes campos. O que você escreveu está aqui; os arquivos precisam ser escolhidos de novo.'
        return await answer({ envio: { form, faltas: errorsOf(body.error.issues), aviso }, feita: null }, 422)
      }
      const files = new Map([...arquivos].map(([name, { conteudo }]) => [name, conteudo]))
      const feita = await inscricoes.create(vaga.id, body.data, files)
      return await answer({ envio: null, feita }, 200)
    } catch (error) {
      if (!(error instanceof DomainError)) throw error
      const aviso = `${error.message}${arquivos.size === 0 ? '' : ' Os arquivos precisam ser escolhidos de novo.'}`
      return answer({ envio: { form, faltas: error.campos ?? {}, aviso }, feita: null }, 422)
    }
  })

  app.get('/vagas', page, async (request, reply) => {
    const query = request.query as Record<string, unknown>
    const busca = typeof query['busca'] === 'string' ? query['busca'].replaceAll('\0', '').slice(0, 80) : ''
    const pagina = Math.min(MAX_PAGINA, Math.max(1, Math.trunc(Number(query['pagina'] ?? 1)) || 1))
    const { data, totalElements, totalPages } = await publico.list({
      page: pagina - 1,
      size: PAGE_SIZE,
      busca,
    })
    const dados = { vagas: data, total: totalElements, pagina, paginas: totalPages, busca }
    const canonica = busca === '' ? absolute(addresses.vagas({ pagina })) : null
    const text = drawPagina(frontEnd(), 'vagas', dados, canonica)
    return sendPagina(request, reply, await toPagina(text))
  })

  app.get('/privacidade', page, async (request, reply) => {
    const front = frontEnd()
    const pronta = await cache.get('privacidade', front.versao, async () =>
      drawPagina(front, 'privacidade', {}, absolute(addresses.privacidade())),
    )
    return sendPagina(request, reply, pronta)
  })

  const chaveOf = (request: FastifyRequest): string => {
    const { chave } = request.query as Record<string, unknown>
    return typeof chave === 'string' ? chave : ''
  }

  async function sendAcompanhamento(
    request: FastifyRequest,
    reply: FastifyReply,
    { aviso = '', faltas = {}, status = 200 }: { aviso?: string; faltas?: FieldErrors; status?: number } = {},
  ): Promise<FastifyReply> {
    const chave = chaveOf(request)
    const dados = await orNull(acompanhamento.get(chave))
    const text = drawPagina(
      frontEnd(),
      'acompanhamento',
      { dados, chave: dados === null ? '' : chave, aviso, faltas },
      null,
    )
    return sendPagina(request, reply, await toPagina(text), {
      status: dados === null && aviso === '' ? 404 : status,
      isPrivate: true,
    })
  }

  app.get('/acompanhamento', limited(120, 1), (request, reply) => {
    const { feito } = request.query as Record<string, unknown>
    return sendAcompanhamento(request, reply, {
      aviso: typeof feito === 'string' ? (avisos[feito] ?? '') : '',
    })
  })

  app.post('/acompanhamento', limited(30, 10), async (request, reply) => {
    const chave = chaveOf(request)
    const body = request.body as Record<string, unknown>
    const back = (feito: string) => reply.redirect(`${addresses.acompanhamento(chave)}&feito=${feito}`, 303)
    try {
      switch (body['acao']) {
        case 'retirar':
          if (body['certeza'] !== 'sim') return await back('incerto')
          await acompanhamento.withdraw(chave)
          return await back('retirada')
        case 'apagar':
          if (body['certeza'] !== 'sim') return await back('incerto')
          await acompanhamento.erase(chave)
          return await sendAcompanhamento(request, reply, { aviso: 'Seus dados foram apagados' })
        case 'corrigir': {
          const correcao = CorrecaoBody.safeParse(body)
          if (!correcao.success)
            return await sendAcompanhamento(request, reply, {
              faltas: errorsOf(correcao.error.issues),
              status: 422,
            })
          await acompanhamento.correct(chave, correcao.data)
          return await back('corrigida')
        }
        default:
          return await back('incerto')
      }
    } catch (error) {
      if (!(error instanceof DomainError)) throw error
      return sendAcompanhamento(request, reply, {
        faltas: error.campos ?? { nome: error.message },
        status: 422,
      })
    }
  })

  for (const formato of ['json', 'pdf'] as const) {
    app.get(`/acompanhamento/dados.${formato}`, limited(20, 10), async (request, reply) => {
      const { empresaId, talentoId } = await acompanhamento.find(chaveOf(request))
      const dados = await readMeusDados(db, empresaId, talentoId)
      if (dados === null) throw new NotFoundError('Inscrição não encontrada.')
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

const avisos: Readonly<Record<string, string>> = {
  retirada: 'Sua inscrição foi retirada.',
  corrigida: 'Seus dados foram corrigidos.',
  incerto: 'Nada mudou: marque a confirmação antes de continuar.',
}

function idOf(request: FastifyRequest): number | null {
  const { campaign = '' } = request.params as { campaign?: string }
  return /^[1-9]\d{0,14}$/.test(campaign) ? Number(campaign) : null
}

async function orNull<T>(found: Promise<T>): Promise<T | null> {
  try {
    return await found
  } catch (error) {
    if (error instanceof NotFoundError) return null
    throw error
  }
}

function errorsOf(
  issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[],
): FieldErrors {
  const faltas: Record<string, string> = {}
  for (const { path, message } of issues) faltas[String(path[0] ?? 'nome')] ??= message
  return faltas
}
