import { withTalento } from '@seleta/contract/dashboard-addresses'
import { MOTIVO_WORDS } from '@seleta/contract/limits'
import { MAX_SEMELHANTES } from '@seleta/contract/semelhantes'
import type { SemelhancaDecisao, Semelhante } from '@seleta/contract/entrada'
import { formatTelefone } from '@seleta/regras/telefone'
import { Link as RouterLink, useSearchParams } from '@seleta/shell'
import { Box, BusyButton, Button, Link, StatusChip, Typography } from '@seleta/ui/core'
import { useDecideSemelhanca } from '../../queries/semelhanca-queries'
import { WORDS } from '../../rules/words'

/** Whose e-mail the joined record keeps, by random id; null: only one has any. */
type EmailDe = string | null

interface Props {
  /** Whose detail it is. */
  readonly identificador: string
  readonly email: string
  readonly semelhantes: readonly Semelhante[]
}

/** Others on record who may be this person: one click joins them or keeps them apart (decision 108). */
export function Semelhantes({ identificador, email, semelhantes }: Props) {
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
            emails={emailsOf({ identificador, email }, semelhante)}
            deciding={decide.isPending && decide.variables.id === semelhante.id ? decide.variables : null}
            onJoin={(emailDe) => decide.mutate({ id: semelhante.id, decisao: 'juntas', emailDe })}
            onDecide={(decisao) => decide.mutate({ id: semelhante.id, decisao })}
          />
        ),
      )}
      {semelhantes.length < MAX_SEMELHANTES ? null : (
        <Typography variant="body2" color="text.secondary" sx={{ py: 1 }}>
          Há mais cadastros parecidos: eles aparecem aqui quando você decidir sobre estes.
        </Typography>
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

interface Email {
  readonly de: string
  readonly email: string
}

/** Those who have one. Of two with an e-mail each a recruiter says which one stays: its mailbox opens the page. */
const emailsOf = (one: Pick<Props, 'identificador' | 'email'>, other: Semelhante): readonly Email[] =>
  [one, other].flatMap(({ identificador, email }) => (email === '' ? [] : [{ de: identificador, email }]))

interface LineProps {
  readonly semelhante: Semelhante
  /** Of both, or of one. */
  readonly emails: readonly Email[]
  /** What is under way of this pair. */
  readonly deciding: { readonly decisao: SemelhancaDecisao; readonly emailDe?: EmailDe } | null
  readonly onJoin: (emailDe: EmailDe) => void
  readonly onDecide: (decisao: 'separadas' | 'aberta') => void
}

function SemelhanteLine({ semelhante, emails, deciding, onJoin, onDecide }: LineProps) {
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
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, minWidth: 0 }}>
          <JoinButtons nome={nome} emails={emails} deciding={deciding} onJoin={onJoin} />
          <Button
            size="small"
            disabled={deciding !== null}
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

function JoinButtons({
  nome,
  emails,
  deciding,
  onJoin,
}: Pick<LineProps, 'emails' | 'deciding' | 'onJoin'> & { readonly nome: string }) {
  /** The button that was pressed; the others wait. */
  const isPressed = (de: EmailDe) => deciding?.decisao === 'juntas' && (deciding.emailDe ?? null) === de
  const waits = (de: EmailDe) => deciding !== null && !isPressed(de)
  const [only] = emails
  if (emails.length < 2)
    return (
      <>
        {only !== undefined && (
          <Typography variant="body2" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            {/* Anybody may have typed it into the form. */}
            {`Se unir, quem lê ${only.email} abre a página da pessoa, vê os dados dos dois cadastros e pode apagá-los.`}
          </Typography>
        )}
        <BusyButton
          size="small"
          variant="outlined"
          busy={isPressed(null)}
          disabled={waits(null)}
          busyLabel="Unindo…"
          onClick={() => onJoin(null)}
          aria-label={`Unir com o cadastro de ${nome}`}
        >
          É a mesma: unir
        </BusyButton>
      </>
    )
  return (
    <>
      <Typography variant="body2">É a mesma: unir e manter o e-mail</Typography>
      {emails.map(({ de, email }) => (
        <BusyButton
          key={de}
          size="small"
          variant="outlined"
          busy={isPressed(de)}
          disabled={waits(de)}
          busyLabel="Unindo…"
          onClick={() => onJoin(de)}
          aria-label={`Unir com o cadastro de ${nome} e manter o e-mail ${email}`}
          sx={{ minWidth: 0, height: 'auto', whiteSpace: 'normal', overflowWrap: 'anywhere' }}
        >
          {email}
        </BusyButton>
      ))}
    </>
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
