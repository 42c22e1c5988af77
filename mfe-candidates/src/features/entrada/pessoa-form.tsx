import { EMAIL_MAX } from '@seleta/regras/email'
import { PESSOA_LABELS } from '@seleta/contract/pessoa-labels'
import { NOME_MAX, PRETENSAO_MAX, SOBRE_MAX } from '@seleta/contract/text-max'
import { Box, TextField, type TextFieldProps } from '@seleta/ui/core'
import type { PessoaDraft } from '../../rules/pessoa-draft'

/** The form of a person as its fields see it. */
export interface PessoaForm {
  readonly draft: PessoaDraft
  readonly set: (part: Partial<PessoaDraft>) => void
  /** Field → what is wrong with it. */
  readonly campos: Readonly<Record<string, string>>
  /** Field → what else is to be known of it, while nothing is wrong. */
  readonly hints?: Readonly<Record<string, string>>
}

/** A whole row of the form's two columns. */
export const WHOLE = { gridColumn: '1 / -1' }

/** Id of a field, and what is wrong with it. */
export const toldOf = ({ campos, hints }: PessoaForm, campo: string) => ({
  id: `pessoa-${campo}`,
  error: campos[campo] !== undefined,
  helperText: campos[campo] ?? hints?.[campo],
})

/** The same of a field that sets the two apart itself. */
export const pickedOf = ({ campos, hints }: PessoaForm, campo: string) => ({
  id: `pessoa-${campo}`,
  error: campos[campo],
  helperText: hints?.[campo],
})

type TextKey = 'nome' | 'email' | 'curso' | 'ultimoCargo' | 'ultimaEmpresa' | 'pretensao' | 'sobre'

const shortText = (label: string, maxLength: number = NOME_MAX): TextFieldProps => ({
  label,
  slotProps: { htmlInput: { maxLength, autoComplete: 'off' } },
})

/** What is typed as it stands. */
const TEXTS: Readonly<Record<TextKey, TextFieldProps>> = {
  nome: { ...shortText(PESSOA_LABELS.nome), required: true, autoFocus: true },
  email: { ...shortText(PESSOA_LABELS.email, EMAIL_MAX), type: 'email' },
  curso: shortText(PESSOA_LABELS.curso),
  ultimoCargo: shortText(PESSOA_LABELS.ultimoCargo),
  ultimaEmpresa: shortText(PESSOA_LABELS.ultimaEmpresa),
  pretensao: shortText(`${PESSOA_LABELS.pretensao} (R$ por mês)`, PRETENSAO_MAX),
  sobre: {
    label: 'Sobre a pessoa',
    multiline: true,
    minRows: 3,
    slotProps: { htmlInput: { maxLength: SOBRE_MAX } },
  },
}

export function PessoaTextField({ campo, form }: { readonly campo: TextKey; readonly form: PessoaForm }) {
  return (
    <TextField
      {...toldOf(form, campo)}
      {...TEXTS[campo]}
      value={form.draft[campo]}
      onChange={(event) => form.set({ [campo]: event.target.value })}
    />
  )
}

/** The same over both columns. */
export function WholePessoaTextField(props: { readonly campo: TextKey; readonly form: PessoaForm }) {
  return (
    <Box sx={{ ...WHOLE, display: 'grid' }}>
      <PessoaTextField {...props} />
    </Box>
  )
}
