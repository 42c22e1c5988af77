import { now } from '@seleta/regras/now'
import { useAtomValue, useCan, wordsFor } from '@seleta/api-client'
import type { Aviso, Avisos } from '@seleta/contract/avisos'
import { Alert, Box, Button, Tab, Tabs, Typography, VisuallyHidden } from '@seleta/ui/core'
import {
  ClockIcon,
  ErrorIcon,
  InfoIcon,
  MessageIcon,
  SuccessIcon,
  UserMinusIcon,
  UserPlusIcon,
  UsersIcon,
  WarningIcon,
} from '@seleta/ui/icons'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { toastHistoryAtom } from '../../queries/toast-history'
import { useReadAvisos } from '../../queries/use-avisos'
import { formatMoment } from '@seleta/regras/moment'
import { timeAgo } from '@seleta/regras/tempo'

interface AvisosPanelProps {
  readonly query: {
    readonly data: Avisos | undefined
    readonly error: unknown
    readonly refetch: () => unknown
  }
  readonly onClose: () => void
}

/** The list behind the bell: notices of the company for whoever is told them, and every toast of this visit. */
export default function AvisosPanel({ query, onClose }: AvisosPanelProps) {
  const hasAvisos = useCan()('listAvisos')
  const [chosen, setTab] = useState<'avisos' | 'mensagens'>('avisos')
  const tab = hasAvisos ? chosen : 'mensagens'
  return (
    <>
      <Tabs
        value={tab}
        onChange={(_, value: 'avisos' | 'mensagens') => setTab(value)}
        aria-label="Avisos e mensagens desta visita"
        sx={{ px: 3, pt: 2 }}
      >
        {hasAvisos ? (
          <Tab id="aba-avisos" aria-controls="painel-avisos" value="avisos" label="Avisos" />
        ) : null}
        <Tab id="aba-mensagens" aria-controls="painel-avisos" value="mensagens" label="Nesta visita" />
      </Tabs>
      <Box
        id="painel-avisos"
        role="tabpanel"
        aria-labelledby={`aba-${tab}`}
        sx={{ maxHeight: 'min(480px, 60vh)', overflowY: 'auto', p: 2 }}
      >
        {tab === 'avisos' ? <AvisosList query={query} onClose={onClose} /> : <PastToasts />}
      </Box>
    </>
  )
}

const avisoIcons: Readonly<Record<string, typeof InfoIcon | undefined>> = {
  inscricao: UserPlusIcon,
  retirada: UserMinusIcon,
  mensagem_falhou: ErrorIcon,
  fechamento: ClockIcon,
  parada: WarningIcon,
  mencao: MessageIcon,
  equipe: UsersIcon,
  dono: UserPlusIcon,
} satisfies Record<Aviso['tipo'], typeof InfoIcon>

function AvisosList({ query, onClose }: AvisosPanelProps) {
  const read = useReadAvisos()
  if (query.data === undefined) {
    return query.error === null ? (
      <Quiet>Carregando…</Quiet>
    ) : (
      <Alert
        severity="error"
        action={
          <Button size="small" color="inherit" onClick={() => void query.refetch()}>
            Tentar novamente
          </Button>
        }
      >
        {wordsFor(query.error)}
      </Alert>
    )
  }
  if (query.data.itens.length === 0) {
    return <Quiet>Nenhum aviso. Novas inscrições e prazos aparecem aqui.</Quiet>
  }
  const { itens, naoLidos } = query.data
  const [newest] = itens
  return (
    <>
      {naoLidos > 0 && newest !== undefined ? (
        <Box sx={{ display: 'flex', justifyContent: 'flex-end', px: 1 }}>
          <Button size="small" onClick={() => read.mutate({ ate: newest.criadoEm })}>
            Marcar todos como lidos
          </Button>
        </Box>
      ) : null}
      <PlainList>
        {itens.map((aviso) => (
          <li key={aviso.id}>
            <AvisoLine
              aviso={aviso}
              onOpen={() => {
                if (!aviso.isLido) read.mutate({ ate: aviso.criadoEm, id: aviso.id })
                onClose()
              }}
            />
          </li>
        ))}
      </PlainList>
    </>
  )
}

function AvisoLine({ aviso, onOpen }: { aviso: Aviso; onOpen: () => void }) {
  const AvisoIcon = avisoIcons[aviso.tipo] ?? InfoIcon
  const inside = (
    <Row icon={<AvisoIcon />} isNew={!aviso.isLido} moment={aviso.criadoEm} title={aviso.titulo}>
      {aviso.texto}
    </Row>
  )
  if (aviso.link === null) return inside
  return (
    <Box
      component={Link}
      to={aviso.link}
      onClick={onOpen}
      sx={{
        display: 'block',
        borderRadius: '6px',
        color: 'inherit',
        textDecoration: 'none',
        '&:hover': { bgcolor: 'sunken' },
      }}
    >
      {inside}
    </Box>
  )
}

const toneIcons = { success: SuccessIcon, error: ErrorIcon, info: InfoIcon } as const

function PastToasts() {
  const past = useAtomValue(toastHistoryAtom)
  if (past.length === 0)
    return <Quiet>As mensagens que aparecem no canto da tela ficam guardadas aqui.</Quiet>
  return (
    <PlainList>
      {past.map(({ id, text, tone, at }) => {
        const ToneIcon = toneIcons[tone]
        return (
          <li key={id}>
            <Row icon={<ToneIcon />} isNew={false} moment={at} title={text} />
          </li>
        )
      })}
    </PlainList>
  )
}

function Row({
  icon,
  isNew,
  moment,
  title,
  children,
}: {
  icon: ReactNode
  isNew: boolean
  moment: string | Date
  title: string
  children?: ReactNode
}) {
  return (
    <Box sx={{ display: 'flex', gap: 3, px: 3, py: 2.5 }}>
      <Box component="span" sx={{ display: 'flex', pt: '1px', color: 'text.secondary' }}>
        {icon}
      </Box>
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontSize: '0.875rem', lineHeight: '1.25rem', fontWeight: isNew ? 680 : 400 }}>
          {isNew && <VisuallyHidden>Novo: </VisuallyHidden>}
          {title}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          <time dateTime={new Date(moment).toISOString()} title={formatMoment(moment)}>
            {timeAgo(moment, now())}
          </time>
          {children !== undefined && children !== '' && <> · {children}</>}
        </Typography>
      </Box>
      {isNew && (
        <Box
          aria-hidden
          sx={{ mt: 2, width: 8, height: 8, borderRadius: 4, flex: 'none', bgcolor: 'accent.main' }}
        />
      )}
    </Box>
  )
}

function PlainList({ children }: { children: ReactNode }) {
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {children}
    </Box>
  )
}

function Quiet({ children }: { children: ReactNode }) {
  return (
    <Typography sx={{ px: 3, py: 6, textAlign: 'center', color: 'text.secondary' }}>{children}</Typography>
  )
}
