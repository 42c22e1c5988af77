import { textOfDocumento } from '@seleta/regras/html-da-vaga/documento'
import { parseHtml } from '@seleta/regras/html-da-vaga/parse-html'
import { singleLine } from '../../../ground/text/single-line'
import type { Settings } from '../../../ground/settings'
import { QuadroRefusal, type Conector, type VagaForQuadro } from './conector'

const TIMEOUT_MS = 15_000
const MAX_ANSWER = 100_000

/**
 * Catho's REST API (desenvolvedores.catho.com.br): `POST /vagas`, `PUT /vagas/{id}`, `PUT /vagas/{id}/reativada` and
 * `/desativada`, with the application's and the company's tokens as headers. What of it is proven and what waits for
 * an account there: docs/decisions/081-catho-shape.md.
 */
export function createCathoConector({ url, token, appToken }: NonNullable<Settings['catho']>): Conector {
  const base = url.replace(/\/+$/, '')

  async function call(
    method: 'POST' | 'PUT',
    path: string,
    body: object | null,
  ): Promise<Record<string, unknown>> {
    const { status, ok, text } = await reach(base + path, {
      method,
      headers: {
        'app-token': appToken,
        'auth-token': token,
        accept: 'application/json',
        ...(body === null ? {} : { 'content-type': 'application/json; charset=utf-8' }),
      },
      ...(body === null ? {} : { body: JSON.stringify(body) }),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    const answer = parse(text.slice(0, MAX_ANSWER))
    if (ok) return answer
    const said = singleLine(typeof answer['message'] === 'string' ? answer['message'] : '', 160)
    const words = `A Catho respondeu ${status}${said === '' ? '' : `: ${said}`}.`
    const isFinal = status >= 400 && status < 500 && ![401, 403, 408, 429].includes(status)
    throw isFinal ? new QuadroRefusal(words) : new Error(words)
  }

  return {
    async publish(vaga, referencia) {
      const body = toCatho(vaga)
      if (referencia !== null) {
        await call('PUT', `/vagas/${encodeURIComponent(referencia)}`, body)
        await call('PUT', `/vagas/${encodeURIComponent(referencia)}/reativada`, null)
        return referencia
      }
      const { id } = await call('POST', '/vagas', body)
      // It has taken the job: sent again by itself, it would stand there twice.
      if (typeof id !== 'string' && typeof id !== 'number')
        throw new QuadroRefusal('A Catho recebeu a vaga, mas não disse o número dela.')
      return String(id)
    },
    async remove(referencia) {
      try {
        await call('PUT', `/vagas/${encodeURIComponent(referencia)}/desativada`, null)
      } catch (error) {
        if (!(error instanceof QuadroRefusal)) throw error
      }
    },
  }
}

interface Answer {
  readonly status: number
  readonly ok: boolean
  /** Empty when it was cut: what was answered is the status, and is not taken back by the end of the line. */
  readonly text: string
}

/** @throws Error in words when there was no answer */
async function reach(address: string, init: RequestInit): Promise<Answer> {
  try {
    const response = await fetch(address, init)
    const { status, ok } = response
    return { status, ok, text: await response.text().catch(() => '') }
  } catch (cause) {
    const isLate = cause instanceof DOMException && cause.name === 'TimeoutError'
    throw new Error(
      isLate ? 'A Catho demorou demais para responder.' : 'Não foi possível falar com a Catho.',
      { cause },
    )
  }
}

/**
 * No HTML, no age, no experience: Catho takes plain text, and the law forbids the rest. The names of the fields are
 * ours: Catho shows them only to who has an account (docs/decisions/081-catho-shape.md).
 */
function toCatho({ vaga, url }: VagaForQuadro): object {
  return {
    titulo: vaga.nome,
    descricao: textOfDocumento(parseHtml(vaga.descricao)) || vaga.nome,
    empresa: vaga.nomeEmpresa,
    quantidade: Math.max(1, vaga.quantidadeVagas),
    locais: vaga.cidades.map(({ nome, uf }) => ({ cidade: nome, estado: uf, pais: 'Brasil' })),
    regimes: vaga.tipoContratacoes,
    ...(vaga.salarioMax > 0 ? { salario: { maximo: vaga.salarioMax, moeda: 'BRL', periodo: 'MENSAL' } } : {}),
    beneficios: vaga.beneficios,
    exclusivoPcd: vaga.exclusivoPcd,
    urlInscricao: url,
    codigoExterno: String(vaga.id),
  }
}

function parse(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text)
    // An object of another server: every property is unknown.
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}
