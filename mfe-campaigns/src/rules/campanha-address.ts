import { editAddress } from '@seleta/campanha/campanha-words'
import { paths } from '@seleta/shell'

/** Where the name leads: a draft has nobody in it yet, so it opens in the wizard. */
export function openAddress(campanha: Parameters<typeof editAddress>[0]): string {
  return campanha.situacao === 'RASCUNHO' ? editAddress(campanha) : paths.candidatos(campanha.id)
}
