import { setImmediate as letOthersWork } from 'node:timers/promises'
import { Dia, Moment } from '@seleta/contract/wire'
import { formatDia } from '@seleta/regras/dia'
import { formatMoment } from '@seleta/regras/moment'
import { openTaggedPdf } from '../../../ground/pdf/open-pdf'
import type { MeusDados } from './meus-dados-repository'

const TITLES = {
  pessoa: 'Dados pessoais',
  experiencias: 'Experiência',
  formacoes: 'Formação',
  inscricoes: 'Inscrições, com os critérios da pontuação',
  respostas: 'Respostas às perguntas',
  envios: 'Formulários enviados',
  testes: 'Testes',
  notas: 'Anotações da empresa',
  avaliacoes: 'Avaliações da empresa',
  mensagens: 'Mensagens',
  arquivos: 'Arquivos',
} as const satisfies Partial<Record<keyof MeusDados, string>>

/**
 * The whole report as a tagged PDF for people (security L4); the JSON is for machines.
 * @returns the bytes
 */
export async function drawMeusDados(dados: MeusDados): Promise<Buffer> {
  const { document, bytes } = await openTaggedPdf({
    margin: 56,
    info: { Title: `Meus dados em ${dados.empresa}`, Producer: 'Seleta', Creator: 'Seleta' },
  })
  document.font('forte').fontSize(20).text('Meus dados')
  document
    .font('texto')
    .fontSize(10)
    .text(`Guardados por ${dados.empresa}. Gerado em ${formatDia(dados.geradoEm)}.`)
  // Object.entries forgets the literal keys.
  for (const [key, titulo] of Object.entries(TITLES) as [keyof typeof TITLES, string][]) {
    const value = dados[key]
    // Drawn as names and texts, whatever the part is.
    const items = (Array.isArray(value) ? value : [value]) as Record<string, unknown>[]
    document.moveDown(1).font('forte').fontSize(13).text(titulo)
    if (items.length === 0) document.font('texto').fontSize(10).text('Nada.')
    for (const item of items) {
      await letOthersWork()
      document.moveDown(0.4).font('texto').fontSize(10)
      for (const [name, one] of Object.entries(item)) {
        const text = toText(one)
        if (text !== '') document.text(`${toWords(name)}: ${text}`)
      }
    }
  }
  document.end()
  return bytes
}

/** criadaEm → 'Criada em'. */
const toWords = (name: string) => {
  const words = name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** A moment or a day as people write it; any other text as it is. */
const toTold = (text: string) =>
  Moment.safeParse(text).success ? formatMoment(text) : Dia.safeParse(text).success ? formatDia(text) : text

function toText(value: unknown): string {
  if (value === null || value === undefined || value === '') return ''
  if (typeof value === 'string') return toTold(value)
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  if (Array.isArray(value)) return value.map(toText).filter(Boolean).join('; ')
  return Object.entries(value)
    .map(([name, one]) => `${name} ${toText(one)}`)
    .join(', ')
}
