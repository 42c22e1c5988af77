import { everybodyOf, PREFERENCIAS } from '@seleta/contract/dashboard-addresses'
import { countOf } from '@seleta/regras/plural'
import { greeting } from '../greeting'
import type { Conteudo } from './resumo-repository'

/** What a digest may tell of what there is: whoever wants only their mentions is told nothing else. */
export function narrow(
  conteudo: Conteudo,
  { querTudo, querMencoes }: { readonly querTudo: boolean; readonly querMencoes: boolean },
): Conteudo {
  const { mencoes } = conteudo
  const rest = querTudo ? conteudo : { equipes: 0, novas: [] }
  return { ...rest, mencoes: querMencoes ? mencoes : 0 }
}

/**
 * The digest of a day, without the name of anybody who applied: a mailbox is not the product (decision 190).
 * @returns null when there is nothing to tell
 */
export function tellResumo(
  nome: string,
  { mencoes, equipes, novas }: Conteudo,
  publicUrl: string,
): { readonly assunto: string; readonly corpo: string } | null {
  const lines = [
    mencoes === 0 ? '' : `${countOf(mencoes, 'menção', 'menções')} a você em notas.`,
    equipes === 0 ? '' : `Você entrou na equipe de ${countOf(equipes, 'campanha', 'campanhas')}.`,
    ...novas.map(
      ({ id, nome: campanha, total }) =>
        `${countOf(total, 'nova inscrição', 'novas inscrições')} em ${campanha === '' ? `#${id}` : campanha}: ${publicUrl}${everybodyOf(id, 'leitura=nova')}`,
    ),
  ].filter((line) => line !== '')
  if (lines.length === 0) return null
  return {
    assunto: 'Seu dia na Seleta',
    corpo: [
      greeting(nome),
      'Desde o último resumo:',
      lines.map((line) => `• ${line}`).join('\n'),
      `Para ver seus avisos, entre em ${publicUrl} e toque no sino.`,
      `Para mudar ou desligar estes e-mails: ${publicUrl}${PREFERENCIAS}`,
    ].join('\n\n'),
  }
}
