import { Alert, Box, Link, TextInput, Typography } from '@seleta/ui/base'
import { useState } from 'react'
import { useSecondStep } from '../../queries/use-second-step'
import { EnterButton } from './enter-button'
import { TooManyTries } from './too-many-tries'

interface SecondStepProps {
  /** 'Manter-me conectado', as it stood beside the password. */
  readonly isKept: boolean
  readonly onSignedIn: () => Promise<void>
  /** Back to the password, with the reason where there is one. */
  readonly onLeave: (text: string | null) => void
}

const KINDS = {
  app: {
    label: 'Código',
    help: 'Os 6 números que o seu aplicativo autenticador mostra agora.',
    inputMode: 'numeric',
    other: 'Usar um código de recuperação',
  },
  recuperacao: {
    label: 'Código de recuperação',
    help: 'Um dos dez códigos que você guardou. Cada um vale uma vez.',
    inputMode: 'text',
    other: 'Usar o código do aplicativo',
  },
} as const

/** After the password: the code of the second factor (product 75). */
export default function SecondStep(props: SecondStepProps) {
  const [kind, setKind] = useState<keyof typeof KINDS>('app')
  const { phase, codeRef, submit, endWait, forgetWrong } = useSecondStep(props)
  const { label, help, inputMode, other } = KINDS[kind]
  return (
    <Box
      component="form"
      noValidate
      aria-label="Segundo fator"
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
      sx={{ display: 'flex', flexDirection: 'column', gap: 5 }}
    >
      <Typography>A senha está certa. Falta o código do segundo fator.</Typography>
      {phase.name === 'waiting' && <TooManyTries seconds={phase.seconds} onEnd={endWait} />}
      {phase.name === 'failed' && <Alert severity="error">{phase.text}</Alert>}
      <TextInput
        key={kind}
        autoFocus
        id="login-codigo"
        label={label}
        helperText={help}
        name="codigo"
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        inputMode={inputMode}
        inputRef={codeRef}
        error={phase.name === 'wrong' ? phase.text : undefined}
      />
      <EnterButton phase={phase.name} />
      <OtherWays
        other={other}
        onOther={() => {
          forgetWrong()
          setKind(kind === 'app' ? 'recuperacao' : 'app')
        }}
        onLeave={props.onLeave}
      />
    </Box>
  )
}

interface OtherWaysProps extends Pick<SecondStepProps, 'onLeave'> {
  readonly other: string
  readonly onOther: () => void
}

function OtherWays({ other, onOther, onLeave }: OtherWaysProps) {
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 2 }}>
        <Link component="button" type="button" variant="body2" onClick={onOther}>
          {other}
        </Link>
        <Link component="button" type="button" variant="body2" onClick={() => onLeave(null)}>
          Voltar à senha
        </Link>
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        Sem o aplicativo e sem os códigos, peça a um administrador da sua empresa que retire o seu segundo
        fator.
      </Typography>
    </>
  )
}
