import { classNameOf } from './documento'
import type { Documento, Paragraph, AllowedTag, Run } from './documento'

/** A description as elements: text, or an allowed tag with at most an alignment and what is in it. */
export type TreeNode = string | TreeElement

export interface TreeElement {
  readonly tag: AllowedTag
  /** One of `ALLOWED_CLASSES`. */
  readonly className?: string
  readonly children: readonly TreeNode[]
}

/**
 * The elements of a document, nested as a browser keeps them: no block inside a paragraph, items only in lists.
 * HTML, React and feeds are made of these.
 */
export function treeOf(documento: Documento): TreeElement[] {
  const blocks: { tag: AllowedTag; children: TreeElement[] }[] = []
  const all: TreeElement[] = []
  documento.forEach((paragraph, index) => {
    if (paragraph.tipo === 'p') return void all.push(elementOf('p', paragraph))
    if (documento[index - 1]?.tipo !== paragraph.tipo) {
      const list = { tag: paragraph.tipo, children: [] }
      blocks.push(list)
      all.push(list)
    }
    return void blocks.at(-1)?.children.push(elementOf('li', paragraph))
  })
  return all
}

function elementOf(tag: 'p' | 'li', { alignment, runs }: Paragraph): TreeElement {
  return {
    tag,
    ...(alignment === undefined ? {} : { className: classNameOf(alignment) }),
    // A last line that is empty is only seen when a break follows it.
    children: [...runs.flatMap(nodesOf), ...(endsEmpty(runs) ? [BR] : [])],
  }
}

const endsEmpty = (runs: readonly Run[]) => runs.at(-1)?.texto.endsWith('\n') ?? true

const BR: TreeElement = { tag: 'br', children: [] }

function nodesOf({ texto, bold, italic, underline }: Run): TreeNode[] {
  let nodes: TreeNode[] = texto
    .split('\n')
    .flatMap((linha, index): TreeNode[] => [
      ...(index > 0 ? [BR] : []),
      ...(linha === '' ? [] : [keepSpaces(linha)]),
    ])
  if (underline === true) nodes = [{ tag: 'u', children: nodes }]
  if (italic === true) nodes = [{ tag: 'em', children: nodes }]
  return bold === true ? [{ tag: 'strong', children: nodes }] : nodes
}

/** Spaces beside spaces would be lost in HTML. */
const keepSpaces = (texto: string) =>
  texto.replaceAll(/ {2,}/g, (run) => ` ${'\u00a0'.repeat(run.length - 1)}`)
