import { formatDia } from '@seleta/regras/dia'
import { wordMailError } from '@seleta/regras/mail-error'
import { countOf, plural } from '@seleta/regras/plural'

/** What a notice says: a line, and what stands below it. */
export interface AvisoWords {
  readonly titulo: string
  readonly texto: string
}

const ofWhom = (nome: string | null) => (nome === null ? '' : ` de ${nome}`)

/** Of one person by name, of several by number; null is somebody who is not known any more. */
export const inscricaoWords = (total: number, campanha: string, nome: string | null): AvisoWords => ({
  titulo: plural(
    total,
    `Nova inscrição${ofWhom(nome)} em ${campanha}`,
    `${countOf(total, 'nova inscrição', 'novas inscrições')} em ${campanha}`,
  ),
  texto: '',
})

export const retiradaWords = (total: number, campanha: string, nome: string | null): AvisoWords => ({
  titulo: plural(
    total,
    `Inscrição${ofWhom(nome)} em ${campanha} retirada`,
    `${countOf(total, 'inscrição retirada', 'inscrições retiradas')} em ${campanha}`,
  ),
  texto: '',
})

/**
 * @param whom who did not get it, where it is one
 * @param erro why it failed; null where nobody said
 * @param campanha that the messages are about; null for none
 */
export function mensagemWords(
  total: number,
  campanha: string | null,
  { whom, erro }: { readonly whom: string; readonly erro: string | null },
): AvisoWords {
  if (total === 1)
    return {
      titulo: `Mensagem não enviada para ${whom}`,
      texto: erro === null ? '' : wordMailError(erro).texto,
    }
  const about = campanha === null ? '' : ` em ${campanha}`
  return { titulo: `${countOf(total, 'mensagem não enviada', 'mensagens não enviadas')}${about}`, texto: '' }
}

/** @param fechamento the campaign's last day, `yyyy-mm-dd` */
export const fechamentoWords = (campanha: string, fechamento: string, pessoas: number): AvisoWords => ({
  titulo: `${campanha} encerra em ${formatDia(fechamento)}`,
  texto:
    pessoas === 0
      ? 'Ninguém se inscreveu ainda.'
      : `${countOf(pessoas, 'pessoa inscrita', 'pessoas inscritas')}.`,
})

/** One person by name and stage, several by number. */
export const paradaWords = (
  total: number,
  campanha: string,
  { nome, etapa, limiteDias }: { readonly nome: string; readonly etapa: string; readonly limiteDias: number },
): AvisoWords => ({
  titulo: plural(
    total,
    `Pessoa parada em ${etapa}: ${nome}`,
    `${countOf(total, 'pessoa parada', 'pessoas paradas')} em ${campanha}`,
  ),
  texto: plural(
    total,
    `${campanha} · há mais de ${countOf(limiteDias, 'dia', 'dias')} na etapa`,
    'Há mais dias na etapa do que o limite dela.',
  ),
})
