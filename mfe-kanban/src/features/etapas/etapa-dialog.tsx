import type { EtapaItem } from '@seleta/contract/kanban'
import { isEscritora } from '@seleta/contract/tell-avisos'
import { ETAPA_LIMIT, TIPOS_ETAPA } from '@seleta/contract/limits'
import { CHANGES_LOST } from '@seleta/contract/screen-words'
import { tipoDaEtapaWords } from '@seleta/contract/situacao-words'
import { onlyDigits } from '@seleta/regras/digits'
import { useHostServices } from '@seleta/shell'
import { Alert, MenuItem, TextField } from '@seleta/ui/core'
import { FormDialog } from '@seleta/ui/form'
import type { RefObject } from 'react'
import { useRef, useState } from 'react'
import { useEtapaBegun } from '../../queries/use-etapa-begun'
import { useCreateEtapa, useSaveEtapa } from '../../queries/use-save-etapa'
import type { EtapaDraft, EtapaErrors } from '../../rules/etapa-draft'
import { bodyOf, changesOf, checkEtapa, corOfTipo, hasErrors } from '../../rules/etapa-draft'
import { etapaOvertaken, toasts } from '../../rules/sentences'
import { AvisoFields } from './aviso-fields'
import { CorField } from './cor-field'
import { EtapaFields } from './etapa-fields'
import { FichaField } from './ficha-field'

export interface EtapaDialogProps {
  readonly campanhaId: number
  /** Null makes a new one. */
  readonly etapa: EtapaItem | null
  /** All of the board, in their order. */
  readonly etapas: readonly EtapaItem[]
  /** Some people of the board. */
  readonly readers: readonly string[]
  /** Opened for its message. */
  readonly isForMensagem?: boolean
  readonly onClose: () => void
}

/** Everything about a stage in one dialog: name, what it is, colour, limit of days, message (product 64, audit B12). */
export function EtapaDialog(props: EtapaDialogProps) {
  const { campanhaId, etapas, readers, isForMensagem = false, onClose } = props
  // As it was opened: what a colleague changes meanwhile is no change of whoever writes here.
  const [etapa] = useState(props.etapa)
  const { notify, confirm } = useHostServices()
  const nomeRef = useRef<HTMLInputElement | null>(null)
  const mensagemRef = useRef<HTMLTextAreaElement | null>(null)
  const begun = useEtapaBegun(campanhaId, etapa, props.etapa, isForMensagem)
  const { draft, setDraft, isTouched, overtaken, isTold, forget } = begun
  const [isAsked, setAsked] = useState(false)
  /** What the server had against the last try. */
  const [refused, setRefused] = useState<EtapaErrors>({})
  const found = checkEtapa(draft, etapa)
  const errors = isAsked ? { ...refused, ...found } : {}
  const done = isForMensagem ? toasts.notificacaoSaved : toasts.etapaSaved(draft.nome.trim())
  const saved = { onSaved: close, onRefused: setRefused }
  const save = useSaveEtapa(campanhaId, etapa?.id ?? 0, done, saved)
  const create = useCreateEtapa(campanhaId, etapas, saved)

  const changes = (before: EtapaItem) => changesOf(before, draft, overtaken)

  function close(): void {
    forget()
    onClose()
  }

  function send(): void {
    setAsked(true)
    setRefused({})
    if (hasErrors(found)) {
      notify({ text: toasts.etapaIncomplete, tone: 'error' })
      if (found.nome !== undefined) nomeRef.current?.focus()
      else if (found.mensagemNotificacao !== undefined) mensagemRef.current?.focus()
    } else if (etapa === null) create.mutate(bodyOf(draft))
    else if (Object.keys(changes(etapa)).length === 0) close()
    // It stands above what is being written, which may be far below, and is read before anything is sent.
    else if (!isTold()) document.getElementById(OVERTAKEN_ID)?.focus()
    else save.mutate(changes(etapa))
  }

  /** What was written is not lost by a key. */
  async function leave(): Promise<void> {
    if (!isTouched || (await confirm(DISCARD))) close()
  }

  return (
    <FormDialog
      title={etapa === null ? 'Adicionar Kanban' : `Editar etapa ${etapa.nome}`}
      submitLabel={etapa === null ? 'Adicionar' : 'Salvar'}
      isSaving={save.isPending || create.isPending}
      isStillWhileSaving
      onSubmit={send}
      onClose={() => void leave()}
      // Fields and a toast say it.
      error={null}
      isWholePhone
      isHeld
    >
      <EtapaFields>
        <Overtaken etapa={props.etapa} fields={overtaken} />
        <Facts
          draft={draft}
          onDraft={setDraft}
          errors={errors}
          nomeRef={nomeRef}
          hasAutoFocus={!isForMensagem}
        />
        <AvisoFields
          campanhaId={campanhaId}
          readers={readers}
          draft={draft}
          onDraft={setDraft}
          errors={errors}
          mensagemRef={mensagemRef}
          hasAutoFocus={isForMensagem}
        />
      </EtapaFields>
    </FormDialog>
  )
}

const OVERTAKEN_ID = 'etapa-mudada'

const DISCARD = {
  title: 'Descartar as mudanças desta etapa?',
  text: CHANGES_LOST,
  confirmLabel: 'Descartar',
  cancelLabel: 'Continuar editando',
  tone: 'danger',
} as const

interface OvertakenProps {
  readonly etapa: EtapaItem | null
  readonly fields: readonly (keyof EtapaDraft)[]
}

/** What a colleague has changed since this was begun is not written over unsaid. */
function Overtaken({ etapa, fields }: OvertakenProps) {
  if (etapa === null || fields.length === 0) return null
  const mensagem = fields.includes('mensagemNotificacao') ? etapa.mensagemNotificacao : null
  return (
    <Alert id={OVERTAKEN_ID} tabIndex={-1} severity="warning">
      {etapaOvertaken(mensagem, fields.includes('isAvisada') && !isEscritora(etapa))}
    </Alert>
  )
}

interface FactsProps {
  readonly draft: EtapaDraft
  readonly onDraft: (draft: EtapaDraft) => void
  readonly errors: EtapaErrors
  readonly nomeRef: RefObject<HTMLInputElement | null>
  readonly hasAutoFocus: boolean
}

const OTHER = 'outra'

/** Name, what the stage is, colour, limit and ficha. A stage that has the colour of its type takes that of the next one. */
function Facts({ draft, onDraft, errors, nomeRef, hasAutoFocus }: FactsProps) {
  function setTipo(value: string): void {
    const tipo = TIPOS_ETAPA.find((one) => one === value) ?? null
    const isOfTipo = draft.cor.toLowerCase() === corOfTipo(draft.tipo).toLowerCase()
    onDraft({ ...draft, tipo, cor: isOfTipo ? corOfTipo(tipo) : draft.cor })
  }
  return (
    <>
      <TextField
        label="Nome da etapa"
        // A dialog has to put the focus somewhere.
        autoFocus={hasAutoFocus}
        inputRef={nomeRef}
        value={draft.nome}
        onChange={(event) => onDraft({ ...draft, nome: event.target.value })}
        error={errors.nome !== undefined}
        helperText={errors.nome}
        slotProps={{ htmlInput: { maxLength: ETAPA_LIMIT.nome } }}
      />
      <TextField
        select
        label="O que esta etapa é"
        value={draft.tipo ?? OTHER}
        onChange={(event) => setTipo(event.target.value)}
        helperText="Diz a situação de quem está nela, nas listas e nos números."
      >
        {TIPOS_ETAPA.map((tipo) => (
          <MenuItem key={tipo} value={tipo}>
            {tipoDaEtapaWords[tipo]}
          </MenuItem>
        ))}
        <MenuItem value={OTHER}>Outra</MenuItem>
      </TextField>
      <CorField value={draft.cor} onChange={(cor) => onDraft({ ...draft, cor })} error={errors.cor} />
      <TextField
        label="Avisar quando alguém ficar mais de (dias)"
        value={draft.limite}
        onChange={(event) => onDraft({ ...draft, limite: onlyDigits(event.target.value) })}
        error={errors.limiteDias !== undefined}
        helperText={errors.limiteDias ?? 'Deixe vazio para não marcar ninguém como parado.'}
        slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: String(ETAPA_LIMIT.dias).length } }}
      />
      <FichaField
        value={draft.idFicha}
        onChange={(idFicha) => onDraft({ ...draft, idFicha })}
        error={errors.idFicha}
      />
    </>
  )
}
