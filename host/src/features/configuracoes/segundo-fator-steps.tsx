import type { SegundoFatorBegun } from '@seleta/contract/segundo-fator'
import { FALTA_CODIGO, FALTA_SENHA } from '@seleta/contract/faltas'
import { CODIGO_MAX, SENHA_MAX } from '@seleta/contract/text-max'
import { inFours } from '@seleta/regras/groups'
import { Box, Button, Typography } from '@seleta/ui/core'
import { QrPicture, qrCode } from '@seleta/ui/qr-code'
import { useState } from 'react'
import { tellLigado, useBeginSegundoFator, useConfirmSegundoFator } from '../../queries/use-segundo-fator'
import { ConfiguracoesForm } from './configuracoes-form'
import { RecoveryCodes } from './recovery-codes'
import { useCopy } from './use-copy'

/** The password of who is signed in, asked for again. */
export const senhaField = {
  name: 'senha',
  label: 'Sua senha',
  type: 'password',
  autoComplete: 'current-password',
  maxLength: SENHA_MAX,
  required: FALTA_SENHA,
} as const

const codigoField = {
  name: 'codigo',
  label: 'Código do aplicativo',
  autoComplete: 'one-time-code',
  inputMode: 'numeric',
  maxLength: CODIGO_MAX,
  required: FALTA_CODIGO,
  help: 'Os 6 números que o aplicativo mostra agora.',
} as const

interface SegundoFatorStepsProps {
  readonly onDone: () => void
  /** Leaves it as it is: offered until it is on, for the codes are told once. */
  readonly leaveLabel: string
  readonly onLeave: () => void
}

/** Setting up one's second factor: password, app, recovery codes (product 75). */
export default function SegundoFatorSteps({ onDone, leaveLabel, onLeave }: SegundoFatorStepsProps) {
  const begin = useBeginSegundoFator()
  const confirm = useConfirmSegundoFator()
  if (confirm.data !== undefined)
    return (
      <RecoveryCodes
        done="Segundo fator ligado."
        codigos={confirm.data}
        onKept={() => void tellLigado().then(onDone)}
      />
    )
  const leave = (
    <Button sx={{ justifySelf: 'start' }} onClick={onLeave}>
      {leaveLabel}
    </Button>
  )
  if (begin.data === undefined)
    return (
      <>
        <Typography>
          Além da senha, entrar passa a pedir um código de um aplicativo autenticador do seu celular, como
          Google Authenticator, Microsoft Authenticator ou 1Password.
        </Typography>
        <ConfiguracoesForm
          key="senha"
          label="Ligar segundo fator"
          fields={[senhaField]}
          initial={{ senha: '' }}
          submitLabel="Continuar"
          busyLabel="Conferindo…"
          saving={begin}
        />
        {leave}
      </>
    )
  return (
    <>
      <AppCode begun={begin.data} />
      <ConfiguracoesForm
        key="codigo"
        label="Confirmar aplicativo"
        fields={[codigoField]}
        initial={{ codigo: '' }}
        submitLabel="Ligar segundo fator"
        busyLabel="Conferindo…"
        saving={confirm}
      />
      {leave}
    </>
  )
}

/** What the app reads off the screen, or is typed into it. */
function AppCode({ begun: { segredo, endereco } }: { readonly begun: SegundoFatorBegun }) {
  const [code] = useState(() => qrCode(endereco))
  const copy = useCopy('chave')
  return (
    <Box sx={{ display: 'grid', gap: 4, justifyItems: 'start' }}>
      <Typography>
        Leia este código com o aplicativo autenticador e digite os 6 números que ele mostrar.
      </Typography>
      <QrPicture code={code} label="Código QR para o aplicativo autenticador" width={184} />
      {/* No telephone reads its own screen. */}
      <Button
        variant="contained"
        href={endereco}
        sx={{ display: 'none', '@media (pointer: coarse)': { display: 'inline-flex' } }}
      >
        Abrir no aplicativo
      </Button>
      <Typography variant="body2" color="text.secondary">
        Sem câmera, digite esta chave no aplicativo:
      </Typography>
      <Box component="code" sx={{ userSelect: 'all', overflowWrap: 'anywhere' }}>
        {inFours(segredo, ' ')}
      </Box>
      <Button variant="outlined" size="small" onClick={() => copy(segredo)}>
        Copiar chave
      </Button>
    </Box>
  )
}
