import type { Office } from './campanhas'

/** What somebody who reads the mail of an address can do: open the link of a confirmation, and answer on its page. */

let visits = 0
/** Each visit comes from an address of its own: the limits by address are not what is tested here. */
const visitor = () => ({ 'x-forwarded-for': `10.9.${visits >> 8}.${visits++ & 255}` })

export interface Visit {
  readonly status: number
  readonly location: string
  readonly html: string
  /** The page without the random keys of its links and forms: one of them spells «Ana» once in some hundred pages. */
  readonly texto: string
}

export function openMailbox({ api }: Pick<Office, 'api'>) {
  const request = async (chave: string, init: RequestInit): Promise<Visit> => {
    const response = await api.request(`/acompanhamento?chave=${chave}`, {
      ...init,
      headers: visitor(),
      redirect: 'manual',
    })
    const html = await response.text()
    return {
      status: response.status,
      location: response.headers.get('location') ?? '',
      html,
      texto: html.replaceAll(/[\w-]{36,}/g, ''),
    }
  }
  /** Opens a candidate's page. */
  const open = (chave: string) => request(chave, {})
  /** Sends one of the page's forms; whoever says yes has just opened the page, unless they tell what they have read. */
  const act = async (chave: string, fields: Record<string, string>) => {
    const { acao, envio = '', versao } = fields
    const read = acao === 'confirmar' && versao === undefined ? { versao: await versaoOn(chave, envio) } : {}
    return request(chave, { method: 'POST', body: new URLSearchParams({ ...fields, ...read }) })
  }
  /** What stands in the page's form beside the id of what it asks about; empty where it does not ask. */
  const versaoOn = async (chave: string, envio: string) =>
    new RegExp(`name="envio" value="${envio}"/><input type="hidden" name="versao" value="([\\w-]+)"`).exec(
      (await open(chave)).html,
    )?.[1] ?? ''

  /** The answer to asking for all that is kept, by a page's link. */
  const dados = async (chave: string) =>
    (await api.request(`/acompanhamento/dados.json?chave=${chave}`, { headers: visitor() })).status

  /** Texts of the confirmations to an address, newest first. */
  async function mailsTo(email: string): Promise<string[]> {
    const { rows } = await api.pool.query<{ corpo: string }>(
      "select corpo from mensagem where lower(destinatario) = lower($1) and tipo = 'confirmacao' order by id desc",
      [email],
    )
    return rows.map(({ corpo }) => corpo)
  }

  /** The key in the newest confirmation to an address. */
  async function keyOf(email: string): Promise<string> {
    const [corpo = ''] = await mailsTo(email)
    const chave = /\/acompanhamento\?chave=([\w-]{43})/.exec(corpo)?.[1]
    if (chave === undefined) throw new Error(`no key was mailed to ${email}`)
    return chave
  }

  /** Random ids of what the person is asked about on their page, newest first. */
  async function askedOn(chave: string): Promise<string[]> {
    const { html } = await open(chave)
    return [...html.matchAll(/name="envio" value="([\w-]{36})"/g)].map(([, id]) => id ?? '')
  }

  /** Opens the newest link and says to everything that it was them, or was not. */
  async function answer(email: string, acao: 'confirmar' | 'recusar'): Promise<Visit[]> {
    const chave = await keyOf(email)
    const visits: Visit[] = []
    for (const envio of await askedOn(chave)) visits.push(await act(chave, { acao, envio }))
    return visits
  }

  /** The correction form of a page as it was drawn, for whoever changes something in it and sends it. */
  async function formOn(chave: string): Promise<Record<string, string>> {
    const [html = ''] = /<form class="publico-form".*?<\/form>/s.exec((await open(chave)).html) ?? []
    const inputs = [...html.matchAll(/<input (?![^>]*type="checkbox")[^>]*>/g)].map(([input]) => [
      /name="([^"]*)"/.exec(input)?.[1] ?? '',
      /value="([^"]*)"/.exec(input)?.[1] ?? '',
    ])
    const texts = [...html.matchAll(/<textarea [^>]*name="([^"]*)"[^>]*>(.*?)<\/textarea>/gs)]
    return Object.fromEntries(
      [...inputs, ...texts.map(([, nome = '', valor = '']) => [nome, valor])].map(
        ([nome = '', valor = '']) => [nome, toText(valor)],
      ),
    )
  }

  return { open, act, versaoOn, dados, mailsTo, keyOf, askedOn, answer, formOn }
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&quot;': '"',
  '&#x27;': "'",
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
}
const toText = (html: string) => html.replaceAll(/&(?:quot|#x27|lt|gt|amp);/g, (one) => ENTITIES[one] ?? one)
