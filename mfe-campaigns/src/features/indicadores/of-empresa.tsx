import { useChosenCampanha, useColegas } from '../../queries/use-indicadores'
import { recorteWords } from '../../rules/recorte-words'
import { CampanhaField } from './campanha-field'
import type { Recorte } from './indicadores-section'
import { IndicadoresSection } from './indicadores-section'
import { PrintReport } from './print-report'
import { ColegaField } from './recorte-fields'

/** What the company's report is called. */
export const REPORT_TITLE = 'Recrutamento'

interface Props {
  readonly recorte: Recorte
  readonly onChange: (change: { readonly campanha?: number | null; readonly pessoa?: number | null }) => void
}

/** How it goes, of all campaigns or one, of everybody's work or a colleague's. */
export function OfEmpresa({ recorte, onChange }: Props) {
  const { campanhaId, usuarioId } = recorte
  const { usuarios, hasUsuarios } = useColegas()
  return (
    <IndicadoresSection recorte={recorte}>
      <CampanhaField value={campanhaId} onChange={(campanha) => onChange({ campanha })} />
      {hasUsuarios || usuarioId !== null ? (
        <ColegaField opcoes={usuarios} value={usuarioId} onChange={(pessoa) => onChange({ pessoa })} />
      ) : null}
    </IndicadoresSection>
  )
}

/** The head of the company's report: what its figures leave out stands there. */
export function ReportOfEmpresa({ dias, campanhaId, usuarioId }: Recorte) {
  const { usuarios } = useColegas()
  const recorte = recorteWords(
    { chosen: useChosenCampanha(campanhaId), id: campanhaId },
    { opcoes: usuarios, id: usuarioId },
  )
  return <PrintReport title={REPORT_TITLE} dias={dias} recorte={recorte} />
}
