import { ReadingDialog } from '@seleta/campanha/reading-dialog'
import type { Correcao } from '@seleta/contract/correcao'
import { UNDO_WINDOW_MINUTES } from '@seleta/contract/limits'
import { countOf } from '@seleta/regras/plural'
import { Box, Checkbox, FormControlLabel, Typography } from '@seleta/ui/core'
import { FormDialog } from '@seleta/ui/form'
import { useCorrecao } from '../../queries/correcao-queries'
import { useCorrecaoForm } from '../../queries/use-correcao-form'
import { CarreiraFields, CompetenciasFields, GRID, IdentidadeFields } from '../entrada/pessoa-fields'
import { type PessoaForm, WHOLE, WholePessoaTextField } from '../entrada/pessoa-form'

interface Props {
  readonly identificador: string
  readonly onClose: () => void
}

const TITLE = 'Corrigir dados'

/** Corrects what is told of a person (product 92): once what is on record is here, the form begins with it. */
export function CorrecaoDialog({ identificador, onClose }: Props) {
  const correcao = useCorrecao(identificador)
  if (correcao.data !== undefined)
    return <Form identificador={identificador} begun={correcao.data} onClose={onClose} />
  return (
    <ReadingDialog
      title={TITLE}
      submitLabel="Salvar"
      loading="Carregando o cadastro"
      queries={[correcao]}
      onClose={onClose}
      width="md"
      isWholePhone
    />
  )
}

function Form({ identificador, begun, onClose }: Props & { readonly begun: Correcao }) {
  const { draft, set, now, hints, campos, failure, isOvertaken, isSaving, submit, close } = useCorrecaoForm(
    identificador,
    begun,
    onClose,
  )
  const form: PessoaForm = {
    draft,
    set,
    campos,
    hints: { cpf: cpfHint(now.cpf), ...hints },
  }
  return (
    <FormDialog
      title={TITLE}
      submitLabel={isOvertaken ? 'Salvar assim mesmo' : 'Salvar'}
      error={failure}
      isSaving={isSaving}
      isStillWhileSaving
      onSubmit={submit}
      onClose={close}
      width="md"
      isWholePhone
    >
      <Box sx={{ ...GRID, pt: 1 }}>
        <Typography color="text.secondary" variant="body2" sx={WHOLE}>
          Fica registrado quem corrigiu, quando e quais campos. Dá para desfazer por{' '}
          {countOf(UNDO_WINDOW_MINUTES, 'minuto', 'minutos')}.
        </Typography>
        <IdentidadeFields form={form} />
        {now.cpf === '' ? null : (
          <FormControlLabel
            sx={WHOLE}
            control={
              <Checkbox
                checked={draft.isCpfRemoved}
                onChange={(event) => set({ isCpfRemoved: event.target.checked })}
              />
            }
            label="Tirar o CPF do cadastro"
          />
        )}
        <CarreiraFields form={form} hasLast={false} />
        <CompetenciasFields form={form} />
        <WholePessoaTextField campo="sobre" form={form} />
      </Box>
    </FormDialog>
  )
}

const cpfHint = (masked: string): string =>
  masked === '' ? '' : `No cadastro: ${masked}. Deixe em branco para manter.`
