import type { CampanhaField, FieldPath } from '@seleta/contract/campanha-fields'
import { campanhaFields, valueOf } from '@seleta/contract/campanha-fields'
import type { CampanhaRascunho } from '@seleta/contract/campanhas'
import type { Pergunta } from '@seleta/contract/perguntas'
import type { PassoSegmento } from '@seleta/shell'
import { passoSegmentos } from '@seleta/shell'
import { parseHtml } from '@seleta/regras/html-da-vaga/parse-html'
import { writeHtml } from '@seleta/regras/html-da-vaga/write-html'

/** Which questions a step writes: one field of the campaign, spread over three steps by kind (spec section 2). */
export const PERGUNTA_TIPOS: Readonly<Partial<Record<PassoSegmento, readonly Pergunta['tipo'][]>>> = {
  'video-cv': ['VIDEO'],
  'questoes-provas': ['SIM_NAO', 'MULTIPLA'],
  'questoes-provas2': ['ABERTA'],
}

/** Fields of which more comes back than was chosen, by what makes two of them the same. */
const comparedAs: Readonly<Partial<Record<FieldPath, (campanha: CampanhaRascunho) => unknown>>> = {
  'vaga.beneficios': ({ vaga }) => vaga.beneficios.map(({ beneficio }) => beneficio.id),
  'vaga.descricao': ({ vaga }) => canonicalHtml(vaga.descricao),
}

const pathsByStep = new Map(
  passoSegmentos.map(
    (passo) => [passo, campanhaFields.filter(isWholeIn(passo)).map(({ path }) => path)] as const,
  ),
)

function isWholeIn(passo: PassoSegmento) {
  return ({ step, path }: CampanhaField) => step === passo && path !== 'vaga.perguntas'
}

/**
 * A step's part of the draft as a text: the same as that of a fresh draft means not begun. The table of fields says
 * what belongs to it.
 */
export function sliceOf(passo: PassoSegmento, campanha: CampanhaRascunho): string {
  const values = pathsByStep
    .get(passo)
    ?.map((path) => comparedAs[path]?.(campanha) ?? valueOf(campanha, path))
  return JSON.stringify([values, perguntasOf(passo, campanha)])
}

/** The questions that a step writes. */
export function perguntasOf(passo: PassoSegmento, { vaga }: CampanhaRascunho): readonly Pergunta[] {
  const tipos = PERGUNTA_TIPOS[passo] ?? []
  return vaga.perguntas.filter(({ tipo }) => tipos.includes(tipo))
}

/** The last text and what it comes to: long ones are read once, not at each key elsewhere. */
let lastHtml = { html: '', canonical: '' }

function canonicalHtml(html: string): string {
  if (lastHtml.html !== html) lastHtml = { html, canonical: writeHtml(parseHtml(html)) }
  return lastHtml.canonical
}
