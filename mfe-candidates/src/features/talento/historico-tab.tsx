import { useCan } from '@seleta/api-client'
import type { Talento } from '@seleta/contract/talentos'
import { Typography } from '@seleta/ui/core'
import { TimeAgo } from '../talentos/time-ago'
import { EmptyTab } from './empty-tab'
import { UndoMovimento } from './undo-movimento'
import { Fusoes } from './fusoes'
import { MensagemNaFila } from './mensagem-na-fila'
import { Notas } from './notas'
import { Timeline, TimelineItem } from './timeline'

/** Notes, and what happened with the person: applied, moved, messaged, noted (product 40). */
export function HistoricoTab({ talento }: { readonly talento: Talento }) {
  const can = useCan()
  return (
    <>
      <Notas identificador={talento.identificador} />
      {can('listFusoes') ? <Passado talento={talento} /> : null}
    </>
  )
}

/** What happened with them in the company: for whoever recruits. */
function Passado({ talento }: { readonly talento: Talento }) {
  return (
    <>
      <Fusoes identificador={talento.identificador} />
      <Typography component="h3" variant="h3" sx={{ mt: 8, mb: 4 }}>
        Linha do tempo
      </Typography>
      {talento.linhaDoTempo.length === 0 ? (
        <EmptyTab text="Nada aconteceu por aqui ainda." />
      ) : (
        <Timeline label="Linha do tempo">
          {talento.linhaDoTempo.map((evento) => (
            <TimelineItem
              key={`${evento.criadoEm}-${evento.tipo}-${evento.texto}`}
              level={4}
              title={evento.texto}
              when={
                <>
                  <TimeAgo moment={evento.criadoEm} />
                  {evento.quem === '' ? '' : ` · ${evento.quem}`}
                </>
              }
            >
              {evento.mensagem === undefined ? null : <MensagemNaFila mensagem={evento.mensagem} />}
              {evento.desfazer === undefined ? null : (
                <UndoMovimento identificador={talento.identificador} desfazer={evento.desfazer} />
              )}
            </TimelineItem>
          ))}
        </Timeline>
      )}
    </>
  )
}
