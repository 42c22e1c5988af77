import { formatInteger } from '@seleta/regras/numbers'
import { Alert, Box, Button } from '@seleta/ui/core'
import { SparklesIcon } from '@seleta/ui/icons'
import { paint } from '@seleta/ui/paint'
import { Suspense, lazy, useMemo, useState } from 'react'
import { appStore } from '@seleta/api-client'
import { FormSection } from '../passo/form-section'
import { Later } from '../passo/later'
import { StepProblems } from '../passo/step-problems'
import { activeAtom } from '../../queries/rascunho/rascunho-atoms'
import { editVaga, useCampanha } from '../../queries/rascunho/use-rascunho'
import { countCharacters } from '@seleta/regras/html-da-vaga/documento'
import { loadEditor } from '../texto/load-editor'
import { parseHtml } from '@seleta/regras/html-da-vaga/parse-html'
import { writeHtml } from '@seleta/regras/html-da-vaga/write-html'
import { TEXTO_RECOMENDADO } from '../../rules/recomendados'
import { composePrompt } from '../../rules/compose-prompt'
import { EditorBoundary, EditorLoading } from './editor-boundary'
import { GeracaoPanel } from './geracao-panel'
import { DEFAULT_MODELO } from '../../rules/default-modelo'
import { ModelosField } from './modelos-field'
import { PreviewHeader } from './preview-header'
import { SaveModelo } from './save-modelo'
import { useGeracao } from '../../queries/use-geracao'

const TextoEditor = lazy(loadEditor)

/** What was in the editor before something took its place. */
interface Former {
  readonly html: string
  /** The template that it came from. */
  readonly modeloId: number | null
  /** What took its place. */
  readonly by: string
  readonly undoLabel: string
}

const isBlank = (html: string) => html.replaceAll(/<[^>]*>/g, '').trim() === ''

/** Step 8. */
export function ResumoForm() {
  const html = useCampanha((c) => c.vaga.descricao)
  const [former, setFormer] = useState<Former | null>(null)
  const [modeloId, setModeloId] = useState<number | null>(null)
  const replace = (next: string, by: string, undoLabel = 'Desfazer', fromModelo: number | null = null) => {
    // Read afresh: the text may have grown since the drawing that this closure is of.
    const now = appStore.get(activeAtom).campanha.vaga.descricao
    if (now !== next) setFormer({ html: now, modeloId, by, undoLabel })
    setModeloId(fromModelo)
    editVaga({ descricao: next })
  }
  const { geracao, generate, finish, stop, dismiss } = useGeracao((documento) =>
    replace(writeHtml(documento), 'O texto gerado', 'Desfazer geração'),
  )
  const isBusy = geracao.kind === 'asking' || geracao.kind === 'typing'
  const undo = ({ html: before, modeloId: formerModelo }: Former) => {
    editVaga({ descricao: before })
    setModeloId(formerModelo)
    setFormer(null)
    dismiss()
  }
  return (
    <>
      <StepProblems />
      <Alert severity="info" sx={{ mb: 6 }}>
        Conte o que a pessoa vai fazer, o que é indispensável e como é o processo. Comece por um modelo, pelo
        modelo padrão ou gere um texto a partir do que você já preencheu, e ajuste com as suas palavras.
      </Alert>
      <PreviewHeader />
      <FormSection title="Texto da vaga">
        <Box
          sx={{
            display: 'grid',
            gap: 4,
            gridTemplateColumns: { xs: 'minmax(0,1fr)', sm: 'minmax(0,1fr) auto' },
            alignItems: 'start',
          }}
        >
          <ModelosField
            pickedId={modeloId}
            onPick={(modelo) => {
              if (modelo === null) setModeloId(null)
              else
                replace(
                  writeHtml(parseHtml(modelo.descricao)),
                  `O modelo “${modelo.nome}”`,
                  'Desfazer',
                  modelo.id,
                )
            }}
          />
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, pt: { sm: '26px' } }}>
            <Button
              variant="outlined"
              onClick={() => replace(DEFAULT_MODELO, 'O modelo padrão')}
              disabled={isBusy}
            >
              Modelo padrão
            </Button>
            <Button
              variant="outlined"
              startIcon={<SparklesIcon size={18} />}
              onClick={() => {
                if (!isBusy) void generate(composePrompt(appStore.get(activeAtom).campanha))
              }}
              aria-disabled={isBusy || undefined}
            >
              Gerar com IA
            </Button>
          </Box>
        </Box>
        <GeracaoPanel geracao={geracao} onFinish={finish} onStop={stop} />
        {former === null || isBusy ? null : (
          <Box
            component="output"
            sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, fontSize: '0.8125rem' }}
          >
            {former.by} {isBlank(former.html) ? 'entrou no texto' : 'tomou o lugar do texto anterior'}.
            <Button size="small" onClick={() => undo(former)}>
              {former.undoLabel}
            </Button>
          </Box>
        )}
        {geracao.kind === 'typing' ? null : (
          <Later>
            {/* Where the step's summary of what is missing leads to. */}
            <div id="vaga.descricao" tabIndex={-1}>
              <EditorBoundary>
                <Suspense fallback={<EditorLoading />}>
                  <TextoEditor
                    value={html}
                    onChange={(descricao) => editVaga({ descricao })}
                    label="Texto da vaga"
                  />
                </Suspense>
              </EditorBoundary>
            </div>
          </Later>
        )}
        <Later>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
            <CountLine html={html} />
            <SaveModelo descricao={html} />
          </Box>
        </Later>
      </FormSection>
    </>
  )
}

function CountLine({ html }: { html: string }) {
  const count = useMemo(() => countCharacters(parseHtml(html)), [html])
  return (
    <Box sx={{ flex: '1 1 auto', fontSize: '0.8125rem', color: paint.textSecondary }}>
      {formatInteger(count)} caracteres · recomendado {formatInteger(TEXTO_RECOMENDADO.min)} a{' '}
      {formatInteger(TEXTO_RECOMENDADO.max)}
    </Box>
  )
}
