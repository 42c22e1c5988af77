import type { APIRequestContext, Page } from '@playwright/test'
import { publishCampanha } from '../campanhas/campanhas-data'
import type { Api } from '../support/api'
import { createEmpresa } from '../support/api'
import type { Product } from '../support/product'

export interface GivenPessoa {
  readonly nome: string
  readonly email?: string
  readonly telefone?: string
  readonly cidade?: string
  readonly uf?: string
  readonly formacao?: string
  readonly idiomas?: readonly string[]
  readonly habilidades?: readonly string[]
  readonly ultimoCargo?: string
  readonly sobre?: string
}

/** A company of its own with a published campaign and the key of automated origins. */
export interface Escritorio {
  readonly api: Api
  readonly campanhaId: number
  readonly campanha: string
  readonly chave: string
}

export async function openEscritorio(product: Product, email: string, campanha: string): Promise<Escritorio> {
  const api = await createEmpresa(product, email)
  const campanhaId = await publishCampanha(api, campanha)
  const { data } = await api.call<{ data: { chave: string } }>('POST', '/usuario/v1/empresa/chave-origens')
  return { api, campanhaId, campanha, chave: data.chave }
}

const emailOf = (nome: string) =>
  `${nome
    .normalize('NFD')
    .toLowerCase()
    .match(/[a-z]+/g)
    ?.join('.')}@example.com`

/** Sends a person as ABLER or BNE does. */
export async function sendPessoa(
  request: APIRequestContext,
  { chave, campanhaId }: Escritorio,
  pessoa: GivenPessoa,
  { origem = 'ABLER', idCampanha = campanhaId } = {},
): Promise<string> {
  const answer = await request.post(`/talento/v1/origens/${origem}/talentos`, {
    headers: { 'x-api-key': chave },
    data: { referencia: pessoa.nome, email: emailOf(pessoa.nome), idCampanha, ...pessoa },
  })
  if (!answer.ok()) throw new Error(`${answer.status()} ${await answer.text()}`)
  const { data } = (await answer.json()) as { data: { identificador: string } }
  return data.identificador
}

/** Enters a person by a recruiter's hand, through the api. */
export async function enterPessoa(
  request: APIRequestContext,
  { api, campanhaId }: Escritorio,
  pessoa: GivenPessoa,
  curriculo?: { readonly name: string; readonly mimeType: string; readonly buffer: Buffer },
): Promise<string> {
  const { cidade: _, uf: __, ...rest } = pessoa
  const dados = { email: emailOf(pessoa.nome), ...rest, idCampanha: campanhaId }
  const answer = await request.post('/talento/v1/talentos', {
    headers: { authorization: api.token },
    multipart: { dados: JSON.stringify(dados), ...(curriculo === undefined ? {} : { curriculo }) },
  })
  if (!answer.ok()) throw new Error(`${answer.status()} ${await answer.text()}`)
  const { data } = (await answer.json()) as { data: { identificador: string } }
  return data.identificador
}

/** Names in the list on screen, in their order. */
export const nomes = (page: Page) => page.locator('main a[href*="talento="]')
export const pessoasFound = (page: Page, text: string) => page.getByText(text, { exact: true })
