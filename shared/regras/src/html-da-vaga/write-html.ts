import { treeOf } from './tree'
import type { No } from './tree'
import type { Documento } from './documento'
import { encodeText } from './entities'

/** The HTML of a document: nothing but the allowed tags and classes can come out of it. Without text it is ''. */
export function writeHtml(documento: Documento): string {
  return documento.every(({ runs }) => runs.length === 0) ? '' : treeOf(documento).map(write).join('')
}

function write(no: No): string {
  if (typeof no === 'string') return encodeText(no)
  const { tag, className, children } = no
  if (tag === 'br') return '<br>'
  return `<${tag}${className === undefined ? '' : ` class="${className}"`}>${children.map(write).join('')}</${tag}>`
}
