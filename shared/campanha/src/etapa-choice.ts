import type { EtapaItem } from '@seleta/contract/kanban'
import { asksMotivo } from '@seleta/contract/limits'
import { isEscritora } from '@seleta/contract/tell-avisos'
import type { EtapaChoice } from '@seleta/ui/form'

/** A stage as the menu of stages offers it. */
export const toEtapaChoice = (
  etapa: Pick<EtapaItem, 'id' | 'nome' | 'cor' | 'qtdTalentos' | 'tipo' | 'mensagemNotificacao' | 'contato'>,
): EtapaChoice => ({
  id: etapa.id,
  nome: etapa.nome,
  cor: etapa.cor,
  pessoas: etapa.qtdTalentos,
  isEscritora: isEscritora(etapa),
  asksMotivo: asksMotivo(etapa.tipo),
})
