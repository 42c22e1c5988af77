import { ETAPA_LIMIT } from '@seleta/contract/limits'
import { assuntoDaInscricao, tellSaida } from '@seleta/contract/tell-avisos'
import { MensagemFields } from '@seleta/mensagens/mensagem-fields'
import type { Reader } from '@seleta/mensagens/mensagem-preview'
import { MensagemPreview } from '@seleta/mensagens/mensagem-preview'
import { FormControlLabel, Typography } from '@seleta/ui/core'
import { ChoiceGroup, Radio, RadioGroup } from '@seleta/ui/form'
import type { RefObject } from 'react'
import { useState } from 'react'
import { useReaders } from '../../queries/use-readers'
import type { EtapaDraft, EtapaErrors } from '../../rules/etapa-draft'
import { CanaisField } from './canais-field'
import { EtapaFields } from './etapa-fields'

export interface AvisoFieldsProps {
  readonly campanhaId: number
  /** Some who could enter the stage: they are shown how they will read it. */
  readonly readers: readonly string[]
  readonly draft: EtapaDraft
  readonly onDraft: (draft: EtapaDraft) => void
  readonly errors: EtapaErrors
  readonly mensagemRef: RefObject<HTMLTextAreaElement | null>
  readonly hasAutoFocus: boolean
}

/** What who enters a stage is told, by the same fields as any other message (product 61); nobody is a choice too. */
export function AvisoFields(props: AvisoFieldsProps) {
  const { draft, onDraft } = props
  return (
    <EtapaFields>
      <ChoiceGroup legend="Quem entra nesta etapa">
        <RadioGroup
          row
          aria-label="Quem entra nesta etapa"
          value={draft.isAvisada ? 'sim' : 'nao'}
          onChange={(_, value) => onDraft({ ...draft, isAvisada: value === 'sim' })}
        >
          <FormControlLabel value="sim" control={<Radio />} label="Recebe uma mensagem" />
          <FormControlLabel value="nao" control={<Radio />} label="Não avisar" />
        </RadioGroup>
      </ChoiceGroup>
      {draft.isAvisada ? <Aviso {...props} /> : null}
    </EtapaFields>
  )
}

function Aviso({ campanhaId, readers, draft, onDraft, errors, mensagemRef, hasAutoFocus }: AvisoFieldsProps) {
  const { pessoas, emailLigado } = useReaders(campanhaId, readers)
  const [at, setAt] = useState(0)
  const { contato, mensagemNotificacao } = draft
  return (
    <>
      <CanaisField
        value={contato}
        onChange={(chosen) => onDraft({ ...draft, contato: chosen })}
        error={errors.contato}
      />
      <MensagemFields
        value={{ assunto: '', texto: mensagemNotificacao }}
        onChange={({ texto }) => onDraft({ ...draft, mensagemNotificacao: texto })}
        errors={errors.mensagemNotificacao === undefined ? {} : { texto: errors.mensagemNotificacao }}
        max={ETAPA_LIMIT.mensagem}
        label="Mensagem de notificação"
        hasAssunto={false}
        hasCampanha
        textoRef={mensagemRef}
        hasAutoFocus={hasAutoFocus}
      />
      <MensagemPreview
        pessoas={pessoas}
        at={at}
        onAt={setAt}
        // A WhatsApp has no subject.
        assunto={contato.email ? assuntoOf(pessoas[at] ?? pessoas[0]) : null}
        texto={mensagemNotificacao}
      />
      <Typography variant="body2" color="text.secondary">
        {tellSaida({ emails: Number(contato.email), whatsapps: Number(contato.whatsapp), emailLigado })}
      </Typography>
    </>
  )
}

const assuntoOf = (reader: Reader | undefined) =>
  reader === undefined ? null : assuntoDaInscricao(reader.variaveis)
