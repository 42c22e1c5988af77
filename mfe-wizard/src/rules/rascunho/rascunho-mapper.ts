import type { FieldPath } from '@seleta/contract/campanha-fields'
import type { Campanha, CampanhaBody, CampanhaRascunho } from '@seleta/contract/campanhas'
import { createDefaultRascunho } from '@seleta/contract/default-rascunho'
import { parseHtml } from '@seleta/regras/html-da-vaga/parse-html'
import { writeHtml } from '@seleta/regras/html-da-vaga/write-html'

/**
 * The one mapper between what the screen holds and what the wire carries (style 12).
 * Fields that follow from others are written here and nowhere else.
 */

/**
 * What is sent otherwise than it stands in the draft: no placeholder functions (id 0, spec section 5), the first
 * function, no older single city (spec section 3), the Catho job board as the job boards say (product 35). All else goes as it is.
 */
const sentAs = {
  cidade: () => null,
  enviarCatho: ({ quadros }) => quadros.includes('CATHO'),
  'vaga.funcoes': realFuncoes,
  'vaga.funcao': (campanha) => realFuncoes(campanha)[0]?.funcao ?? null,
} as const satisfies Partial<Record<FieldPath, (campanha: CampanhaRascunho) => unknown>>

/** The draft as it is sent: a copy. */
export function toRequest(campanha: CampanhaRascunho): CampanhaRascunho {
  return withValues(campanha, sentAs)
}

function realFuncoes({ vaga }: CampanhaRascunho): CampanhaRascunho['vaga']['funcoes'] {
  return vaga.funcoes.filter(({ funcao }) => funcao.id !== 0)
}

/** The publish body: the request, and the draft that ends with it. */
export function toPublishBody(campanha: CampanhaRascunho, rascunhoId: number | null): CampanhaBody {
  return rascunhoId === null ? toRequest(campanha) : { ...toRequest(campanha), rascunhoId }
}

/** The draft inside a campaign's detail: exactly the fields that the wizard writes. */
export function fromCampanha(detail: Campanha): CampanhaRascunho {
  const padrao = createDefaultRascunho()
  return {
    ...pickKeys(padrao, detail),
    vaga: { ...padrao.vaga, ...pickKeys(padrao.vaga, detail.vaga) },
  }
}

/**
 * Whether two drafts say the same. What the server puts right when it stores one (names of catalogue entries, spaces
 * around names) makes no difference.
 */
export function isSameRequest(one: CampanhaRascunho, other: CampanhaRascunho): boolean {
  return canonical(essenceOf(one)) === canonical(essenceOf(other))
}

/** What the server puts right, as it comes back from there; catalogue entries by their ids. */
const essence: Readonly<Partial<Record<FieldPath, (campanha: CampanhaRascunho) => unknown>>> = {
  nome: ({ nome }) => nome.trim(),
  nomeEmpresa: ({ nomeEmpresa }) => nomeEmpresa.trim(),
  cidades: ({ cidades }) => cidades.map(({ cidade }) => cidade.id),
  'vaga.funcao': () => null,
  'vaga.funcoes': ({ vaga }) => vaga.funcoes.map(({ funcao }) => funcao.id),
  'vaga.beneficios': ({ vaga }) => vaga.beneficios.map(({ beneficio }) => beneficio.id),
  'vaga.tipoContratacoes': ({ vaga }) => vaga.tipoContratacoes.map(({ id }) => id),
  'vaga.descricao': ({ vaga }) => writeHtml(parseHtml(vaga.descricao)),
}

const essenceOf = (campanha: CampanhaRascunho): unknown => withValues(toRequest(campanha), essence)

/** A copy with the values that a table gives to some paths. */
function withValues(
  campanha: CampanhaRascunho,
  table: Readonly<Partial<Record<FieldPath, (campanha: CampanhaRascunho) => unknown>>>,
): CampanhaRascunho {
  const copy = { ...campanha, vaga: { ...campanha.vaga } }
  for (const [path, find] of Object.entries(table)) {
    const [first = '', second] = path.split('.')
    Reflect.set(second === undefined ? copy : copy.vaga, second ?? first, find(campanha))
  }
  return copy
}

function pickKeys<T extends object>(model: T, source: T): T {
  const picked = { ...model }
  // Object.keys forgets the literal keys.
  for (const key of Object.keys(model) as (keyof T)[])
    if (source[key] !== undefined) picked[key] = source[key]
  return picked
}

/** JSON with its keys in order. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  )
}
