import type { Destinatarios } from '@seleta/contract/mensagens'
import { Box, Button, TextField, Typography } from '@seleta/ui/core'
import { useState } from 'react'
import { type Canal, CANAL_WORDS, canalOf, chooseAll, type Choices, countCanais, tellCanais } from './canais'

type Pessoa = Destinatarios['pessoas'][number]

interface Props {
  readonly pessoas: readonly Pessoa[]
  readonly choices: Choices
  readonly onChange: (choices: Choices) => void
}

/** More than these nobody goes through one by one, and they would be slow to draw. */
const MAX_ONE_BY_ONE = 100

/** Who gets it by what, with the counts; all at once or person by person. */
export function CanaisField({ pessoas, choices, onChange }: Props) {
  const [isOpen, setOpen] = useState(false)
  const [first, ...others] = pessoas
  if (first === undefined) return null
  if (others.length === 0)
    return <CanalChoice pessoa={first} choices={choices} onChange={onChange} label="Por onde" />
  const set = (canal: Canal) => onChange(chooseAll(pessoas, canal))
  return (
    <Box role="group" aria-label="Por onde cada pessoa recebe">
      <Typography component="output" sx={{ display: 'block', fontWeight: 550 }}>
        {tellCanais(countCanais(pessoas, choices))}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        <Button size="small" onClick={() => set('EMAIL')}>
          Todas por e-mail
        </Button>
        <Button size="small" onClick={() => set('WHATSAPP')}>
          Todas por WhatsApp
        </Button>
        {pessoas.length > MAX_ONE_BY_ONE ? null : (
          <Button size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            Escolher por pessoa
          </Button>
        )}
      </Box>
      {isOpen ? (
        <Box
          component="ul"
          aria-label="Canal de cada pessoa"
          sx={{
            m: 0,
            mt: 2,
            p: 0,
            listStyle: 'none',
            display: 'grid',
            gap: 2,
            maxHeight: 280,
            overflowY: 'auto',
          }}
        >
          {pessoas.map((pessoa) => (
            <Box component="li" key={pessoa.identificador}>
              <CanalChoice pessoa={pessoa} choices={choices} onChange={onChange} label={pessoa.nome} />
            </Box>
          ))}
        </Box>
      ) : null}
    </Box>
  )
}

interface ChoiceProps extends Omit<Props, 'pessoas'> {
  readonly pessoa: Pessoa
  readonly label: string
}

/** The channel of one person; what does not reach them cannot be chosen. */
function CanalChoice({ pessoa, choices, onChange, label }: ChoiceProps) {
  const options: readonly Canal[] = [...pessoa.canais, 'NENHUM']
  return (
    <TextField
      select
      label={label}
      value={canalOf(pessoa, choices)}
      onChange={(event) => {
        const chosen = options.find((canal) => canal === event.target.value)
        if (chosen !== undefined) onChange({ ...choices, [pessoa.identificador]: chosen })
      }}
      helperText={pessoa.motivo}
      slotProps={{ select: { native: true } }}
    >
      {options.map((canal) => (
        <option key={canal} value={canal}>
          {CANAL_WORDS[canal]}
        </option>
      ))}
    </TextField>
  )
}
