import type { EtapaItem } from '@seleta/contract/kanban'
import { paint, styled } from '@seleta/ui/core'
import { floatingShadow, radius } from '@seleta/ui/tokens'
import { memo } from 'react'
import { corStyle } from '../etapas/cor-style'
import { pessoas } from '../../rules/sentences'
import { Strip } from './etapa-column'

const Root = styled('div')({
  height: '100%',
  border: `1px solid ${paint.primary}`,
  borderTop: 0,
  borderRadius: `0 0 ${radius.card}px ${radius.card}px`,
  backgroundColor: paint.sunken,
  boxShadow: floatingShadow,
  cursor: 'grabbing',
})
const Nome = styled('div')({ padding: '12px 14px 0', fontSize: '0.9375rem', fontWeight: 680 })
const Total = styled('div')({ padding: '2px 14px', fontSize: '0.8125rem', color: paint.textSecondary })

/** A column under the hand: its head alone, at the column's size. */
export const EtapaGhost = memo(function EtapaGhost({ etapa }: { readonly etapa: EtapaItem }) {
  return (
    <Root style={corStyle(etapa.cor)}>
      <Strip />
      <Nome>{etapa.nome}</Nome>
      <Total>{pessoas(etapa.qtdTalentos)}</Total>
    </Root>
  )
})
