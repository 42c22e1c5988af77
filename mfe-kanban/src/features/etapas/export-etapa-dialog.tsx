import { request, useMutation, wordsFor } from '@seleta/api-client'
import type { EtapaItem, FiltroKanban } from '@seleta/contract/kanban'
import { useHostServices } from '@seleta/shell'
import { FormControlLabel, Typography } from '@seleta/ui/core'
import { ChoiceGroup, FormDialog, Radio, RadioGroup } from '@seleta/ui/form'
import { useState } from 'react'
import { pessoas } from '../../rules/sentences'
import { EtapaFields } from './etapa-fields'
import { saveFile } from '@seleta/ui/save-file'

export interface ExportEtapaDialogProps {
  /** With the count of those whom the filter leaves. */
  readonly etapa: EtapaItem
  /** As on the screen; null is everybody. */
  readonly filtro: FiltroKanban | null
  readonly onClose: () => void
}

const FORMATOS = [
  { valor: 'csv', label: 'CSV, para qualquer planilha' },
  { valor: 'xlsx', label: 'XLSX, para o Excel' },
] as const
type Formato = (typeof FORMATOS)[number]['valor']

/** 'Exportar dados da etapa': the stage as filtered on screen, as a file (product 50). */
export function ExportEtapaDialog({ etapa, filtro, onClose }: ExportEtapaDialogProps) {
  const { notify } = useHostServices()
  const [formato, setFormato] = useState<Formato>('csv')
  const exportar = useMutation({
    mutationFn: () =>
      request('exportEtapa', { params: { id: etapa.id }, body: { formato, filtro: filtro ?? {} } }),
    onSuccess: ({ blob }) => {
      saveFile(blob, `${etapa.nome}.${formato}`)
      onClose()
    },
    onError: (error) => notify({ text: wordsFor(error), tone: 'error' }),
  })
  return (
    <FormDialog
      title={`Exportar dados da etapa ${etapa.nome}`}
      submitLabel="Exportar"
      savingLabel="Exportando…"
      isSaving={exportar.isPending}
      onSubmit={() => exportar.mutate()}
      onClose={onClose}
      // Fields and a toast say it.
      error={null}
    >
      <EtapaFields>
        <Typography>
          {pessoas(etapa.qtdTalentos)}
          {filtro === null ? '.' : ', como filtradas na tela.'} A exportação fica registrada.
        </Typography>
        <ChoiceGroup legend="Formato">
          <RadioGroup
            aria-label="Formato"
            value={formato}
            onChange={(_, valor) => setFormato(valor === 'xlsx' ? 'xlsx' : 'csv')}
          >
            {FORMATOS.map(({ valor, label }) => (
              <FormControlLabel key={valor} value={valor} control={<Radio />} label={label} />
            ))}
          </RadioGroup>
        </ChoiceGroup>
      </EtapaFields>
    </FormDialog>
  )
}
