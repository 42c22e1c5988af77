import { MotivoButton } from '@seleta/campanha/motivo-button'
import { useOfferedMotivos } from '@seleta/campanha/motivos'
import { asksMotivo } from '@seleta/contract/limits'
import { useHostServices } from '@seleta/shell'
import { Box, Button } from '@seleta/ui/core'
import { useEtapas } from '../../queries/talentos-queries'
import type { Feito } from '../../queries/use-offer-move'
import { feitoOf } from '../../queries/use-offer-move'

/**
 * The last thing that can be taken back, on the page for as long as it can be (product 60): a toast is gone after five
 * seconds, this is not.
 * @param only what it has to be about; absent is anything
 * @param hasMotivo false: why it ended is asked elsewhere on the page
 */
export function LatestMove({
  only,
  hasMotivo = true,
}: {
  readonly only?: readonly string[]
  readonly hasMotivo?: boolean
}) {
  const { undo } = useHostServices()
  const { latest } = undo
  const isShown = latest !== null && (only === undefined || only.includes(latest.about))
  const feito = latest === null ? undefined : feitoOf(latest.about)
  return (
    <Box component="output" sx={{ display: 'block', fontSize: '0.875rem' }}>
      {isShown ? (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, mb: 3 }}>
          <span>{latest.text}</span>
          {latest.besides === undefined ? null : (
            <Button size="small" onClick={latest.besides.run}>
              {latest.besides.label}
            </Button>
          )}
          {hasMotivo ? <MotivoOfMove key={`${latest.about}-${feito?.kanbanId}`} feito={feito} /> : null}
          <Button size="small" onClick={undo.takeBack}>
            Desfazer
          </Button>
        </Box>
      ) : null}
    </Box>
  )
}

/** Why it ended by the move, where it has: said, changed or taken back. */
function MotivoOfMove({ feito }: { readonly feito: Feito | undefined }) {
  const etapas = useEtapas(feito?.campanhaId ?? 0, feito !== undefined)
  const motivos = useOfferedMotivos(feito?.motivoId != null)
  const tipo = etapas.data?.find(({ id }) => id === feito?.kanbanId)?.tipo ?? null
  if (feito === undefined || !asksMotivo(tipo)) return null
  return (
    <MotivoButton
      campanhaId={feito.campanhaId}
      identificadores={feito.pessoas.map(({ identificador }) => identificador)}
      motivo={motivos?.find(({ id }) => id === feito.motivoId) ?? null}
    />
  )
}
