import { withTalento } from '@seleta/contract/dashboard-addresses'
import { MOTIVO_WORDS } from '@seleta/contract/limits'
import type { Semelhante } from '@seleta/contract/entrada'
import { formatTelefone } from '@seleta/regras/telefone'
import { Link as RouterLink, useSearchParams } from '@seleta/shell'
import { Box, BusyButton, Button, Link, StatusChip, Typography } from '@seleta/ui/core'
import { useDecideSemelhanca } from '../../queries/semelhanca-queries'
import { WORDS } from '../../rules/words'

/** Others on record who may be this person: one click joins them or keeps them apart (decision 108). */
export function Semelhantes({ semelhantes }: { readonly semelhantes: readonly Semelhante[] }) {
  const decide = useDecideSemelhanca()
  if (semelhantes.length === 0) return null
  return (
    <Box component="section" aria-label={WORDS.talvezMesma}>
      {semelhantes.map((semelhante) =>
        semelhante.isOculta ? (
          <OcultaLine key={semelhante.id} identificador={semelhante.identificador} />
        ) : (
          <SemelhanteLine
            key={semelhante.id}
            semelhante={semelhante}
            isBusy={decide.isPending && decide.variables.id === semelhante.id}
            onDecide={(decisao) => decide.mutate({ id: semelhante.id, decisao })}
          />
        ),
      )}
    </Box>
  )
}

/** The application gave the e-mail of somebody hidden: until her mailbox answers it stands for itself (decision 129). */
function OcultaLine({ identificador }: { readonly identificador: string }) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3, rowGap: 1, py: 1 }}>
      <StatusChip tone="warning">{WORDS.aConfirmar}</StatusChip>
      <Typography variant="body2" sx={{ flex: '1 1 220px', minWidth: 0 }}>
        O e-mail informado é de <TalentoLink identificador={identificador}>uma pessoa oculta</TalentoLink>. Os
        dados dela voltam quando ela confirmar pelo link que foi ao e-mail, ou quando você a restaurar.
      </Typography>
    </Box>
  )
}

interface LineProps {
  readonly semelhante: Semelhante
  readonly isBusy: boolean
  readonly onDecide: (decisao: 'juntas' | 'separadas' | 'aberta') => void
}

function SemelhanteLine({ semelhante, isBusy, onDecide }: LineProps) {
  const { nome, email, telefone, motivo, isSeparada } = semelhante
  const contato = [email, telefone === '' ? '' : formatTelefone(telefone)].filter(Boolean).join(' · ')
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3, rowGap: 1, py: 1 }}>
      <StatusChip tone={isSeparada ? 'neutral' : 'info'}>
        {isSeparada ? 'Mantidos separados' : WORDS.talvezMesma}
      </StatusChip>
      <Typography variant="body2" sx={{ flex: '1 1 220px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <TalentoLink identificador={semelhante.identificador}>{nome}</TalentoLink> ({MOTIVO_WORDS[motivo]})
        {contato === '' ? '' : ` · ${contato}`}
      </Typography>
      {isSeparada ? (
        <Button size="small" onClick={() => onDecide('aberta')}>
          Desfazer
        </Button>
      ) : (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          <BusyButton
            size="small"
            variant="outlined"
            busy={isBusy}
            busyLabel="Unindo…"
            onClick={() => onDecide('juntas')}
            aria-label={`Unir com o cadastro de ${nome}`}
          >
            É a mesma: unir
          </BusyButton>
          <Button
            size="small"
            disabled={isBusy}
            onClick={() => onDecide('separadas')}
            aria-label={`Manter separada de ${nome}`}
          >
            São duas
          </Button>
        </Box>
      )}
    </Box>
  )
}

function TalentoLink({
  identificador,
  children,
}: {
  readonly identificador: string
  readonly children: string
}) {
  const [params] = useSearchParams()
  return (
    <Link component={RouterLink} to={`?${withTalento(params, identificador)}`} sx={{ fontWeight: 680 }}>
      {children}
    </Link>
  )
}
