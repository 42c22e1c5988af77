import { campanhaTitle } from '@seleta/contract/campanha-title'
import { everybodyOf } from '@seleta/contract/dashboard-addresses'
import { formatInteger } from '@seleta/regras/numbers'
import { countOf, plural } from '@seleta/regras/plural'
import { greeting } from '../greeting'
import type { Conteudo } from './resumo-repository'

/** What a digest may tell of what there is: whoever wants only their mentions is told nothing else. */
export function narrow(
  conteudo: Conteudo,
  { querTudo, querMencoes }: { readonly querTudo: boolean; readonly querMencoes: boolean },
): Conteudo {
  const { mencoes } = conteudo
  const rest = querTudo ? conteudo : { equipes: 0, donos: 0, novas: [], pendentes: [] }
  return { ...rest, mencoes: querMencoes ? mencoes : 0 }
}

/**
 * The digest of a day, without the name of anybody who applied: a mailbox is not the product (decision 190).
 * @returns null when there is nothing to tell
 */
export function tellResumo(
  nome: string,
  { mencoes, equipes, donos, novas, pendentes }: Conteudo,
  { publicUrl, end }: { readonly publicUrl: string; readonly end: string },
): { readonly assunto: string; readonly corpo: string } | null {
  const lines = [
    mencoes === 0 ? '' : `${countOf(mencoes, 'menção', 'menções')} a você em notas.`,
    equipes === 0 ? '' : `Você entrou na equipe de ${countOf(equipes, 'campanha', 'campanhas')}.`,
    donos === 0 ? '' : `Deixaram pessoas com você em ${countOf(donos, 'campanha', 'campanhas')}.`,
    ...pendentes.map(
      ({ total, ...campanha }) =>
        `${plural(total, '1 pessoa espera', `${formatInteger(total)} pessoas esperam`)} sua avaliação em ${campanhaTitle(campanha)}.`,
    ),
    ...novas.map(
      ({ total, ...campanha }) =>
        `${countOf(total, 'nova inscrição', 'novas inscrições')} em ${campanhaTitle(campanha)}: ${publicUrl}${everybodyOf(campanha.id, 'leitura=nova')}`,
    ),
  ].filter((line) => line !== '')
  if (lines.length === 0) return null
  return {
    assunto: 'Seu dia na Seleta',
    corpo: [
      greeting(nome),
      'O que há para você:',
      lines.map((line) => `• ${line}`).join('\n'),
      `Para ver seus avisos, entre em ${publicUrl} e toque no sino.`,
      end,
    ].join('\n\n'),
  }
}
