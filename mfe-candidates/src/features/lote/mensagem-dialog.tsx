import { ASSUNTO_MAX, MENSAGEM_MAX } from '@seleta/contract/text-max'
import { plural } from '@seleta/regras/plural'
import { formatInteger } from '@seleta/regras/numbers'
import { wordsFor } from '@seleta/api-client'
import type { LoteMensagem } from '@seleta/contract/lote'
import { Box, Button, FormControlLabel, TextField, Typography } from '@seleta/ui/core'
import { FormControl, FormDialog, FormLabel, Radio, RadioGroup } from '@seleta/ui/form'
import { useRef, useState } from 'react'
import { ResultadosOfPessoas } from './resultados-of-pessoas'
import { useSendMensagens } from '../../queries/lote-mutations'
import { mensagemInWords } from '../../rules/resultado-lote'
import type { Pessoa } from './add-to-campanha-dialog'

interface Props {
  readonly pessoas: readonly Pessoa[]
  readonly campanhaId: number | null
  readonly onClose: () => void
}

const VARIABLES = ['nome', 'vaga', 'empresa', 'link'] as const

/** One text to many people, each in their own name (product 37 and 49). */
export function MensagemDialog({ pessoas, campanhaId, onClose }: Props) {
  const [canal, setCanal] = useState<'EMAIL' | 'WHATSAPP'>('EMAIL')
  const [assunto, setAssunto] = useState('')
  const [texto, setTexto] = useState('')
  const [answer, setAnswer] = useState<readonly LoteMensagem[] | null>(null)
  const box = useRef<HTMLTextAreaElement>(null)
  const sending = useSendMensagens()
  const quem = plural(pessoas.length, pessoas[0]?.nome ?? '', `${formatInteger(pessoas.length)} pessoas`)
  const insert = (variable: string) => {
    const at = box.current?.selectionStart ?? texto.length
    setTexto(`${texto.slice(0, at)}{{${variable}}}${texto.slice(at)}`)
    box.current?.focus()
  }
  const send = () => {
    if (texto.trim() === '') {
      box.current?.focus()
      return
    }
    const identificadores = pessoas.map(({ identificador }) => identificador)
    sending.mutate(
      { identificadores, campanhaId, canal, assunto, texto },
      {
        onSuccess: (result) =>
          result.every(({ resultado }) => resultado === 'na-fila') ? onClose() : setAnswer(result),
      },
    )
  }
  return (
    <FormDialog
      title={`Mensagem para ${quem}`}
      submitLabel="Enviar"
      savingLabel="Enviando…"
      error={sending.isError ? wordsFor(sending.error) : null}
      isSaving={sending.isPending}
      onSubmit={send}
      onClose={onClose}
      outcome={answer === null ? null : <ResultadosOfPessoas pessoas={answer.map(mensagemInWords)} />}
      gap={5}
    >
      <FormControl>
        <FormLabel id="mensagem-canal">Canal</FormLabel>
        <RadioGroup
          row
          aria-labelledby="mensagem-canal"
          value={canal}
          onChange={(_, value) => setCanal(value === 'WHATSAPP' ? 'WHATSAPP' : 'EMAIL')}
        >
          <FormControlLabel value="EMAIL" control={<Radio />} label="E-mail" />
          <FormControlLabel value="WHATSAPP" control={<Radio />} label="WhatsApp (fila para enviar à mão)" />
        </RadioGroup>
      </FormControl>
      {canal === 'EMAIL' ? (
        <TextField
          fullWidth
          label="Assunto"
          value={assunto}
          onChange={(event) => setAssunto(event.target.value)}
          // Enter after the subject must not write to many people.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          slotProps={{ htmlInput: { maxLength: ASSUNTO_MAX } }}
        />
      ) : null}
      <Box>
        <TextField
          fullWidth
          multiline
          minRows={6}
          required
          label="Mensagem"
          value={texto}
          onChange={(event) => setTexto(event.target.value)}
          inputRef={box}
          helperText={`${texto.length} de ${MENSAGEM_MAX} caracteres`}
          slotProps={{ htmlInput: { maxLength: MENSAGEM_MAX } }}
        />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mt: 1 }}>
          <Typography variant="body2" color="text.secondary">
            Inserir:
          </Typography>
          {VARIABLES.map((variable) => (
            <Button key={variable} size="small" onClick={() => insert(variable)}>
              {`{{${variable}}}`}
            </Button>
          ))}
        </Box>
      </Box>
    </FormDialog>
  )
}
