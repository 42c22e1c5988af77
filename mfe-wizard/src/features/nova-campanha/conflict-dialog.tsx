import { now } from '@seleta/regras/now'
import { formatWhen } from '@seleta/regras/moment'
import { Box, Button, ConfirmDialog } from '@seleta/ui/core'
import { useHostServices } from '@seleta/shell'
import { paint } from '@seleta/ui/paint'
import { useState } from 'react'
import { appStore } from '@seleta/api-client'
import { activeAtom } from '../../queries/rascunho/rascunho-atoms'
import { fromCampanha } from '../../rules/rascunho/rascunho-mapper'
import { rascunhos } from '../../queries/rascunho/rascunhos'
import { useRascunho } from '../../queries/rascunho/use-rascunho'
import { findDifferingSteps } from '../../rules/passos/step-status'

/**
 * Two versions of one campaign: both stand here with their times, and the person says which one goes on. Nothing is
 * overwritten before that (product 21).
 */
export function ConflictDialog() {
  const saving = useRascunho((state) => state.saving)
  const changedAt = useRascunho((state) => state.changedAt)
  const campanha = useRascunho((state) => state.campanha)
  const { notify } = useHostServices()
  const [later, setLater] = useState<unknown>(null)
  if (saving.kind !== 'conflict') return null
  const { theirs } = saving
  const differing = findDifferingSteps(campanha, fromCampanha(theirs))
  const useTheirs = () => {
    const mine = appStore.get(activeAtom).campanha
    rascunhos.resolveWithTheirs()
    notify({
      text: 'Esta tela agora mostra a versão salva.',
      tone: 'info',
      action: { label: 'Desfazer', run: () => rascunhos.edit(() => mine) },
    })
  }
  return (
    <>
      {later === theirs ? (
        <Box sx={{ position: 'fixed', bottom: 88, right: 32, zIndex: 3 }}>
          <Button variant="contained" color="error" onClick={() => setLater(null)}>
            Resolver versões
          </Button>
        </Box>
      ) : null}
      <ConfirmDialog
        open={later !== theirs}
        width="sm"
        title="Esta campanha foi salva em outro lugar"
        cancelLabel="Decidir depois"
        other={{ label: 'Usar a versão salva', onPick: useTheirs }}
        confirmLabel="Ficar com a desta tela"
        onConfirm={() => void rascunhos.resolveWithMine()}
        onClose={() => setLater(theirs)}
      >
        <Box component="p" sx={{ mt: 0 }}>
          {theirs.situacao === 'RASCUNHO'
            ? 'Nada foi sobrescrito. Escolha com qual versão continuar.'
            : 'Ela já foi publicada. Nada foi sobrescrito: escolha com qual versão continuar.'}
        </Box>
        <Box
          component="dl"
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
            gap: 4,
            m: 0,
            '& > div': { p: 4, border: `1px solid ${paint.border}`, borderRadius: 1.5 },
            '& dt': { fontWeight: 680 },
            '& dd': { m: 0, color: paint.textSecondary, fontSize: '0.8125rem' },
          }}
        >
          <div>
            <dt>A desta tela</dt>
            <dd>{changedAt === null ? 'sem horário' : `alterada ${formatWhen(changedAt, now())}`}</dd>
          </div>
          <div>
            <dt>A versão salva</dt>
            <dd>salva {formatWhen(theirs.alteradaEm, now())}</dd>
          </div>
        </Box>
        {differing.length === 0 ? null : <Box component="p">Elas diferem em: {differing.join(', ')}.</Box>}
      </ConfirmDialog>
    </>
  )
}
