import { treeOf } from './tree'
import type { No } from './tree'
import type { Documento } from './documento'
import { encodeTexto } from './entidades'

/** The HTML of a document: nothing but the allowed tags and classes can come out of it. Without text it is ''. */
export function writeHtml(documento: Documento): string {
  return documento.every(({ trechos }) => trechos.length === 0) ? '' : treeOf(documento).map(write).join('')
}

function write(no: No): string {
  if (typeof no === 'string') return encodeTexto(no)
  const { tag, classe, filhos } = no
  if (tag === 'br') return '<br>'
  return `<${tag}${classe === undefined ? '' : ` class="${classe}"`}>${filhos.map(write).join('')}</${tag}>`
}
