import type { EtapaItem } from '@seleta/contract/kanban'
import { FormDialog } from '@seleta/ui/form'
import { useState } from 'react'
import { toasts } from '../../rules/sentences'
import { CanaisField } from './canais-field'
import { EtapaFields } from './etapa-fields'
import { MensagemField } from './mensagem-field'
import { useExample } from '../../queries/use-example'
import { useSaveEtapa } from '../../queries/use-save-etapa'

export interface NotificacaoDialogProps {
  readonly campanhaId: number
  readonly etapa: EtapaItem
  readonly onClose: () => void
}

/** Edits what people read on entering the stage, and saves it: product 49 (the spec's dialog only closes). */
export function NotificacaoDialog({ campanhaId, etapa, onClose }: NotificacaoDialogProps) {
  const example = useExample(campanhaId)
  const [mensagem, setMensagem] = useState(etapa.mensagemNotificacao)
  const [contato, setContato] = useState(etapa.contato)
  const save = useSaveEtapa(campanhaId, etapa.id, toasts.notificacaoSaved, onClose)
  return (
    <FormDialog
      title={`Mensagem de notificação de ${etapa.nome}`}
      submitLabel="Salvar"
      isSaving={save.isPending}
      onSubmit={() => save.mutate({ mensagemNotificacao: mensagem.trim(), contato })}
      onClose={onClose}
      // Fields and a toast say it.
      error={null}
    >
      <EtapaFields>
        <MensagemField value={mensagem} onChange={setMensagem} example={example} />
        <CanaisField value={contato} onChange={setContato} />
      </EtapaFields>
    </FormDialog>
  )
}
