import type { Aviso } from '@seleta/contract/avisos'
import { formatDia } from '@seleta/regras/dia'
import { DEIXOU, donoTitle, MENCIONOU, mencaoTitle } from '../../ground/aviso-titles'
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

/** Somebody hidden who is told of outside their campaign. */
export const CEGA_WITHOUT_NUMBER = 'uma pessoa em triagem às cegas'

/**
 * A title about one person whom blind triage hides: written anew, not searched for their name, which may have been
 * another one when it was written (decision 193).
 * @param titulo as it was written
 * @param pessoa what they are called now
 */
export function blindTitle(
  tipo: Aviso['tipo'],
  titulo: string,
  { nome, campanha }: { readonly nome: string; readonly campanha: string },
): string {
  const before = (text: string) => titulo.slice(0, titulo.lastIndexOf(text))
  switch (tipo) {
    case 'inscricao':
      return inscricaoWords(1, campanha, nome).titulo
    case 'retirada':
      return retiradaWords(1, campanha, nome).titulo
    case 'mensagem_falhou':
      return mensagemWords(1, campanha, { whom: nome, erro: null }).titulo
    case 'parada':
      return `${before(': ')}: ${nome}`
    case 'mencao':
      return mencaoTitle(before(MENCIONOU), nome)
    case 'dono':
      return donoTitle(before(DEIXOU), nome)
    case 'equipe':
    case 'fechamento':
      return titulo
  }
}
