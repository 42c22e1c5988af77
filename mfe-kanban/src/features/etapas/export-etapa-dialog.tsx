import type { EtapaItem, FiltroKanban } from '@seleta/contract/kanban'
import { FormControlLabel, Typography } from '@seleta/ui/core'
import { ChoiceGroup, FormDialog, Radio, RadioGroup } from '@seleta/ui/form'
import { useState } from 'react'
import { useExportEtapa } from '../../queries/use-export-etapa'
import { pessoas } from '../../rules/sentences'
import { EtapaFields } from './etapa-fields'

export interface ExportEtapaDialogProps {
  /** With the count of those whom the filter leaves. */
  readonly etapa: EtapaItem
  /** As on the screen; null is everybody. */
  readonly filtro: FiltroKanban | null
  readonly onClose: () => void
}

const FORMATS = [
  { valor: 'csv', label: 'CSV, para qualquer planilha' },
  { valor: 'xlsx', label: 'XLSX, para o Excel' },
] as const
type ExportFormat = (typeof FORMATS)[number]['valor']

/** 'Exportar dados da etapa': the stage as filtered on screen, as a file (product 50). */
export function ExportEtapaDialog({ etapa, filtro, onClose }: ExportEtapaDialogProps) {
  const [formato, setFormat] = useState<ExportFormat>('csv')
  const doExport = useExportEtapa(etapa, filtro, onClose)
  return (
    <FormDialog
      title={`Exportar dados da etapa ${etapa.nome}`}
      submitLabel="Exportar"
      savingLabel="Exportando…"
      isSaving={doExport.isPending}
      onSubmit={() => doExport.mutate(formato)}
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
            onChange={(_, valor) => setFormat(valor === 'xlsx' ? 'xlsx' : 'csv')}
          >
            {FORMATS.map(({ valor, label }) => (
              <FormControlLabel key={valor} value={valor} control={<Radio />} label={label} />
            ))}
          </RadioGroup>
        </ChoiceGroup>
      </EtapaFields>
    </FormDialog>
  )
}
