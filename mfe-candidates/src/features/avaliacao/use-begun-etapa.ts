import type { AvaliacoesDaEtapa } from '@seleta/contract/avaliacoes'
import { useState } from 'react'
import { keepBegun } from '../../rules/begun-etapa'

/**
 * The stages that a person is judged at, with the cards that are being written: moved on meanwhile, what was begun stays,
 * with what it says and why it was refused, until it is sent or whoever writes closes it.
 * @param present as the server tells them, the present stage first
 */
export function useBegunEtapa(present: readonly AvaliacoesDaEtapa[]) {
  const [begun, setBegun] = useState<readonly AvaliacoesDaEtapa[]>([])
  const change = ({ etapaId }: AvaliacoesDaEtapa, ...last: AvaliacoesDaEtapa[]) =>
    setBegun((now) => [...now.filter((one) => one.etapaId !== etapaId), ...last])
  return {
    etapas: keepBegun(present, begun),
    begin: (etapa: AvaliacoesDaEtapa) => change(etapa, etapa),
    end: (etapa: AvaliacoesDaEtapa) => change(etapa),
  }
}
