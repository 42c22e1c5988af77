import type { PanelProps } from '@seleta/shell'
import { useLocation } from '@seleta/shell'
import { useEffect } from 'react'
import { Revisao } from '../features/revisao/revisao'
import { whomOf } from '../rules/revisao-address'
import { listAt } from '../rules/talento-list'

/** `?revisar=novas`: one person after another, of the list that the address shows (product 63). */
export default function RevisaoPanel({ value, onClose }: PanelProps) {
  const list = listAt(useLocation().pathname)
  const isOfCampanha = list?.tipo === 'candidatos'
  useEffect(() => {
    // Elsewhere there is nobody to decide about.
    if (!isOfCampanha) onClose()
  }, [isOfCampanha, onClose])
  return list?.tipo === 'candidatos' ? <Revisao list={list} whom={whomOf(value)} onClose={onClose} /> : null
}
