import { CallError, useBegun, wordsFor } from '@seleta/api-client'
import type { LoteMensagem } from '@seleta/contract/lote'
import type { Destinatarios } from '@seleta/contract/mensagens'
import { tellSaida } from '@seleta/contract/tell-avisos'
import { MENSAGEM_MAX } from '@seleta/contract/text-max'
import { formatInteger } from '@seleta/regras/numbers'
import { plural } from '@seleta/regras/plural'
import { useHostServices } from '@seleta/shell'
import { Alert, Box, ErrorState, Skeleton, Typography } from '@seleta/ui/core'
import { FormDialog } from '@seleta/ui/form'
import { useEffect, useReducer, useRef, useState } from 'react'
import { canalOf, type Choices, countCanais } from './canais'
import { CanaisField } from './canais-field'
import { checkMensagem } from './check-mensagem'
import type { MensagemDraft } from './mensagem-draft'
import { LostMensagemAlert, MaybeOutAlert } from './lost-mensagem-alert'
import { MensagemFields } from './mensagem-fields'
import { MensagemPreview } from './mensagem-preview'
import { useDestinatarios } from './queries/use-destinatarios'
import {
  giveUpLost,
  isLongLost,
  lostMensagemOf,
  type Mensagem,
  useSendMensagens,
} from './queries/use-send-mensagens'

export interface MensagemDialogProps {
  /** To whom, in this order; at least one, at most `LOTE_MAX`. */
  readonly pessoas: readonly { readonly identificador: string; readonly nome: string }[]
  /** Campaign that the message is about; null outside of one. */
  readonly campanhaId: number | null
  /** What is begun is kept under this name; else under those whom it is to. */
  readonly begunAs?: string
  readonly onClose: () => void
}

/**
 * The one dialog to write to people (product 61): one or many, each in their own words and by their own channel. What was
 * begun to the same people is there again (product 4).
 */
export function MensagemDialog({ pessoas, campanhaId, begunAs, onClose }: MensagemDialogProps) {
  const identificadores = pessoas.map(({ identificador }) => identificador)
  const destinatarios = useDestinatarios(identificadores, campanhaId)
  const known = destinatarios.data
  const name = `mensagem.${campanhaId ?? ''}.${begunAs ?? identificadores.toSorted().join()}`
  const writing = useWriting(name, known, campanhaId, onClose)
  const { draft, setDraft, choices, setChoices, errors, refused, textoRef } = writing
  const quem = plural(pessoas.length, pessoas[0]?.nome ?? '', `${formatInteger(pessoas.length)} pessoas`)
  return (
    <FormDialog
      title={`Mensagem para ${quem}`}
      submitLabel="Enviar"
      savingLabel="Enviando…"
      error={writing.failure}
      isSaving={writing.isSending}
      isStillWhileSaving
      isIncomplete={known === undefined}
      onSubmit={writing.send}
      onClose={() => void writing.leave()}
      outcome={refused === null ? null : <Refused pessoas={refused} />}
      width="md"
      isWholePhone
      isHeld
    >
      <LastSending {...writing} />
      <Box
        inert={writing.lost !== null}
        sx={{
          display: 'grid',
          gap: 6,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '7fr 5fr' },
          '&[inert]': { opacity: 0.6 },
        }}
      >
        <MensagemFields
          value={draft}
          onChange={setDraft}
          errors={errors}
          max={MENSAGEM_MAX}
          label="Mensagem"
          hasAssunto
          hasCampanha={campanhaId !== null}
          textoRef={textoRef}
          hasAutoFocus
        />
        {known === undefined ? (
          <Unread
            error={destinatarios.error}
            isRetrying={destinatarios.isFetching}
            onRetry={() => void destinatarios.refetch()}
          />
        ) : (
          <Reading known={known} draft={draft} choices={choices} onChoices={setChoices} />
        )}
      </Box>
    </FormDialog>
  )
}

/** What is to be known of the last sending, where it had no answer. */
function LastSending({
  lost,
  isMaybeOut,
  writeAnew,
}: Pick<ReturnType<typeof useWriting>, 'lost' | 'isMaybeOut' | 'writeAnew'>) {
  if (lost !== null) return <LostMensagemAlert total={lost.destinatarios.length} onAnew={writeAnew} />
  return isMaybeOut ? <MaybeOutAlert /> : null
}

interface Begun extends MensagemDraft {
  readonly choices: Choices
  /** A sending of it that had no answer was given up. */
  readonly isMaybeOut?: true
}

const NOTHING: Begun = { assunto: '', texto: '', choices: {} }

/** What is written, to whom by what, and what stands against sending it. */
function useWriting(
  name: string,
  known: Destinatarios | undefined,
  campanhaId: number | null,
  onClose: () => void,
) {
  const { confirm } = useHostServices()
  const [begun, keep, forget] = useBegun<Begun>(name, NOTHING)
  const { choices, isMaybeOut: isGivenUp = false, ...written } = begun
  const [isAsked, setAsked] = useState(false)
  const [refused, setRefused] = useState<readonly LoteMensagem[] | null>(null)
  const textoRef = useRef<HTMLTextAreaElement | null>(null)
  const sending = useSendMensagens(name, known?.emailLigado === true, (answer) => {
    forget()
    show(answer)
  })
  const lost = sending.isPending ? null : lostMensagemOf(name)
  // What would go is what is seen, whatever was kept.
  const draft = lost === null ? written : wordsOf(lost)
  const isMaybeOut = lost === null && !sending.isPending && (isGivenUp || isLongLost(name))
  const found = checkMensagem(draft, { max: MENSAGEM_MAX, hasCampanha: campanhaId !== null })
  const [givenUp, countGivenUp] = useReducer((times: number) => times + 1, 0)
  // The button that gave it up has gone.
  useEffect(() => {
    if (givenUp > 0) textoRef.current?.focus()
  }, [givenUp])
  const reached = known?.pessoas.flatMap((pessoa) => {
    const canal = canalOf(pessoa, choices)
    return canal === 'NENHUM' ? [] : [{ identificador: pessoa.identificador, canal }]
  })
  const hasNobody = isAsked && reached?.length === 0

  function send(): void {
    const isStillThat = lostMensagemOf(name) !== null
    // It was promised that the same goes, a while ago: now whoever sends chooses.
    if (lost !== null) return isStillThat ? sending.mutate(lost) : writeAnew()
    setAsked(true)
    if (Object.keys(found).length > 0) textoRef.current?.focus()
    else if (reached !== undefined && reached.length > 0)
      sending.mutate({ destinatarios: reached, campanhaId, ...draft })
  }

  function writeAnew(): void {
    giveUpLost(name)
    keep({ ...begun, ...draft, isMaybeOut: true })
    countGivenUp()
  }

  function show(answer: readonly LoteMensagem[]): void {
    const out = answer.filter(({ resultado }) => resultado !== 'na-fila')
    if (out.length === 0) onClose()
    else setRefused(out)
  }

  /** What was written is not lost by a key: it is asked, unless there is nothing, or it has gone. */
  async function leave(): Promise<void> {
    const isBlank = draft.texto.trim() === '' && draft.assunto.trim() === ''
    const question = isMaybeOut || lost !== null ? DISCARD_UNANSWERED : DISCARD
    if (!isBlank && refused === null && !(await confirm(question))) return
    giveUpLost(name)
    forget()
    onClose()
  }

  return {
    draft,
    setDraft: (next: MensagemDraft) => keep({ ...begun, ...next }),
    choices,
    setChoices: (next: Choices) => keep({ ...begun, choices: next }),
    errors: isAsked ? { ...camposOf(sending.error), ...found } : {},
    failure: hasNobody ? NOBODY : failureOf(sending.error),
    lost,
    isMaybeOut,
    writeAnew,
    isSending: sending.isPending,
    refused,
    textoRef,
    send,
    leave,
  }
}

const wordsOf = ({ assunto, texto }: Mensagem): MensagemDraft => ({ assunto: assunto ?? '', texto })

const DISCARD = {
  title: 'Descartar esta mensagem?',
  text: 'Ela ainda não foi enviada a ninguém, e o que você escreveu se perde.',
  confirmLabel: 'Descartar',
  cancelLabel: 'Continuar escrevendo',
  tone: 'danger',
} as const

/** The last try had no answer. */
const DISCARD_UNANSWERED = {
  ...DISCARD,
  text: 'O último envio ficou sem resposta: a mensagem pode ter saído. O que você escreveu se perde.',
} as const

const NOBODY = 'Ninguém receberia esta mensagem: escolha por onde.'

interface UnreadProps {
  readonly error: Error | null
  readonly isRetrying: boolean
  readonly onRetry: () => void
}

/** Who would read it is still on its way, or did not come. */
function Unread({ error, isRetrying, onRetry }: UnreadProps) {
  if (error === null) return <Skeleton variant="rounded" height={160} />
  return (
    <ErrorState
      title={wordsFor(error)}
      kept="O que você escreveu continua aqui."
      onRetry={onRetry}
      isRetrying={isRetrying}
      level={3}
    />
  )
}

interface ReadingProps {
  readonly known: Destinatarios
  readonly draft: MensagemDraft
  readonly choices: Choices
  readonly onChoices: (choices: Choices) => void
}

/** Who reads it how, by what, and when it leaves. */
function Reading({ known, draft, choices, onChoices }: ReadingProps) {
  const [at, setAt] = useState(0)
  const { pessoas, assuntoPadrao, emailLigado } = known
  const reached = pessoas.filter((pessoa) => canalOf(pessoa, choices) !== 'NENHUM')
  const shown = reached[Math.min(at, reached.length - 1)]
  const hasAssunto = shown !== undefined && canalOf(shown, choices) === 'EMAIL'
  const assunto = draft.assunto.trim() === '' ? assuntoPadrao : draft.assunto
  const { EMAIL, WHATSAPP } = countCanais(pessoas, choices)
  return (
    <Box sx={{ display: 'grid', gap: 4, alignContent: 'start', minWidth: 0 }}>
      <CanaisField pessoas={pessoas} choices={choices} onChange={onChoices} />
      <MensagemPreview
        pessoas={reached}
        at={at}
        onAt={setAt}
        assunto={hasAssunto ? assunto : null}
        texto={draft.texto}
      />
      <Typography variant="body2" color="text.secondary">
        {tellSaida({ emails: EMAIL, whatsapps: WHATSAPP, emailLigado })}
      </Typography>
    </Box>
  )
}

/** Who was not written to after all, and why; the others were. */
function Refused({ pessoas }: { readonly pessoas: readonly LoteMensagem[] }) {
  return (
    <Alert severity="warning">
      {plural(pessoas.length, 'Uma pessoa ficou sem a mensagem:', 'Estas pessoas ficaram sem a mensagem:')}
      <Box component="ul" sx={{ m: 0, pl: 5 }}>
        {pessoas.map(({ identificador, nome, motivo }) => (
          <li key={identificador}>
            {nome === '' ? '' : <strong>{nome}: </strong>}
            {motivo}
          </li>
        ))}
      </Box>
    </Alert>
  )
}

const camposOf = (error: Error | null): { assunto?: string; texto?: string } => {
  if (!(error instanceof CallError)) return {}
  const { assunto, texto } = error.campos
  return { ...(assunto !== undefined && { assunto }), ...(texto !== undefined && { texto }) }
}

/** What is wrong with a field is said there. */
const failureOf = (error: Error | null): string | null =>
  error === null || Object.keys(camposOf(error)).length > 0 ? null : wordsFor(error)
