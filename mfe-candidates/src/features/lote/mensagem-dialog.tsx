import { wordsFor } from '@seleta/api-client'
import type { LoteMensagem } from '@seleta/contract/lote'
import {
  Alert,
  Box,
  BusyButton,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  TextField,
  Typography,
} from '@seleta/ui/core'
import { FormControl, FormLabel, Radio, RadioGroup } from '@seleta/ui/form'
import { useRef, useState } from 'react'
import { ResultadoPorPessoa } from './resultado-por-pessoa'
import { useEnviarMensagens } from '../../queries/lote-mutations'
import { mensagemEmPalavras } from '../../rules/resultado-lote'
import type { Pessoa } from './adicionar-a-campanha-dialog'

interface Props {
  readonly pessoas: readonly Pessoa[]
  readonly campanhaId: number | null
  readonly onClose: () => void
}

const MAX = 2000
const VARIAVEIS = ['nome', 'vaga', 'empresa', 'link'] as const

/** One text to many people, each in their own name (product 37 and 49). */
export function MensagemDialog({ pessoas, campanhaId, onClose }: Props) {
  const [canal, setCanal] = useState<'EMAIL' | 'WHATSAPP'>('EMAIL')
  const [assunto, setAssunto] = useState('')
  const [texto, setTexto] = useState('')
  const [answer, setAnswer] = useState<readonly LoteMensagem[] | null>(null)
  const box = useRef<HTMLTextAreaElement>(null)
  const enviar = useEnviarMensagens()
  const quem = pessoas.length === 1 ? (pessoas[0]?.nome ?? '') : `${pessoas.length} pessoas`
  const insert = (variavel: string) => {
    const at = box.current?.selectionStart ?? texto.length
    setTexto(`${texto.slice(0, at)}{{${variavel}}}${texto.slice(at)}`)
    box.current?.focus()
  }
  const send = () => {
    if (texto.trim() === '') return box.current?.focus()
    const identificadores = pessoas.map(({ identificador }) => identificador)
    return enviar.mutate(
      { identificadores, campanhaId, canal, assunto, texto },
      {
        onSuccess: (result) =>
          result.every(({ resultado }) => resultado === 'na-fila') ? onClose() : setAnswer(result),
      },
    )
  }
  if (answer !== null)
    return (
      <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="mensagem">
        <DialogTitle id="mensagem">Mensagem para {quem}</DialogTitle>
        <DialogContent>
          <ResultadoPorPessoa pessoas={answer.map(mensagemEmPalavras)} />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>Fechar</Button>
        </DialogActions>
      </Dialog>
    )
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="mensagem">
      <DialogTitle id="mensagem">Mensagem para {quem}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 5 }}>
        {enviar.isError ? <Alert severity="error">{wordsFor(enviar.error)}</Alert> : null}
        <FormControl>
          <FormLabel id="mensagem-canal">Canal</FormLabel>
          <RadioGroup
            row
            aria-labelledby="mensagem-canal"
            value={canal}
            onChange={(_, value) => setCanal(value === 'WHATSAPP' ? 'WHATSAPP' : 'EMAIL')}
          >
            <FormControlLabel value="EMAIL" control={<Radio />} label="E-mail" />
            <FormControlLabel
              value="WHATSAPP"
              control={<Radio />}
              label="WhatsApp (fila para enviar à mão)"
            />
          </RadioGroup>
        </FormControl>
        {canal === 'EMAIL' ? (
          <TextField
            fullWidth
            label="Assunto"
            value={assunto}
            onChange={(event) => setAssunto(event.target.value)}
            slotProps={{ htmlInput: { maxLength: 160 } }}
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
            helperText={`${texto.length} de ${MAX} caracteres`}
            slotProps={{ htmlInput: { maxLength: MAX } }}
          />
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mt: 1 }}>
            <Typography variant="body2" color="text.secondary">
              Inserir:
            </Typography>
            {VARIAVEIS.map((variavel) => (
              <Button key={variavel} size="small" onClick={() => insert(variavel)}>
                {`{{${variavel}}}`}
              </Button>
            ))}
          </Box>
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Cancelar</Button>
        <BusyButton variant="contained" busy={enviar.isPending} busyLabel="Enviando…" onClick={send}>
          Enviar
        </BusyButton>
      </DialogActions>
    </Dialog>
  )
}
