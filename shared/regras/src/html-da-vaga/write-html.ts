import { treeOf } from './tree'
import type { TreeNode } from './tree'
import type { Documento } from './documento'
import { encodeText } from './entities'

/** The HTML of a document: nothing but the allowed tags and classes can come out of it. Without text it is ''. */
export function writeHtml(documento: Documento): string {
  return documento.every(({ runs }) => runs.length === 0) ? '' : treeOf(documento).map(write).join('')
}

/** A text that nobody laid out: a paragraph for each of its lines that is not blank. */
export const documentoOfText = (text: string): Documento =>
  text
    .split('\n')
    .filter((linha) => linha.trim() !== '')
    .map((texto) => ({ tipo: 'p', runs: [{ texto }] }))

function write(node: TreeNode): string {
  if (typeof node === 'string') return encodeText(node)
  const { tag, className, children } = node
  if (tag === 'br') return '<br>'
  return `<${tag}${className === undefined ? '' : ` class="${className}"`}>${children.map(write).join('')}</${tag}>`
}
