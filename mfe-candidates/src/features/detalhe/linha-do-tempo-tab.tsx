import type { Talento } from '@seleta/contract/talentos'
import { HaQuantoTempo } from '../../components/ha-quanto-tempo'
import { EmptyTab } from './empty-tab'
import { Timeline, TimelineItem } from './timeline'

/** What happened with the person: applied, moved, messaged, noted (product 40). */
export function LinhaDoTempoTab({ talento }: { readonly talento: Talento }) {
  if (talento.linhaDoTempo.length === 0) return <EmptyTab text="Nada aconteceu por aqui ainda." />
  return (
    <Timeline label="Linha do tempo">
      {talento.linhaDoTempo.map((evento) => (
        <TimelineItem
          key={`${evento.criadoEm}-${evento.tipo}-${evento.texto}`}
          title={evento.texto}
          when={
            <>
              <HaQuantoTempo momento={evento.criadoEm} />
              {evento.quem === '' ? '' : ` · ${evento.quem}`}
            </>
          }
        />
      ))}
    </Timeline>
  )
}
