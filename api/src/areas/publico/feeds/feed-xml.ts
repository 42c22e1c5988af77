import { endOfDia } from '@seleta/regras/dia'
import { formatDinheiro } from '@seleta/regras/dinheiro'
import { describeVaga, type VagaPublica } from '../../../domain/campanha/vaga-publica'
import { stripControls } from '../../../ground/text/escape-html'

/** One job in one city, as a feed tells it. */
export interface FeedItem {
  readonly vaga: VagaPublica
  readonly cidade: { readonly codigo: string; readonly nome: string; readonly uf: string }
  /** Absolute. */
  readonly url: string
}

/** Text that may hold anything: a section's end inside it becomes two sections. */
const cdata = (text: string) => `<![CDATA[${stripControls(text).replaceAll(']]>', ']]]]><![CDATA[>')}]]>`

const element = (name: string, text: string) => (text === '' ? '' : `<${name}>${cdata(text)}</${name}>`)

const REMOTO = { presencial: '', hibrido: 'Hybrid remote', remoto: 'Fully remote' } as const

/** Stable for the life of the campaign, and no other item's: its id and the city's official code. */
export const referenceOf = (campanhaId: number, cidadeCodigo: string): string =>
  `${campanhaId}-${cidadeCodigo}`

/**
 * The jobs of a company as XML in Indeed's shape (product 35), one item per campaign and city. Only what the public
 * page shows.
 * @param publisher the company
 */
export function writeFeed(
  publisher: { readonly nome: string; readonly url: string },
  items: readonly FeedItem[],
): string {
  const last = items.map(({ vaga }) => Date.parse(vaga.publicadaEm)).reduce((a, b) => Math.max(a, b), 0)
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<source>',
    element('publisher', publisher.nome),
    element('publisherurl', publisher.url),
    `<lastBuildDate>${new Date(last).toUTCString()}</lastBuildDate>`,
    ...items.map(writeItem),
    '</source>',
  ].join('\n')
}

function writeItem({ vaga, cidade, url }: FeedItem): string {
  return [
    '<job>',
    element('title', vaga.nome),
    element('date', new Date(vaga.publicadaEm).toUTCString()),
    element('referencenumber', referenceOf(vaga.id, cidade.codigo)),
    element('requisitionid', String(vaga.id)),
    element('url', url),
    element('company', vaga.nomeEmpresa),
    element('sourcename', vaga.nomeEmpresa),
    element('city', cidade.nome),
    element('state', cidade.uf),
    element('country', 'BR'),
    element('description', describeVaga(vaga)),
    element(
      'salary',
      vaga.salarioMax > 0 ? `Até ${formatDinheiro(vaga.salarioMax, { cents: 'auto' })} por mês` : '',
    ),
    element('jobtype', vaga.tipoContratacoes.join(', ')),
    element('category', vaga.funcoes.join(', ')),
    element('remotetype', vaga.modalidade === null ? '' : REMOTO[vaga.modalidade]),
    element(
      'expirationdate',
      vaga.fechamento === null ? '' : new Date(endOfDia(vaga.fechamento)).toUTCString(),
    ),
    '</job>',
  ]
    .filter((line) => line !== '')
    .join('')
}
