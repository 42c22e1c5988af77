import { publishChecks } from '@seleta/contract/publish-checks'
import { QUADROS } from '@seleta/contract/limits'
import { Alert, AlertTitle, Box, Button, Checkbox, FormControlLabel } from '@seleta/ui/core'
import { SuccessIcon, WarningIcon } from '@seleta/ui/icons'
import { paint } from '@seleta/ui/paint'
import { Link } from '@seleta/shell'
import { useEffect } from 'react'
import { FormSection } from '../../frame/form-section'
import { Later } from '../../frame/later'
import { idOf } from '../../rascunho/rascunho-state'
import { rascunhos } from '../../rascunho/rascunhos'
import { editCampanha, useCampanha, useRascunho } from '../../rascunho/use-rascunho'
import { readPasso, stepPath } from '../steps'
import { QuadroCard } from './quadro-card'
import { allQuadrosState, findQuadroNeeds, toggleQuadro } from './quadros'
import { usePublicacoes } from './use-publicacoes'
import { checkLineId, forgetFailure, usePublishing } from './use-publishing'

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
          <AlertTitle component="h3">Não foi possível publicar. Nada foi perdido.</AlertTitle>
          {publishing.reason}
          {Object.values(publishing.campos).map((message) => (
            <div key={message}>{message}</div>
          ))}
        </Alert>
      ) : null}
      <ConferenciaSection />
      <QuadrosSection />
    </>
  )
}

/** The five checks, each with a link to the step that mends it. */
function ConferenciaSection() {
  const campanha = useCampanha((c) => c)
  const campanhaId = useRascunho((state) => idOf(state.origin))
  const brokenCount = publishChecks.filter((check) => check.isBroken(campanha)).length
  return (
    <FormSection
      title="Antes de publicar"
      description={
        brokenCount === 0
          ? 'Está tudo pronto para publicar.'
          : `Falta${brokenCount === 1 ? '' : 'm'} ${brokenCount} de ${publishChecks.length} itens obrigatórios.`
      }
    >
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
        {publishChecks.map((check) => {
          const isBroken = check.isBroken(campanha)
          return (
            <Box
              component="li"
              key={check.id}
              id={checkLineId(check.id)}
              tabIndex={-1}
              sx={{ display: 'flex', alignItems: 'center', gap: 2, minHeight: 40, fontSize: '0.875rem' }}
            >
              <Box
                component="span"
                aria-hidden
                sx={{ display: 'inline-flex', color: isBroken ? paint.warning.text : paint.success.text }}
              >
                {isBroken ? <WarningIcon size={20} /> : <SuccessIcon size={20} />}
              </Box>
              <span>{CHECK_NAMES[check.id]}</span>
              <Box component="span" sx={{ ml: 'auto', textAlign: 'right' }}>
                {isBroken ? (
                  <Link to={stepPath(readPasso(check.step), campanhaId)}>Preencher</Link>
                ) : (
                  <Box component="span" sx={{ color: paint.textSecondary }}>
                    completo
                  </Box>
                )}
              </Box>
            </Box>
          )
        })}
      </Box>
    </FormSection>
  )
}

const CHECK_NAMES: Readonly<Record<string, string>> = {
  nome: 'Nome da campanha',
  empresa: 'Nome da empresa',
  funcao: 'Pelo menos uma função',
  cidade: 'Pelo menos uma cidade',
  responsavel: 'Nome de quem responde pela campanha',
}

/** One toggle per board, and Select All (spec section 2, step 9). */
function QuadrosSection() {
  const campanha = useCampanha((c) => c)
  const { quadros } = campanha
  const publicacoes = usePublicacoes()
  const all = allQuadrosState(quadros)
  const needs = findQuadroNeeds(campanha)
  return (
    <FormSection
      title="Onde divulgar"
      description="A campanha sempre tem a sua página pública. Os quadros abaixo a recebem pelo feed da empresa."
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
