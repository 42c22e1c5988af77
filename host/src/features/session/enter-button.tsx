import { BusyButton } from '@seleta/ui/base'

/** Sends what was typed to come in, a password or a code; while guessing is slowed down it says so. */
export function EnterButton({ phase }: { readonly phase: string }) {
  return (
    <BusyButton
      type="submit"
      variant="contained"
      size="large"
      fullWidth
      busy={phase === 'sending'}
      busyLabel="Entrando…"
      aria-disabled={phase === 'waiting'}
    >
      Entrar
    </BusyButton>
  )
}
