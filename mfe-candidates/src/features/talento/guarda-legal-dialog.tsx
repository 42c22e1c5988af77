import { WORDS } from '../../rules/words'
import { MOTIVO_MAX } from '@seleta/contract/text-max'
import { CallError, useBegun, wordsFor } from '@seleta/api-client'
import { TextField, Typography } from '@seleta/ui/core'
import { FormDialog } from '@seleta/ui/form'
import { useKeep } from '../../queries/retencao-queries'

interface Props {
  readonly identificador: string
  readonly nome: string
  readonly onClose: () => void
}

/** A legal hold asks for its reason (product 90). What was begun of it is there again with its person (product 4). */
export function GuardaLegalDialog({ identificador, nome, onClose }: Props) {
  const [{ motivo }, keep, forget] = useBegun(`guarda-legal.${identificador}`, { motivo: '' })
  const guardar = useKeep(identificador, done)
  const wrong = guardar.error instanceof CallError ? guardar.error.campos['motivo'] : undefined

  function done(): void {
    forget()
    onClose()
  }

  return (
    <FormDialog
      title={WORDS.guardar}
      submitLabel="Guardar"
      error={
        guardar.isError && wrong === undefined ? `${wordsFor(guardar.error)} O motivo continua aqui.` : null
      }
      isSaving={guardar.isPending}
      onSubmit={() => guardar.mutate(motivo)}
      onClose={done}
      isHeld={motivo !== ''}
    >
      <Typography variant="body2" color="text.secondary">
        Os dados de {nome} não são ocultados nem apagados até você encerrar a guarda, nem a pedido da pessoa.
        Use só quando a lei mandar guardar, como num processo judicial.
      </Typography>
      <TextField
        label="Motivo"
        autoFocus
        multiline
        minRows={2}
        value={motivo}
        error={wrong !== undefined}
        helperText={wrong ?? 'Só a sua empresa lê.'}
        onChange={(event) => keep({ motivo: event.target.value })}
        slotProps={{ htmlInput: { maxLength: MOTIVO_MAX } }}
      />
    </FormDialog>
  )
}
