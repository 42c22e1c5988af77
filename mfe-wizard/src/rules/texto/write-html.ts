import type { Documento, Paragrafo, Trecho } from './documento'
import { encodeText } from './entities'

/**
 * The HTML of a document: only p, br, strong, em, u, ol, ul, li and `ql-align-…` classes can come out of it
 * (product 34). A document without text is ''.
 */
export function writeHtml(documento: Documento): string {
  if (documento.every(({ trechos }) => trechos.length === 0)) return ''
  let html = ''
  documento.forEach((paragrafo, index) => {
    const { tipo } = paragrafo
    const isListStart = tipo !== 'p' && documento[index - 1]?.tipo !== tipo
    const isListEnd = tipo !== 'p' && documento[index + 1]?.tipo !== tipo
    html += `${isListStart ? `<${tipo}>` : ''}${writeParagrafo(paragrafo)}${isListEnd ? `</${tipo}>` : ''}`
  })
  return html
}

function writeParagrafo({ tipo, alinhamento, trechos }: Paragrafo): string {
  const tag = tipo === 'p' ? 'p' : 'li'
  const attributes = alinhamento === undefined ? '' : ` class="ql-align-${alinhamento}"`
  return `<${tag}${attributes}>${trechos.length === 0 ? '<br>' : trechos.map(writeTrecho).join('')}</${tag}>`
}

function writeTrecho({ texto, negrito, italico, sublinhado }: Trecho): string {
  let html = encodeText(keepSpaces(texto))
  if (sublinhado === true) html = `<u>${html}</u>`
  if (italico === true) html = `<em>${html}</em>`
  return negrito === true ? `<strong>${html}</strong>` : html
}

/** Spaces beside spaces would be lost in HTML. */
const keepSpaces = (texto: string) =>
  texto.replaceAll(/ {2,}/g, (run) => ` ${'\u00a0'.repeat(run.length - 1)}`)
