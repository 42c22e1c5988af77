import { countOf } from '@seleta/regras/plural'
import { wordsFor } from '@seleta/api-client'
import type { MensagemItem } from '@seleta/contract/avisos'
import {
  Alert,
  Box,
  Button,
  Drawer,
  EmptyState,
  IconButton,
  KeptNotice,
  Typography,
  useKept,
} from '@seleta/ui/core'
import { CloseIcon } from '@seleta/ui/icons'
import { useState } from 'react'
import { useMensagens } from '../../queries/use-mensagens'
import { LoadState } from '../trouble/load-state'
import { MensagemLine } from './mensagem-line'

interface Props {
  /** Those that did not leave, and no others (product 65). */
  readonly areFalhas: boolean
  readonly onAll: () => void
  readonly onClose: () => void
}

/** Every message to candidates, failures first; WhatsApp waits here for a hand (product 10, 49). */
export default function MensagensDrawer({ areFalhas, onAll, onClose }: Props) {
  const [page, setPage] = useState(0)
  const mensagens = useMensagens(page, areFalhas)
  const { error, isFetching, refetch } = mensagens
  const shown = useKept(mensagens)
  return (
    <Drawer
      open
      anchor="right"
      onClose={onClose}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-labelledby': 'mensagens-titulo',
          sx: { width: 480, maxWidth: '100%' },
        },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', px: 6, py: 3 }}>
        <Typography id="mensagens-titulo" variant="h2">
          {areFalhas ? 'Mensagens que não saíram' : 'Mensagens'}
        </Typography>
        <IconButton aria-label="Fechar mensagens" onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </Box>
      <Box sx={{ px: 6, pb: 8, display: 'grid', gap: 4 }}>
        {areFalhas ? <SeeAll onAll={onAll} /> : null}
        {shown.kind === 'kept' ? (
          <KeptNotice text={wordsFor(error)} since={shown.since} onRetry={() => void refetch()} />
        ) : null}
        <LoadState query={{ data: shown.answer, error, isFetching, refetch }} rows={6}>
          {({ data, totalElements, totalPages, emailLigado }) => (
            <>
              {!emailLigado && <EmailOffAlert />}
              {data.length === 0 ? (
                <EmptyState title="Nenhuma mensagem ainda" art={null} level={3}>
                  <p>As mensagens enviadas às pessoas candidatas aparecem aqui.</p>
                </EmptyState>
              ) : (
                <>
                  <MensagensList
                    mensagens={data}
                    total={totalElements}
                    isOld={shown.isOld}
                    onLeave={onClose}
                  />
                  <Pages page={page} total={totalPages} onChange={setPage} />
                </>
              )}
            </>
          )}
        </LoadState>
      </Box>
    </Drawer>
  )
}

function EmailOffAlert() {
  return (
    <Alert severity="warning">
      O envio de e-mails está desligado neste servidor. As mensagens esperam até que ele seja ligado.
    </Alert>
  )
}

interface MensagensListProps {
  readonly mensagens: readonly MensagemItem[]
  /** Of all pages. */
  readonly total: number
  readonly isOld: boolean
  readonly onLeave: () => void
}

function MensagensList({ mensagens, total, isOld, onLeave }: MensagensListProps) {
  return (
    <>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {countOf(total, 'mensagem', 'mensagens')}, as que falharam primeiro
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, opacity: isOld ? 0.5 : 1 }}>
        {mensagens.map((mensagem) => (
          <MensagemLine key={mensagem.id} mensagem={mensagem} onLeave={onLeave} />
        ))}
      </Box>
    </>
  )
}

function Pages({ page, total, onChange }: { page: number; total: number; onChange: (page: number) => void }) {
  if (total <= 1) return null
  return (
    <Box
      component="nav"
      aria-label="Páginas das mensagens"
      sx={{ display: 'flex', alignItems: 'center', gap: 2 }}
    >
      <Button
        variant="outlined"
        size="small"
        aria-disabled={page === 0}
        onClick={() => onChange(Math.max(0, page - 1))}
      >
        Anterior
      </Button>
      <Typography variant="body2">
        Página {page + 1} de {total}
      </Typography>
      <Button
        variant="outlined"
        size="small"
        aria-disabled={page + 1 >= total}
        onClick={() => onChange(Math.min(total - 1, page + 1))}
      >
        Próxima
      </Button>
    </Box>
  )
}

const SeeAll = ({ onAll }: Pick<Props, 'onAll'>) => (
  <Box>
    <Button size="small" variant="outlined" onClick={onAll}>
      Ver todas as mensagens
    </Button>
  </Box>
)
