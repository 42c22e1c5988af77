import { now } from '@seleta/regras/now'
import type { MensagemItem } from '@seleta/contract/avisos'
import { canalWords } from '@seleta/contract/canais'
import { Box, Button, DialogActions, DialogContent, StatusChip, paint } from '@seleta/ui/core'
import { DialogFrame } from '@seleta/ui/form'
import { addressWords, estadoOf, momentOf, readerOf, reasonOf } from '../../rules/mensagem-words'

interface Props {
  readonly mensagem: MensagemItem
  readonly onClose: () => void
}

/** A message as its person reads it, and what became of it. */
export function MensagemTextDialog({ mensagem, onClose }: Props) {
  const { assunto, corpo, canal, destinatario, campanha } = mensagem
  const [label, tone] = estadoOf(mensagem)
  const reason = reasonOf(mensagem, now())
  return (
    <DialogFrame title={`Mensagem para ${readerOf(mensagem)}`} onClose={onClose} hasCross>
      <DialogContent>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mb: 3 }}>
          <StatusChip tone={tone}>{label}</StatusChip>
          <Box component="span" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {canalWords[canal]} · {addressWords(destinatario)} · {momentOf(mensagem)}
            {campanha === null ? '' : ` · ${campanha.nome}`}
          </Box>
        </Box>
        {reason === '' ? null : <Box sx={{ mb: 3 }}>{reason}</Box>}
        <Box
          component="blockquote"
          tabIndex={0}
          aria-label="Texto da mensagem"
          sx={{
            m: 0,
            px: 4,
            py: 3,
            borderRadius: '4px 14px 14px 14px',
            bgcolor: paint.sunken,
            whiteSpace: 'pre-wrap',
            overflowWrap: 'anywhere',
          }}
        >
          {canal === 'EMAIL' ? <strong>{`${assunto}\n\n`}</strong> : null}
          {corpo}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Fechar</Button>
      </DialogActions>
    </DialogFrame>
  )
}
