import type { Campanha, CampanhaBody, CampanhaRascunho } from '@seleta/contract/campanhas'
import { createRascunhoPadrao } from '@seleta/contract/rascunho-padrao'
import { parseHtml } from '../texto/parse-html'
import { writeHtml } from '../texto/write-html'

/**
 * The one mapper between what the screen holds and what the wire carries (style 12).
 * Fields that follow from others are written here and nowhere else.
 */

/**
 * The draft as it is sent.
 * @returns a copy with: no placeholder functions (id 0, spec section 5), `funcao` = the first function, `cidade`
 * nulled (spec section 3), `enviarCatho` as the Catho board says (product 35)
 */
export function toRequest(campanha: CampanhaRascunho): CampanhaRascunho {
  const funcoes = campanha.vaga.funcoes.filter((item) => item.funcao.id !== 0)
  return {
    ...campanha,
    cidade: null,
    enviarCatho: campanha.quadros.includes('CATHO'),
    vaga: { ...campanha.vaga, funcao: funcoes[0]?.funcao ?? null, funcoes },
  }
}

/** The publish body: the request, and the draft that ends with it. */
export function toPublishBody(campanha: CampanhaRascunho, rascunhoId: number | null): CampanhaBody {
  return rascunhoId === null ? toRequest(campanha) : { ...toRequest(campanha), rascunhoId }
}

/** The draft inside a campaign's detail: exactly the fields that the wizard writes. */
export function fromCampanha(detail: Campanha): CampanhaRascunho {
  const padrao = createRascunhoPadrao()
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

function essenceOf(campanha: CampanhaRascunho): unknown {
  const { vaga, ...rest } = toRequest(campanha)
  return {
    ...rest,
    nome: rest.nome.trim(),
    nomeEmpresa: rest.nomeEmpresa.trim(),
    cidades: rest.cidades.map(({ cidade }) => cidade.id),
    vaga: {
      ...vaga,
      funcao: null,
      funcoes: vaga.funcoes.map(({ funcao }) => funcao.id),
      beneficios: vaga.beneficios.map(({ beneficio }) => beneficio.id),
      tipoContratacoes: vaga.tipoContratacoes.map(({ id }) => id),
      descricao: writeHtml(parseHtml(vaga.descricao)),
    },
  }
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
