import { classeDe } from './documento'
import type { Documento, Paragrafo, TagPermitida, Trecho } from './documento'

/** A description as elements: text, or an allowed tag with at most an alignment and what is in it. */
export type No = string | Elemento

export interface Elemento {
  readonly tag: TagPermitida
  /** One of `CLASSES_PERMITIDAS`. */
  readonly classe?: string
  readonly filhos: readonly No[]
}

/**
 * The elements of a document, nested as a browser keeps them: no block inside a paragraph, items only in lists.
 * HTML, React and feeds are made of these.
 */
export function treeOf(documento: Documento): Elemento[] {
  const blocks: { tag: TagPermitida; filhos: Elemento[] }[] = []
  const all: Elemento[] = []
  documento.forEach((paragrafo, index) => {
    if (paragrafo.tipo === 'p') return void all.push(elementoDe('p', paragrafo))
    if (documento[index - 1]?.tipo !== paragrafo.tipo) {
      const lista = { tag: paragrafo.tipo, filhos: [] }
      blocks.push(lista)
      all.push(lista)
    }
    return void blocks.at(-1)?.filhos.push(elementoDe('li', paragrafo))
  })
  return all
}

function elementoDe(tag: 'p' | 'li', { alinhamento, trechos }: Paragrafo): Elemento {
  return {
    tag,
    ...(alinhamento === undefined ? {} : { classe: classeDe(alinhamento) }),
    // A last line that is empty is only seen when a break follows it.
    filhos: [...trechos.flatMap(nosDe), ...(endsEmpty(trechos) ? [BR] : [])],
  }
}

const endsEmpty = (trechos: readonly Trecho[]) => trechos.at(-1)?.texto.endsWith('\n') ?? true

const BR: Elemento = { tag: 'br', filhos: [] }

function nosDe({ texto, negrito, italico, sublinhado }: Trecho): No[] {
  let nos: No[] = texto
    .split('\n')
    .flatMap((linha, index): No[] => [
      ...(index > 0 ? [BR] : []),
      ...(linha === '' ? [] : [keepSpaces(linha)]),
    ])
  if (sublinhado === true) nos = [{ tag: 'u', filhos: nos }]
  if (italico === true) nos = [{ tag: 'em', filhos: nos }]
  return negrito === true ? [{ tag: 'strong', filhos: nos }] : nos
}

/** Spaces beside spaces would be lost in HTML. */
const keepSpaces = (texto: string) =>
  texto.replaceAll(/ {2,}/g, (run) => ` ${'\u00a0'.repeat(run.length - 1)}`)
