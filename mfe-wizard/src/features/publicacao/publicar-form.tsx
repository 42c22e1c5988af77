import { hoje } from '@seleta/regras/now'
import { countOf, plural } from '@seleta/regras/plural'
import { publishChecks } from '@seleta/contract/publish-checks'
import { QUADROS } from '@seleta/contract/limits'
import { Alert, AlertTitle, Box, Button, Checkbox, FormControlLabel } from '@seleta/ui/core'
import { SuccessIcon, WarningIcon } from '@seleta/ui/icons'
import { paint } from '@seleta/ui/paint'
import { Link } from '@seleta/shell'
import { useEffect } from 'react'
import { FormSection } from '../passo/form-section'
import { Later } from '../passo/later'
import { idOf } from '../../rules/rascunho/rascunho-state'
import { rascunhos } from '../../queries/rascunho/rascunhos'
import { editCampanha, useCampanha, useRascunho } from '../../queries/rascunho/use-rascunho'
import { findWrong } from '../../rules/passos/step-status'
import { readPasso, stepOf, stepPath } from '../../rules/passos/steps'
import { recomendados } from '../../rules/recomendados'
import { ProcessoSection } from './processo-section'
import { QuadroCard } from './quadro-card'
import { allQuadrosState, findQuadroNeeds, toggleQuadro } from '../../rules/quadros'
import { usePublicacoes } from '../../queries/use-publicacoes'
import { checkLineId, forgetFailure, usePublishing } from '../../queries/use-publishing'

/** Step 9. The page takes the working copy over while it is open (product 22). */
export function PublicarForm() {
  const { publishing, publish } = usePublishing()
  useEffect(() => {
    rascunhos.freeze()
    return () => {
      rascunhos.thaw()
      forgetFailure()
    }
  }, [])
  return (
    <>
      {publishing.kind === 'failed' ? (
        <Alert
          severity="error"
          sx={{ mb: 6 }}
          action={
            <Button color="inherit" size="small" onClick={() => void publish()}>
              Tentar novamente
            </Button>
          }
        >
          <AlertTitle component="h3">{publishing.title}</AlertTitle>
          {publishing.reason}
          {Object.values(publishing.campos).map((message) => (
            <div key={message}>{message}</div>
          ))}
        </Alert>
      ) : null}
      <ChecksSection />
      <RecomendadosSection />
      <ProcessoSection />
      <QuadrosSection />
    </>
  )
}

/** The five checks, and what is given and wrong, each with a link to the step that mends it. */
function ChecksSection() {
  const state = useRascunho((now) => now)
  const campanhaId = idOf(state.origin)
  const wrong = findWrong(state, hoje())
  const brokenCount = publishChecks.filter((check) => check.isBroken(state.campanha)).length
  return (
    <FormSection title="Antes de publicar" description={describeChecks(brokenCount, wrong.length)}>
      <Box component="ul" sx={listStyle}>
        {publishChecks.map((check) => (
          <CheckLine
            key={check.id}
            id={check.id}
            text={CHECK_NAMES[check.id] ?? ''}
            mend={
              check.isBroken(state.campanha)
                ? { label: 'Preencher', to: stepPath(readPasso(check.step), campanhaId) }
                : null
            }
          />
        ))}
        {wrong.map(({ passo, problem }) => (
          <CheckLine
            key={problem.field}
            id={problem.field}
            text={`${stepOf(passo).title}: ${problem.message}`}
            mend={{ label: 'Corrigir', to: stepPath(passo, campanhaId) }}
          />
        ))}
      </Box>
    </FormSection>
  )
}

/** What is not asked for and worth it, each with the way to its step. */
function RecomendadosSection() {
  const campanha = useCampanha((c) => c)
  const campanhaId = useRascunho((state) => idOf(state.origin))
  return (
    <FormSection title="Recomendado" description="Não impede de publicar, e traz mais pessoas.">
      <Box component="ul" sx={listStyle}>
        {recomendados.map(({ id, text, step, isMissing }) => (
          <CheckLine
            key={id}
            id={`recomendado-${id}`}
            text={text}
            mend={isMissing(campanha) ? { label: 'Completar', to: stepPath(step, campanhaId) } : null}
          />
        ))}
      </Box>
    </FormSection>
  )
}

const listStyle = { listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }

function describeChecks(broken: number, wrong: number): string {
  if (broken > 0)
    return `${plural(broken, 'Falta', 'Faltam')} ${broken} de ${publishChecks.length} itens obrigatórios.`
  if (wrong > 0) return `Há ${countOf(wrong, 'campo', 'campos')} para corrigir.`
  return 'Está tudo pronto para publicar.'
}

interface CheckLineProps {
  readonly id: string
  readonly text: string
  /** Null when it is fine. */
  readonly mend: { readonly label: string; readonly to: string } | null
}

function CheckLine({ id, text, mend }: CheckLineProps) {
  return (
    <Box
      component="li"
      id={checkLineId(id)}
      tabIndex={-1}
      sx={{ display: 'flex', alignItems: 'center', gap: 2, minHeight: 40, fontSize: '0.875rem' }}
    >
      <Box
        component="span"
        aria-hidden
        sx={{ display: 'inline-flex', color: mend === null ? paint.success.text : paint.warning.text }}
      >
        {mend === null ? <SuccessIcon size={20} /> : <WarningIcon size={20} />}
      </Box>
      <span>{text}</span>
      <Box component="span" sx={{ ml: 'auto', textAlign: 'right' }}>
        {mend === null ? (
          <Box component="span" sx={{ color: paint.textSecondary }}>
            completo
          </Box>
        ) : (
          <Link to={mend.to}>{mend.label}</Link>
        )}
      </Box>
    </Box>
  )
}

const CHECK_NAMES: Readonly<Record<string, string>> = {
  nome: 'Nome da campanha',
  empresa: 'Nome da empresa',
  funcao: 'Pelo menos uma função',
  cidade: 'Pelo menos uma cidade',
  responsavel: 'Nome de quem responde pela campanha',
}

/** One toggle per job board, and Select All (spec section 2, step 9). */
function QuadrosSection() {
  const campanha = useCampanha((c) => c)
  const { quadros } = campanha
  const publicacoes = usePublicacoes()
  const all = allQuadrosState(quadros)
  const needs = findQuadroNeeds(campanha)
  return (
    <FormSection
      title="Onde divulgar"
      description="A campanha sempre tem a sua página pública. A Catho a recebe da Seleta; ABLER e BNE a leem no feed da empresa."
    >
      <FormControlLabel
        label="Selecionar todos"
        control={
          <Checkbox
            checked={all === 'all'}
            indeterminate={all === 'some'}
            onChange={() => editCampanha({ quadros: all === 'all' ? [] : [...QUADROS] })}
          />
        }
      />
      <Later>
        <Box
          sx={{
            display: 'grid',
            gap: 4,
            gridTemplateColumns: { xs: 'minmax(0,1fr)', sm: 'repeat(3, minmax(0,1fr))' },
          }}
        >
          {QUADROS.map((quadro) => (
            <QuadroCard
              key={quadro}
              quadro={quadro}
              isOn={quadros.includes(quadro)}
              needs={needs}
              publicacao={publicacoes.find((item) => item.quadro === quadro)}
              onToggle={(isOn) => editCampanha({ quadros: toggleQuadro(quadros, quadro, isOn) })}
            />
          ))}
        </Box>
      </Later>
    </FormSection>
  )
}
