import { useQuery } from '@seleta/api-client'
import type { EtapaItem, FiltroKanban } from '@seleta/contract/kanban'
import { LOTE_MAX } from '@seleta/contract/limits'
import { pessoasQuery } from './board-query'

/**
 * Everybody in a stage whom the filter finds, as many as one call to many takes.
 * @param filtro null is everybody
 */
export const usePessoasDaEtapa = (etapa: EtapaItem, filtro: FiltroKanban | null, isEnabled: boolean) =>
  useQuery({ ...pessoasQuery(etapa, filtro, LOTE_MAX), enabled: isEnabled })
