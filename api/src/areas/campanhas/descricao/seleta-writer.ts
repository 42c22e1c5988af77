import { PROMPT_LABELS, type PromptField } from '@seleta/contract/prompt-labels'
import type { Paragraph } from '@seleta/regras/html-da-vaga/documento'
import { documentoOfText, writeHtml } from '@seleta/regras/html-da-vaga/write-html'
import { splitList } from '@seleta/regras/list'
import { foldText, listWords } from '@seleta/regras/text'
import { readPromptFields, type PromptFields } from './prompt-fields'

/** Sections that are a plain list of what was given. */
const LISTS: readonly { titulo: string; fields: readonly { field: PromptField; prefix: string }[] }[] = [
  {
    titulo: 'O que procuramos',
    fields: [
      { field: 'palavrasChave', prefix: '' },
      { field: 'experiencia', prefix: `${PROMPT_LABELS.experiencia}: ` },
      { field: 'escolaridade', prefix: `${PROMPT_LABELS.escolaridade}: ` },
      { field: 'idiomas', prefix: 'Idioma: ' },
    ],
  },
  {
    titulo: 'O que oferecemos',
    fields: [
      { field: 'contratacao', prefix: `${PROMPT_LABELS.contratacao}: ` },
      { field: 'modalidade', prefix: `${PROMPT_LABELS.modalidade}: ` },
      { field: 'jornada', prefix: `${PROMPT_LABELS.jornada}: ` },
      { field: 'beneficios', prefix: '' },
    ],
  },
]

const CONVITE = 'Inscreva-se por esta página. Toda inscrição recebe uma resposta.'

/**
 * The built-in writer: a description made of the prompt's own facts and nothing else (product 33).
 * @returns HTML text, or null when the prompt names no function
 */
export function writeDescricao(prompt: string): string | null {
  const fields = readPromptFields(prompt)
  const funcoes = splitList(fields.cargo ?? '')
  if (funcoes.length === 0) return null
  const documento: Paragraph[] = [titulo('Sobre a vaga'), ...documentoOfText(abertura(funcoes, fields))]
  for (const list of LISTS) {
    const itens = list.fields.flatMap(({ field, prefix }) =>
      (field === 'jornada' ? [fields[field] ?? ''] : splitList(fields[field] ?? ''))
        .filter((value) => value !== '')
        .map((value): Paragraph => ({ tipo: 'ul', runs: [{ texto: `${prefix}${value}` }] })),
    )
    if (itens.length > 0) documento.push(titulo(list.titulo), ...itens)
  }
  return writeHtml([...documento, titulo('Como participar'), ...documentoOfText(CONVITE)])
}

function abertura(funcoes: string[], fields: PromptFields): string {
  const quem = fields.empresa === undefined ? 'Temos' : `${fields.empresa} tem`
  const cidades = splitList(fields.cidades ?? '')
  const where = cidades.length === 0 ? '' : ` em ${listWords(cidades)}`
  const pcd = isYes(fields.pcd) ? ' A vaga é exclusiva para pessoas com deficiência.' : ''
  return `${quem} uma oportunidade para ${listWords(funcoes)}${where}.${pcd}`
}

const isYes = (value: string | undefined) => /^(sim|s|true|exclusiv)/.test(foldText(value ?? ''))

const titulo = (texto: string): Paragraph => ({ tipo: 'p', runs: [{ texto, bold: true }] })
