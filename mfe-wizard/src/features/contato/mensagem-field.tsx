import { MENSAGEM_MAX } from '@seleta/contract/text-max'
import { Box, Button, TextField } from '@seleta/ui/core'
import { paint } from '@seleta/ui/paint'
import { useRef } from 'react'
import { useField } from '../passo/use-field'
import { useCampanha } from '../../queries/rascunho/use-rascunho'

/** What a message may name (product 49), and what stands for it in the preview. */
export const VARIABLES = [
  { token: '{{nome}}', label: 'Inserir nome da pessoa' },
  { token: '{{vaga}}', label: 'Inserir nome da vaga' },
  { token: '{{empresa}}', label: 'Inserir nome da empresa' },
  { token: '{{link}}', label: 'Inserir link de acompanhamento' },
] as const

/** The editable message to candidates, with its variables and how it looks on a phone. */
export function MensagemField({ mensagem, onEdit }: { mensagem: string; onEdit: (text: string) => void }) {
  const { error, ...own } = useField('vaga.candidatoContato.mensagem')
  const input = useRef<HTMLTextAreaElement>(null)
  const insert = (token: string) => {
    const at = input.current?.selectionStart ?? mensagem.length
    const end = input.current?.selectionEnd ?? at
    const next = mensagem.slice(0, at) + token + mensagem.slice(end)
    if (next.length > MENSAGEM_MAX) return
    onEdit(next)
    requestAnimationFrame(() => {
      input.current?.focus()
      input.current?.setSelectionRange(at + token.length, at + token.length)
    })
  }
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 6,
        gridTemplateColumns: { xs: 'minmax(0,1fr)', md: 'minmax(0,1fr) 240px' },
      }}
    >
      <div>
        <TextField
          {...own}
          label="Mensagem"
          inputRef={input}
          value={mensagem}
          onChange={(event) => onEdit(event.target.value)}
          multiline
          minRows={6}
          maxRows={16}
          error={error !== undefined}
          helperText={[error, `${mensagem.length} de ${MENSAGEM_MAX} caracteres`].filter(Boolean).join(' · ')}
          slotProps={{ htmlInput: { maxLength: MENSAGEM_MAX } }}
        />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 2 }}>
          {VARIABLES.map(({ token, label }) => (
            <Button key={token} size="small" variant="outlined" color="inherit" onClick={() => insert(token)}>
              {label}
            </Button>
          ))}
        </Box>
      </div>
      <PhonePreview mensagem={mensagem} />
    </Box>
  )
}

/** The message in a phone's shape, its variables filled with the draft's own words. */
function PhonePreview({ mensagem }: { mensagem: string }) {
  const vaga = useCampanha((c) => c.nome)
  const empresa = useCampanha((c) => c.nomeEmpresa)
  const values: Record<string, string> = {
    nome: 'Ana',
    vaga: vaga === '' ? 'a vaga' : vaga,
    empresa: empresa === '' ? 'a empresa' : empresa,
    link: '(link)',
  }
  const text = mensagem.replaceAll(
    /\{\{\s*(nome|vaga|empresa|link)\s*\}\}/g,
    (_, key: string) => values[key] ?? '',
  )
  return (
    <Box
      component="figure"
      sx={{
        m: 0,
        border: `1px solid ${paint.controlBorder}`,
        borderRadius: '24px',
        bgcolor: paint.sunken,
        p: 3,
        pt: 6,
        minHeight: 260,
        maxWidth: 240,
        justifySelf: 'center',
        width: '100%',
      }}
    >
      <Box
        sx={{
          p: 3,
          borderRadius: '12px 12px 12px 2px',
          bgcolor: paint.surface,
          fontSize: '0.8125rem',
          lineHeight: '1.25rem',
          whiteSpace: 'pre-wrap',
          overflowWrap: 'anywhere',
          color: text === '' ? paint.textSecondary : paint.text,
        }}
      >
        {text === '' ? 'A mensagem aparece aqui.' : text}
      </Box>
      <Box component="figcaption" sx={{ mt: 3, fontSize: '0.75rem', color: paint.textSecondary }}>
        Como chega ao celular
      </Box>
    </Box>
  )
}
