import { formatInteger } from '@seleta/regras/numbers'
import { plural } from '@seleta/regras/plural'
import { Alert, Box, Button } from '@seleta/ui/core'

interface Props {
  /** To how many people it was sent. */
  readonly total: number
  /** It is given up: what is sent next is another one. */
  readonly onAnew: () => void
}

/** It was given up, or too long ago: what is sent is another one. */
export function MaybeOutAlert() {
  return (
    <Alert severity="warning">
      O último envio ficou sem resposta: a mensagem pode ter saído. O que você enviar agora é outra: quem
      recebeu a primeira recebe as duas.
    </Alert>
  )
}

/** A sending of which nobody has said what became of it: the same is sent again before anything else. */
export function LostMensagemAlert({ total, onAnew }: Props) {
  const quem = plural(total, 'uma pessoa', `${formatInteger(total)} pessoas`)
  return (
    <Alert severity="warning">
      O último envio, para {quem}, ainda não teve resposta: a mensagem pode ter saído. Envie de novo: vai a
      mesma, e quem já a recebeu não recebe outra. Se você a mudar, quem a recebeu recebe as duas.
      <Box sx={{ mt: 1, ml: -2 }}>
        <Button size="small" onClick={onAnew}>
          Mudar mesmo assim
        </Button>
      </Box>
    </Alert>
  )
}
