import type { SegundoFator } from '@seleta/contract/segundo-fator'
import { FALTA_CODIGO } from '@seleta/contract/faltas'
import { CODIGO_MAX } from '@seleta/contract/text-max'
import { formatMoment } from '@seleta/regras/moment'
import { countOf } from '@seleta/regras/plural'
import { Box, Button, Typography } from '@seleta/ui/core'
import { useState } from 'react'
import { useDisableSegundoFator, useRenewRecuperacao, useSegundoFator } from '../../queries/use-segundo-fator'
import { LoadState } from '../trouble/load-state'
import { ConfiguracoesForm } from './configuracoes-form'
import { RecoveryCodes } from './recovery-codes'
import SegundoFatorSteps, { senhaField } from './segundo-fator-steps'

/** The own second factor, in Segurança (product 75). */
export function SegundoFatorPart() {
  const found = useSegundoFator()
  return (
    <Box
      component="section"
      aria-labelledby="segundo-fator-titulo"
      sx={{ mt: 4, display: 'grid', gap: 4, justifyItems: 'start' }}
    >
      <Typography id="segundo-fator-titulo" variant="h3">
        Segundo fator
      </Typography>
      <LoadState query={found} rows={1}>
        {(fator) => (fator.ativoDesde === null ? <Off isExigido={fator.isExigido} /> : <On fator={fator} />)}
      </LoadState>
    </Box>
  )
}

function Off({ isExigido }: { readonly isExigido: boolean }) {
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  if (isOpen) return <SegundoFatorSteps onDone={close} leaveLabel="Agora não" onLeave={close} />
  return (
    <>
      <Typography>
        Desligado: entrar pede só a senha.{' '}
        {isExigido && 'Sua empresa pede que todos tenham um segundo fator.'}
      </Typography>
      <Button variant="outlined" onClick={() => setIsOpen(true)}>
        Ligar segundo fator
      </Button>
    </>
  )
}

const proofFields = [
  senhaField,
  {
    name: 'codigo',
    label: 'Código do aplicativo ou de recuperação',
    autoComplete: 'one-time-code',
    maxLength: CODIGO_MAX,
    required: FALTA_CODIGO,
  },
] as const
const noProof = { senha: '', codigo: '' }

type Open = 'codigos' | 'desligar' | null

function On({ fator: { ativoDesde, codigosRestantes, isExigido } }: { readonly fator: SegundoFator }) {
  const [open, setOpen] = useState<Open>(null)
  return (
    <>
      <Typography>
        {ativoDesde !== null && `Ligado em ${formatMoment(ativoDesde)}. `}
        {countOf(codigosRestantes, 'código de recuperação', 'códigos de recuperação')} por usar.
      </Typography>
      {isExigido && (
        <Typography variant="body2" color="text.secondary">
          Sua empresa pede que todos tenham um segundo fator.
        </Typography>
      )}
      {open === null && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          <Button variant="outlined" onClick={() => setOpen('codigos')}>
            Trocar códigos de recuperação
          </Button>
          {!isExigido && (
            <Button color="error" onClick={() => setOpen('desligar')}>
              Desligar segundo fator
            </Button>
          )}
        </Box>
      )}
      {open === 'codigos' && <NewCodes onClose={() => setOpen(null)} />}
      {open === 'desligar' && <Disable onClose={() => setOpen(null)} />}
    </>
  )
}

function NewCodes({ onClose }: { readonly onClose: () => void }) {
  const renew = useRenewRecuperacao()
  if (renew.data !== undefined)
    return <RecoveryCodes done="Códigos trocados." codigos={renew.data.codigos} onKept={onClose} />
  return (
    <>
      <Typography>Os códigos de antes deixam de valer.</Typography>
      <ConfiguracoesForm
        label="Trocar códigos de recuperação"
        fields={proofFields}
        initial={noProof}
        submitLabel="Trocar códigos"
        busyLabel="Trocando…"
        saving={renew}
      />
      <Button onClick={onClose}>Manter os de antes</Button>
    </>
  )
}

function Disable({ onClose }: { readonly onClose: () => void }) {
  const disable = useDisableSegundoFator()
  return (
    <>
      <Typography>Entrar volta a pedir só a senha. As suas outras sessões são encerradas.</Typography>
      <ConfiguracoesForm
        label="Desligar segundo fator"
        fields={proofFields}
        initial={noProof}
        submitLabel="Desligar"
        busyLabel="Desligando…"
        saving={disable}
      />
      <Button onClick={onClose}>Manter ligado</Button>
    </>
  )
}
