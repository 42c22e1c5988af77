import type { CampanhaItem } from '@seleta/contract/campanhas'
import { passoSegmentos, paths } from '@seleta/shell'

type Place = Pick<CampanhaItem, 'id' | 'situacao' | 'ultimoPasso'>

/** Where editing opens: a draft where it was left (product 21), any other campaign at its first step. */
export function editAddress({ id, situacao, ultimoPasso }: Place): string {
  const left = situacao === 'RASCUNHO' ? passoSegmentos.find((one) => one === ultimoPasso) : undefined
  return paths.passo(left ?? 'detalhes', id)
}

/** Where the name leads: a draft has nobody in it yet, so it opens in the wizard. */
export function openAddress(campanha: Place): string {
  return campanha.situacao === 'RASCUNHO' ? editAddress(campanha) : paths.candidatos(campanha.id)
}
