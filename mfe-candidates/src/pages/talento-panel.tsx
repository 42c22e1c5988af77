import type { PanelProps } from '@seleta/shell'
import { TalentoDialog } from '../features/talento/talento-dialog'

/** `?talento=ID`: the detail of one person over any page (architecture.md, 'Panels'). */
export default function TalentoPanel({ value, onClose }: PanelProps) {
  return <TalentoDialog identificador={value} onClose={onClose} />
}
