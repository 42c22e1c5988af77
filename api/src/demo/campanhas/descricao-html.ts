import { encodeText } from '@seleta/regras/html-da-vaga/entities'
import type { CampanhaData } from './campanha-data'

const title = (text: string) => `<p><strong>${text}</strong></p>`
const paragraph = (text: string) => `<p>${encodeText(text)}</p>`
const list = (items: readonly string[]) =>
  items.length === 0 ? '' : `<ul>${items.map((item) => `<li>${encodeText(item)}</li>`).join('')}</ul>`

const section = (name: string, body: string) => (body === '' ? '' : title(name) + body)

/**
 * The job description in the sections of the standard template (product 32).
 * @param beneficios names of the benefits
 * @returns HTML in the tags of product 34; empty for a draft whose text is not written yet
 */
export function renderDescricao(dado: CampanhaData, beneficios: readonly string[]): string {
  if (dado.sobre === '') return ''
  return [
    section('Sobre a empresa', paragraph(dado.sobre)),
    section('O que você vai fazer', list(dado.atividades)),
    section('O que pedimos', list(dado.requisitos)),
    section('Conta a favor', list(dado.diferenciais)),
    section('O que oferecemos', list(beneficios)),
    section('Como é o processo', paragraph(dado.processo)),
  ].join('')
}
