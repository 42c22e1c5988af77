import { formatDia } from '@seleta/regras/dia'
import { wordMailError } from '@seleta/regras/mail-error'
import { countOf } from '@seleta/regras/plural'

/** What a notice says: a line, and what stands below it. */
export interface AvisoWords {
  readonly titulo: string
  readonly texto: string
}

export const inscricaoWords = (total: number, campanha: string): AvisoWords => ({
  titulo: `${total === 1 ? 'Nova inscrição' : countOf(total, 'nova inscrição', 'novas inscrições')} em ${campanha}`,
  texto: '',
})

export const retiradaWords = (total: number, campanha: string): AvisoWords => ({
  titulo: `${total === 1 ? 'Inscrição retirada' : countOf(total, 'inscrição retirada', 'inscrições retiradas')} em ${campanha}`,
  texto: '',
})

/** @param erro why it failed; null where nobody said */
export const mensagemWords = (whom: string, erro: string | null): AvisoWords => ({
  titulo: `Mensagem não enviada para ${whom}`,
  texto: erro === null ? '' : wordMailError(erro).texto,
})

/** @param fechamento the campaign's last day, `yyyy-mm-dd` */
export const fechamentoWords = (campanha: string, fechamento: string, pessoas: number): AvisoWords => ({
  titulo: `${campanha} encerra em ${formatDia(fechamento)}`,
  texto:
    pessoas === 0
      ? 'Ninguém se inscreveu ainda.'
      : `${countOf(pessoas, 'pessoa inscrita', 'pessoas inscritas')}.`,
})

export const paradaWords = (
  total: number,
  etapa: string,
  campanha: string,
  limiteDias: number,
): AvisoWords => ({
  titulo: `${countOf(total, 'pessoa parada', 'pessoas paradas')} em ${etapa}`,
  texto: `${campanha} · há mais de ${countOf(limiteDias, 'dia', 'dias')} na etapa`,
})
