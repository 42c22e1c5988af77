import type { CallAnswer } from '@seleta/contract/calls'
import type { Campanha, CampanhaRascunho } from '@seleta/contract/campanhas'
import { createDefaultRascunho } from '@seleta/contract/default-rascunho'
import type { InscricaoBody } from '@seleta/contract/talentos'
import type { Erro } from '@seleta/contract/wire'
import { foldText } from '@seleta/regras/text'
import type { Clock } from '../../src/ground/clock'
import type { Settings } from '../../src/ground/settings'
import { seedEmpresa } from './seed-empresa'
import { startApi, type TestApi } from './start-api'
import type { TestConnection } from './test-database'

/** Catalogue entries that every database has. */
export const SAO_PAULO = { id: 3_550_308, codigo: '3550308', nome: 'São Paulo', uf: 'SP' }
export const CAMPINAS = { id: 3_509_502, codigo: '3509502', nome: 'Campinas', uf: 'SP' }
export const RECIFE = { id: 2_611_606, codigo: '2611606', nome: 'Recife', uf: 'PE' }

type Vaga = CampanhaRascunho['vaga']

/** The api with one company signed in. */
export interface Office {
  readonly api: TestApi
  readonly empresaId: number
  readonly usuarioId: number
  readonly token: string
  /** A second company, for everything that it must not reach. */
  readonly estranho: { readonly empresaId: number; readonly token: string }
}

export async function openOffice(
  settings: Partial<Settings> = {},
  connection?: TestConnection,
  clock?: Clock,
): Promise<Office> {
  // Each applicant comes from an address of their own, as behind a gateway: the rate limit is per address.
  const api = await startApi({ trustProxy: 1, ...settings }, connection, clock)
  const { empresaId, usuarioId, email } = await seedEmpresa(api.db)
  const outra = await seedEmpresa(api.db, 'Oficina Bravo', 'bia@bravo.test')
  return {
    api,
    empresaId,
    usuarioId,
    token: await api.login(email),
    estranho: { empresaId: outra.empresaId, token: await api.login(outra.email) },
  }
}

/** A function of the catalogue, by a part of its name. */
export async function findFuncao(api: TestApi, token: string, busca: string) {
  const { body } = await api.call('listFuncoes', { query: { busca, limite: 1 } }, { token })
  const [funcao] = body.data
  if (funcao === undefined) throw new Error(`no function like ${busca}`)
  return funcao
}

/** A campaign that every publish check accepts. */
export async function buildPublicavel(
  { api, token }: Pick<Office, 'api' | 'token'>,
  part: Partial<Omit<CampanhaRascunho, 'vaga'>> & { vaga?: Partial<Vaga> } = {},
): Promise<CampanhaRascunho> {
  const padrao = createDefaultRascunho()
  return {
    ...padrao,
    nome: 'Auxiliar de Logística',
    nomeEmpresa: 'Padaria Aurora',
    cidades: [{ cidade: SAO_PAULO }],
    ...part,
    vaga: {
      ...padrao.vaga,
      funcoes: [{ funcao: await findFuncao(api, token, 'Auxiliar de Logística') }],
      campanhaResponsavel: { nome: 'Ana Lima', email: 'ana@aurora.test', telefone: '' },
      ...part.vaga,
    },
  }
}

/** A published campaign. */
export async function publish(
  office: Pick<Office, 'api' | 'token'>,
  part: Parameters<typeof buildPublicavel>[1] = {},
): Promise<Campanha> {
  const { status, body } = await office.api.call(
    'createCampanha',
    { body: await buildPublicavel(office, part) },
    { token: office.token },
  )
  if (status !== 200) throw new Error(`publishing answered ${status}`)
  return body.data
}

const emailName = (nome: string) =>
  foldText(nome)
    .match(/[a-z]+/g)
    ?.join('.') ?? 'x'

/** What a person fills in; the e-mail is theirs alone. */
export function buildInscricao(part: Partial<InscricaoBody> = {}): Partial<InscricaoBody> {
  const nome = part.nome ?? 'João da Silva'
  return {
    nome,
    email: `${emailName(nome)}@exemplo.test`,
    cidadeId: SAO_PAULO.id,
    consentimento: true,
    consentimentoVersao: '2026-11',
    ...part,
  }
}

type InscricaoAnswer = CallAnswer<'createInscricao'>['data']

export interface InscricaoResponse {
  readonly status: number
  readonly data: InscricaoAnswer | null
  readonly erro: Erro['erro'] | null
}

let applicants = 0

/** Sends the public form as a browser does. */
export async function apply(
  api: TestApi,
  campanhaId: number,
  dados: Partial<InscricaoBody>,
  curriculo?: Blob,
  address = `10.${applicants++ >> 8}.${applicants & 255}.7`,
): Promise<InscricaoResponse> {
  const form = new FormData()
  form.set('dados', JSON.stringify(dados))
  if (curriculo !== undefined) form.set('curriculo', curriculo, 'meu currículo.pdf')
  const response = await api.request(`/talento/v1/publico/campanhas/${campanhaId}/inscricoes`, {
    method: 'POST',
    headers: { 'x-forwarded-for': address },
    body: form,
  })
  const body = (await response.json()) as { data?: InscricaoAnswer; erro?: Erro['erro'] }
  return { status: response.status, data: body.data ?? null, erro: body.erro ?? null }
}

/** The board of a campaign; stages by name. */
export async function readBoard({ api, token }: Pick<Office, 'api' | 'token'>, campanhaId: number) {
  const { body } = await api.call('getKanban', { params: { campanhaId } }, { token })
  const etapas = body.data
  return {
    etapas,
    etapa: (nome: string) => {
      const found = etapas.find((etapa) => etapa.nome === nome)
      if (found === undefined) throw new Error(`no stage ${nome}`)
      return found
    },
    /** Stage name → names of its people, from the top. */
    people: Object.fromEntries(etapas.map((etapa) => [etapa.nome, etapa.talentos.map((card) => card.nome)])),
  }
}

/** Rows that an application writes, over all tables: unchanged when it was refused. */
export async function countRows({ api }: Pick<Office, 'api'>) {
  const { rows } = await api.pool.query<{ n: number }>(
    'select (select count(*) from talento) + (select count(*) from inscricao) + (select count(*) from arquivo) + (select count(*) from mensagem) + (select count(*) from evento) as n',
  )
  return rows[0]?.n
}
